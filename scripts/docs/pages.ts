/** The pages of the published reference, as text. */
import type { OpenApiDocument } from "../lib/bundle.ts";
import { rendererConfiguration } from "./configuration.ts";

/** One API's page. */
export interface ReferencePage {
  /** The API's name in the register; names its files. */
  readonly name: string;
  readonly document: OpenApiDocument;
}

/**
 * No page may load anything from elsewhere, nor send anything anywhere. Styles are inline because the renderer adds its own
 * at run time.
 */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'none'; base-uri 'none'; form-action 'none'";

const frontTitle = "dataplat API reference";

/**
 * The front page: what each API is, with links to its reference and its document.
 *
 * @param pages the APIs in the register's order
 * @returns HTML
 */
export function indexPage(pages: readonly ReferencePage[]): string {
  const entries = pages.map(({ name, document }) => {
    const { title = name, version = "", summary } = readInfo(document);
    return `    <article>
      <h2><a href="${name}.html">${escapeHtml(title)}</a> <small>${escapeHtml(version)}</small></h2>
      <p>${escapeHtml(summary ?? "")}</p>
      <p>OpenAPI 3.1: <a href="${name}.openapi.yaml">YAML</a>, <a href="${name}.openapi.json">JSON</a></p>
    </article>`;
  });
  return page(
    frontTitle,
    `  <link rel="stylesheet" href="index.css">`,
    `  <main>\n    <h1>${frontTitle}</h1>\n${entries.join("\n")}\n  </main>`,
  );
}

/** The front page's style. */
export const indexStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 4rem auto; padding: 0 1rem; }
article { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding: 0.5rem 0; }
small { font-weight: normal; opacity: 0.7; }
`;

/** The style of an API's page: a bar at the top, for whose height the renderer asks. */
export const referenceStyle = `:root { color-scheme: light dark; --scalar-custom-header-height: 2.5rem; }
body { margin: 0; }
body > nav {
  position: sticky; top: 0; z-index: 10; box-sizing: border-box; height: 2.5rem; padding: 0 1.5rem;
  font: 0.875rem/2.5rem system-ui, sans-serif; color: var(--scalar-color-1, CanvasText);
  background: var(--scalar-background-1, Canvas);
  border-bottom: 1px solid var(--scalar-border-color, color-mix(in srgb, currentcolor 20%, transparent));
}
body > nav a { color: inherit; text-decoration: none; }
body > nav a:hover { text-decoration: underline; }
`;

/**
 * The page of one API. Its document is in a script of its own, since a page opened as a file cannot fetch.
 *
 * @returns HTML
 */
export function referencePage({ name, document }: ReferencePage): string {
  const { title = name } = readInfo(document);
  return page(
    title,
    `  <link rel="stylesheet" href="reference.css">`,
    `  <nav><a href="index.html">\u2190 ${frontTitle}</a></nav>
  <noscript>This page needs JavaScript. The document itself is <a href="${name}.openapi.yaml">${name}.openapi.yaml</a>.</noscript>
  <div id="reference"></div>
  <script src="reference.js"></script>
  <script src="${name}.js"></script>`,
  );
}

/**
 * The script that shows one API.
 *
 * @returns JavaScript
 */
export function referenceScript({ document }: ReferencePage): string {
  const configuration = JSON.stringify(rendererConfiguration(document));
  return `Scalar.createApiReference("#reference", ${configuration});\n`;
}

function readInfo(document: OpenApiDocument): {
  readonly title?: string;
  readonly version?: string;
  readonly summary?: string;
} {
  return document.info ?? {};
}

function page(title: string, head: string, body: string): string {
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

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
