/** The HTML frame of every page. */

/** No page may load or send anything beyond its own folder. Inline styles are allowed because the renderer adds some at run time. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'none'; base-uri 'none'; form-action 'none'";

/** The title of the front page. */
export const frontTitle = "dataplat API reference";

/** Link to the front page. */
export const frontLink = `<nav><a href="index.html">\u2190 ${frontTitle}</a></nav>`;

/**
 * Renders a page.
 *
 * @param title title as text
 * @param head further elements of the head, as HTML
 * @param body body as HTML
 */
export function page(title: string, head: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <title>${escapeHtml(title)}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;
}

/** Escapes text for HTML. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
