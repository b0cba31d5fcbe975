// Says in words that a passkey did not work; allauth only writes it to the console.
document.addEventListener("allauth.error", (event) => {
  const trouble = document.querySelector("[data-passkey-trouble]");
  if (!trouble) return;
  event.preventDefault();
  trouble.hidden = false;
});
