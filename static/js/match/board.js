// A press on a lit target narrows the options to those that touch it; the last press plays.
const options = () => [...document.querySelectorAll("#options .opt")];
const touches = (option, target) => option.dataset.targets.split(" ").includes(target);
let chosen = [];

function left() {
  return options().filter((option) => chosen.every((target) => touches(option, target)));
}

function show() {
  const board = document.getElementById("board");
  const remaining = left();
  for (const option of options()) option.parentElement.hidden = !remaining.includes(option);
  for (const group of document.querySelectorAll("#options ul")) {
    const heading = group.previousElementSibling;
    if (heading?.classList.contains("group")) heading.hidden = !group.querySelector("li:not([hidden])");
  }
  document.querySelector("#options .narrowed").hidden = !chosen.length;
  board.classList.toggle("narrowing", chosen.length > 0);
  for (const lit of board.querySelectorAll(".board-part .d-lit")) {
    lit.classList.toggle("d-left", remaining.some((option) => touches(option, lit.id)));
  }
}

export function widen() {
  if (!chosen.length) return false;
  chosen = [];
  show();
  return true;
}

function press(target, confirms) {
  if (!chosen.includes(target)) chosen.push(target);
  let remaining = left();
  if (!remaining.length) {
    chosen = [target];
    remaining = left();
  }
  if (remaining.length === 1 && !confirms) {
    const [only] = remaining;
    chosen = [];
    only.click();
    return;
  }
  show();
  remaining[0]?.focus();
}

function glow(targets, on) {
  for (const target of targets) document.getElementById(target)?.classList.toggle("d-hover", on);
}

export function followBoard(match) {
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-widen]")) { widen(); return; }
    const lit = event.target.closest("#board a.d-lit");
    if (!lit || !document.getElementById("options")) return;
    event.preventDefault();
    press(lit.id, "confirms" in match.dataset);
  });
  for (const [type, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
    document.addEventListener(type, (event) => {
      const option = event.target.closest?.("#options .opt");
      if (option) { glow(option.dataset.targets.split(" ").filter(Boolean), on); return; }
      const lit = event.target.closest?.("#board a.d-lit");
      if (lit) for (const one of options()) if (touches(one, lit.id)) one.classList.toggle("hover", on);
    });
  }
  document.addEventListener("htmx:beforeSwap", (event) => {
    if (event.detail.target?.id === "play") chosen = [];
  });
}
