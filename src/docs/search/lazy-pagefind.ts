/**
 * Replaces `@pagefind/default-ui` for Starlight's search: loads its script and its style sheet (29 kB) when the dialog opens for the first
 * time, not with every page.
 */
import type { PagefindOptions, SearchResult } from "@pagefind/default-ui/npm_dist/mjs/ui-core.mjs";
import styleSheet from "./pagefind.css?url&no-inline";

export class PagefindUI {
  /** @param options options of Pagefind's own class; `element` is a selector within the search dialog */
  constructor(options: PagefindOptions) {
    const dialog = document.querySelector(options.element)?.closest("dialog");
    if (!dialog) return;
    const processResult = (result: SearchResult): void => {
      options.processResult?.(result);
      nameProperties(result);
    };
    const load = async () => {
      const [{ PagefindUI: Interface }] = await Promise.all([
        import("@pagefind/default-ui/npm_dist/mjs/ui-core.mjs"),
        loadStyleSheet(),
      ]);
      new Interface({ ...options, ranking, processResult });
      dialog.querySelector("input")?.focus();
    };
    if (dialog.open) void load();
    else
      new MutationObserver((_, observer) => {
        observer.disconnect();
        void load();
      }).observe(dialog, { attributeFilter: ["open"] });
  }
}

/** Ranks pages by how close their words are to the query rather than by how often they occur, as Starlight does. */
const ranking = { pageLength: 0.1, termFrequency: 0.1, termSaturation: 2, termSimilarity: 9 };

/** Titles properties by their anchor, such as `request.name` and `response.name`: a page may have several with the same name. */
function nameProperties({ sub_results }: SearchResult): void {
  for (const result of sub_results) {
    const anchor = decodeURIComponent(result.url.split("#")[1] ?? "");
    if (anchor.endsWith(`.${result.title}`)) result.title = anchor;
  }
}

/** Adds the style sheet; resolves when it applies, or at once if it cannot be loaded. A CSS import would be linked on every page. */
async function loadStyleSheet(): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = styleSheet;
  const done = new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
  document.head.append(link);
  await done;
}
