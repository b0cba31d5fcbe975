// Whoever sits down throws in some chance of their own: nobody can then know the draws beforehand.
for (const field of document.querySelectorAll("input[name=entropy]")) {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  field.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
