/** Texts of the label, by where the requests go. */
export const labels = {
  failed: "The sandbox could not start. Reload the page.",
  worker: "Sandbox with demo data. Requests are answered in this browser, and changes stay in it.",
  page: "Sandbox with demo data. Requests are answered in this page, and changes stay in this browser.",
  unsaved: "Sandbox with demo data. The browser denies storage: changes are not saved.",
  platform: "Requests go to the platform that serves this site, and change its data.",
  own: "Requests of this API go to the address that you entered, and may change its data.",
};
