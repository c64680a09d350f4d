/**
 * Adds a style sheet to the page; a CSS import would be linked from the start. Returns a promise that resolves when it applies, or at once
 * if it cannot be loaded.
 */
export async function loadStyleSheet(address: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  const done = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.head.append(link);
  await done;
}
