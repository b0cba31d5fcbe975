// The match page: everything works without it; with it the board itself is the control.
import { followKeys } from "./keys.js";
import { followBoard } from "./board.js";
import { followTime } from "./timeline.js";
import { stayFresh } from "./live.js";
import { followZoom } from "./zoom.js";

const match = document.getElementById("match");

// What stands on the page but outside of the part that play changes.
function settle() {
  const play = document.getElementById("play");
  document.title = play.dataset.title;
  const icon = "lit" in play.dataset ? match.dataset.litIcon : match.dataset.icon;
  document.querySelector("link[rel=icon]").href = icon;
}

// A part that somebody chose to look at stays open while the question is the same.
let open = null;
document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target?.id !== "play") return;
  const play = document.getElementById("play");
  open = {
    tab: document.querySelector(".tabs :checked")?.id,
    question: play.dataset.question,
    focused: !!document.activeElement?.closest("#options, #board, #prompt"),
  };
});
document.addEventListener("htmx:afterSettle", () => {
  const play = document.getElementById("play");
  if (open?.tab && (open.question === play.dataset.question || !("lit" in play.dataset))) {
    const tab = document.getElementById(open.tab);
    if (tab) tab.checked = true;
  }
  // A new question is not answered by the key that answered the last one.
  if (open?.focused && open.question !== play.dataset.question) {
    (document.getElementById("options") ?? document.getElementById("prompt")).focus({ preventScroll: true });
  }
  open = null;
  settle();
});
for (const trouble of ["htmx:sendError", "htmx:responseError"]) {
  document.addEventListener(trouble, () => { document.getElementById("trouble").hidden = false; });
}
document.addEventListener("htmx:afterRequest", (event) => {
  if (event.detail.successful) document.getElementById("trouble").hidden = true;
});

followBoard(match);
followKeys();
followTime();
followZoom();
stayFresh(match);
