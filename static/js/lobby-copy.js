// A button that copies the link beside it; without this script the link can still be marked.
for (const button of document.querySelectorAll("button[data-copies]")) {
  const field = document.getElementById(button.dataset.copies);
  button.hidden = !navigator.clipboard;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(field.value);
    button.querySelector("span").textContent = button.dataset.done;
  });
}
