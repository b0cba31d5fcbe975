// Numbers go to the option of that number, Enter plays it, Escape shows all options again.
import { widen } from "./board.js";

const PAUSE = 900;
let typed = "";
let since = 0;

export const isWriting = (event) =>
  event.ctrlKey || event.altKey || event.metaKey || !!event.target.closest?.("input:not([type=radio]), textarea, select, [contenteditable]");

function goTo(digit, now) {
  typed = now - since < PAUSE ? typed + digit : digit;
  since = now;
  const option = document.getElementById(`option-${typed}`) ?? document.getElementById(`option-${(typed = digit)}`);
  if (!option) return false;
  widen();
  option.focus();
  return true;
}

export function followKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || isWriting(event)) return;
    if (/^[0-9]$/.test(event.key) && goTo(event.key, event.timeStamp)) event.preventDefault();
    if (event.key === "Escape" && widen()) event.preventDefault();
  });
}
