// Tells the service the browser's time zone, for a player who has none yet.
const form = document.querySelector("form[data-time-zone]");
const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
if (form && zone) {
  form.elements.time_zone.value = zone;
  fetch(form.action, { method: "POST", body: new FormData(form) }).catch(() => {});
}
