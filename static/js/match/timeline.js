// The time line: links lead to moments without leaving the page; keys, dragging and playing too.
import { isWriting } from "./keys.js";

const PACE = 1100;
const play = () => document.getElementById("play");
let timer = null;
let busy = false;

export const isPlaying = () => timer !== null;

// Moments of finished matches are kept by the browser; the language is part of what is kept.
function fragmentOf(address) {
  const url = new URL(address, location.href);
  url.searchParams.set("lang", document.documentElement.lang);
  return url.pathname + url.search;
}

async function go(address) {
  if (!address || busy) return;
  busy = true;
  const focused = document.activeElement?.closest("#time, #chronicle") ? document.activeElement : null;
  try {
    await window.htmx.ajax("GET", fragmentOf(address), { target: "#play", swap: "outerHTML" });
    history.pushState({ moment: true }, "", address);
    refocus(focused);
  } finally {
    busy = false;
  }
}

function refocus(before) {
  if (!before) return;
  const label = before.getAttribute("aria-label");
  const same = label && document.querySelector(`#time [aria-label="${CSS.escape(label)}"]`);
  (same || document.querySelector("#ticks .cur") || document.getElementById("time"))?.focus({ preventScroll: true });
}

function stop() {
  clearTimeout(timer);
  timer = null;
  mark();
}

function mark() {
  const button = document.getElementById("play-pause");
  if (!button) return;
  button.hidden = false;
  button.setAttribute("aria-pressed", String(isPlaying()));
  const use = button.querySelector("use");
  use.setAttribute("href", use.getAttribute("href").replace(/#.*/, isPlaying() ? "#i-pause" : "#i-play"));
}

async function step() {
  const { forward } = play().dataset;
  if (!forward || !("past" in play().dataset)) { stop(); return; }
  await go(forward);
  if (isPlaying()) timer = setTimeout(step, PACE);
  mark();
}

async function start(from) {
  timer = setTimeout(() => {}, PACE);
  if (from) await go(from);
  mark();
  timer = setTimeout(step, PACE);
}

// From the past on to now; from now through what is new, or the last turn.
function toggle() {
  if (isPlaying()) { stop(); return; }
  const button = document.getElementById("play-pause");
  start("past" in play().dataset ? "" : button.dataset.step || play().dataset.turnBack || play().dataset.first);
}

const STEPS = {
  ArrowLeft: (data, turns) => (turns ? data.turnBack : data.back),
  ArrowRight: (data, turns) => (turns ? data.turnForward || data.now : data.forward),
  Home: (data) => data.first,
  End: (data) => data.now,
};

// Home and End move the page, unless one is at the time line or in the past already.
function isForTime(event) {
  const free = event.target === document.body;
  if (event.target.closest?.("#time, #chronicle")) return true;
  const inPlace = free || event.target.closest?.("#board :not(input)");
  return inPlace && (event.key.startsWith("Arrow") || "past" in play().dataset);
}

function followDrag() {
  let dragged = null;
  const tickAt = (event) => document.elementsFromPoint(event.clientX, document.getElementById("ticks").getBoundingClientRect().top + 12).find((one) => one.closest?.(".tk"))?.closest(".tk");
  document.addEventListener("pointerdown", (event) => {
    if (event.button === 0 && event.pointerType !== "touch" && event.target.closest("#ticks")) dragged = event.target.closest(".tk") ?? event.target;
  });
  document.addEventListener("pointermove", (event) => {
    if (!dragged || !document.getElementById("ticks")) return;
    const tick = tickAt(event);
    if (!tick || tick.href === dragged.href || busy) return;
    dragged = tick;
    document.getElementById("time").classList.add("dragging");
    go(tick.href);
  });
  document.addEventListener("pointerup", () => { dragged = null; document.getElementById("time")?.classList.remove("dragging"); });
  document.addEventListener("dragstart", (event) => { if (event.target.closest?.("#ticks")) event.preventDefault(); });
}

// A slider over all events, for a finer hand than the turns give.
function addSlider() {
  const time = document.getElementById("time");
  if (!time || time.querySelector(".rail-line")) return;
  const slider = document.createElement("input");
  Object.assign(slider, { type: "range", min: "1", max: time.dataset.head, step: "1", className: "rail-line" });
  slider.value = time.dataset.seq;
  slider.setAttribute("aria-label", time.dataset.sliderLabel);
  slider.addEventListener("change", () => go(slider.value === slider.max ? play().dataset.now : time.dataset.moment.replace(/\/0\//, `/${slider.value}/`)));
  time.append(slider);
}

function showCurrent() {
  const ticks = document.getElementById("ticks");
  const current = ticks?.querySelector(".cur");
  if (current) ticks.scrollLeft = current.offsetLeft - ticks.clientWidth * 0.8;
}

export function followTime() {
  document.addEventListener("click", (event) => {
    if (event.target.closest("#play-pause")) { toggle(); return; }
    const link = event.target.closest("a[data-moment]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    if (isPlaying()) stop();
    if ("play" in link.dataset) start(link.href);
    else go(link.href);
  });
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isWriting(event) || !STEPS[event.key]) return;
    if (!isForTime(event)) return;
    event.preventDefault();
    if (isPlaying()) stop();
    go(STEPS[event.key](play().dataset, event.shiftKey));
  });
  document.addEventListener("htmx:afterSettle", () => { addSlider(); mark(); showCurrent(); });
  addEventListener("popstate", () => location.reload());
  followDrag();
  addSlider();
  mark();
  showCurrent();
}
