/** What the pages of the published reference have in common. */

/**
 * No page may load anything from elsewhere, nor send anything anywhere. Styles are inline because the renderer adds its own
 * at run time.
 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'none'; base-uri 'none'; form-action 'none'";

/** The title of the front page. */
export const frontTitle = "dataplat API reference";

/** The way back to the front page. */
export const frontLink = `<nav><a href="index.html">\u2190 ${frontTitle}</a></nav>`;

/**
 * A whole page.
 *
 * @param title its title, as text
 * @param head further elements of its head, as HTML
 * @param body its body, as HTML
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

/** Text as HTML shows it. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
