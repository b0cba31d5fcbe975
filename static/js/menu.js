// An open menu closes when one looks elsewhere, or with Escape.
const menus = document.querySelectorAll("details.menu");

function closeAll(except) {
  for (const menu of menus) if (menu !== except) menu.open = false;
}

document.addEventListener("click", (event) => closeAll(event.target.closest("details.menu")));
document.addEventListener("keydown", (event) => {
  const open = event.key === "Escape" && document.querySelector("details.menu[open]");
  if (!open) return;
  open.open = false;
  open.querySelector("summary").focus();
});
