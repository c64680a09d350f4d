/** Renders the pages of the published reference. */
import type { OpenApiDocument } from "../lib/bundle.ts";
import { rendererConfiguration } from "./configuration.ts";
import { escapeHtml, frontLink, frontTitle, page } from "./html.ts";

/** One API's page. */
export interface ReferencePage {
  /** Name of the API in the register, and of its files. */
  readonly name: string;
  readonly document: OpenApiDocument;
}

/**
 * Renders the front page: each API with links to its reference and its document.
 *
 * @param pages the APIs in the order of the register
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
    `  <main>\n    <h1>${frontTitle}</h1>\n${entries.join("\n")}\n${platformEntry}\n  </main>`,
  );
}

const platformEntry = `    <article>
      <h2><a href="platform.html">The local platform</a></h2>
      <p>Both APIs on your machine, with state. How to run it, and what is exact.</p>
    </article>`;

/** Style sheet of the front page and of the platform page. */
export const indexStyle = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 44rem; margin: 4rem auto; padding: 0 1rem; }
article { border-top: 1px solid color-mix(in srgb, currentcolor 20%, transparent); padding: 0.5rem 0; }
small { font-weight: normal; opacity: 0.7; }
nav { margin: -2rem 0 2rem; font-size: 0.875rem; }
h2, h3 { margin-top: 2.5rem; }
pre { overflow-x: auto; padding: 0.75rem 1rem; background: color-mix(in srgb, currentcolor 6%, transparent); }
code { font: 0.875em/1.5 ui-monospace, monospace; }
td { padding: 0.25rem 1.5rem 0.25rem 0; vertical-align: top; }
dl { display: grid; grid-template-columns: 11rem 1fr; gap: 0.25rem 1rem; }
dt { opacity: 0.7; }
dd { margin: 0; }
dd ul { margin: 0; padding-left: 1rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } }
`;

/** Style sheet of an API's page, with a bar at the top, whose height the renderer needs. */
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
 * Renders the page of an API. Its document is in a script, because a page that is opened as a file cannot use fetch.
 *
 * @returns HTML
 */
export function referencePage({ name, document }: ReferencePage): string {
  const { title = name } = readInfo(document);
  return page(
    title,
    `  <link rel="stylesheet" href="reference.css">`,
    `  ${frontLink}
  <noscript>This page needs JavaScript. The document itself is <a href="${name}.openapi.yaml">${name}.openapi.yaml</a>.</noscript>
  <div id="reference"></div>
  <script src="reference.js"></script>
  <script src="${name}.js"></script>`,
  );
}

/**
 * Renders the script of an API's page.
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
