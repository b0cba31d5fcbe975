// The page stays fresh: it asks for the head of the match and takes the new page part if it moved.
import { isPlaying } from "./timeline.js";

const PACE = 3000;
const SLOWEST = 60000;
const HIDDEN_PACE = 30000;
const ballots = (etag) => etag.split(".").pop();

export function stayFresh(match) {
  let wait = PACE;
  let timer = null;
  let asking = false;

  const play = () => document.getElementById("play");
  const credentials = "private" in match.dataset ? "same-origin" : "omit";

  async function moved() {
    const response = await fetch(match.dataset.head, {
      credentials,
      cache: "no-store",
      headers: { "If-None-Match": play().dataset.etag },
    });
    if (response.status === 304) return "";
    if (!response.ok) throw new Error(String(response.status));
    const etag = response.headers.get("ETag");
    return etag === play().dataset.etag ? "" : etag;
  }

  // Who looks at the past is not torn away from it; only the mark of what they know moves on.
  async function refresh(etag) {
    if ("past" in play().dataset || isPlaying()) return;
    if (document.querySelector("#options button:disabled")) return;
    const url = new URL(play().dataset.now, location.href);
    if (ballots(etag) !== ballots(play().dataset.etag)) url.searchParams.set("votes", "");
    await window.htmx.ajax("GET", url.pathname + url.search, { target: "#play", swap: "outerHTML" });
  }

  async function look() {
    if (asking) return;
    asking = true;
    clearTimeout(timer);
    try {
      const etag = await moved();
      if (etag) await refresh(etag);
      wait = PACE;
      document.getElementById("trouble").hidden = true;
    } catch {
      wait = Math.min(wait * 2, SLOWEST);
      if (wait > 4 * PACE) document.getElementById("trouble").hidden = false;
    } finally {
      asking = false;
      timer = setTimeout(look, document.hidden ? Math.max(wait, HIDDEN_PACE) : wait);
    }
  }

  const again = () => { wait = PACE; if (!document.hidden) look(); };
  document.addEventListener("visibilitychange", again);
  addEventListener("online", again);
  addEventListener("pageshow", again);
  timer = setTimeout(look, PACE);
}
