// Parts of the board that are too fine for the screen: larger, smaller, and moved to where the light is.
const STEPS = [1, 1.5, 2, 3];
const chosen = new Map();

const pans = () => [...document.querySelectorAll(".zooms .pan")];
const size = (pan) => Number(getComputedStyle(pan.firstElementChild).width.replace("px", "")) / pan.clientWidth || 1;

function enlarge(pan, by) {
  const now = size(pan);
  const near = STEPS.reduce((best, step, at) => (Math.abs(step - now) < Math.abs(STEPS[best] - now) ? at : best), 0);
  const next = STEPS[Math.min(STEPS.length - 1, Math.max(0, near + by))];
  const middle = [
    (pan.scrollLeft + pan.clientWidth / 2) / pan.scrollWidth,
    (pan.scrollTop + pan.clientHeight / 2) / pan.scrollHeight,
  ];
  pan.style.setProperty("--zoom", next);
  pan.scrollTo(middle[0] * pan.scrollWidth - pan.clientWidth / 2, middle[1] * pan.scrollHeight - pan.clientHeight / 2);
  keep(pan);
}

function keep(pan) {
  const { scrollLeft, scrollTop } = pan;
  chosen.set(pan.parentElement.id, { zoom: pan.style.getPropertyValue("--zoom"), scrollLeft, scrollTop });
}

function toTheLight(pan) {
  if (pan.scrollWidth <= pan.clientWidth) return;
  // without any light the middle is where a board is liveliest
  const there = (pan.querySelector("a.d-lit") ?? pan.firstElementChild).getBoundingClientRect();
  const here = pan.getBoundingClientRect();
  pan.scrollBy(there.x + there.width / 2 - here.x - here.width / 2, there.y + there.height / 2 - here.y - here.height / 2);
}

function settle() {
  for (const pan of pans()) {
    pan.parentElement.querySelector(".zoom").hidden = false;
    const before = chosen.get(pan.parentElement.id);
    if (before?.zoom) pan.style.setProperty("--zoom", before.zoom);
    if (before) pan.scrollTo(before.scrollLeft, before.scrollTop);
    else toTheLight(pan);
  }
}

export function followZoom() {
  settle();
  document.addEventListener("htmx:beforeSwap", () => pans().forEach(keep));
  document.addEventListener("htmx:afterSettle", settle);
  document.addEventListener("change", (event) => {
    if (!event.target.closest(".tabs")) return;
    for (const pan of pans()) if (!chosen.has(pan.parentElement.id)) toTheLight(pan);
  });
  document.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    if (button) enlarge(button.closest(".zooms").querySelector(".pan"), Number(button.dataset.zoom));
  });
}
