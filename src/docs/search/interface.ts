/** Pagefind's interface, in place of the input of `components/Search.astro`. */
import {
  type PagefindOptions,
  PagefindUI,
  type SearchResult,
} from "@pagefind/default-ui/npm_dist/mjs/ui-core.mjs";
import { loadStyleSheet } from "../load-style-sheet.ts";
import styleSheet from "./pagefind.css?url&no-inline";
import { ranking } from "./weights.ts";

/** Shows the interface, which continues with what was typed. */
export async function showInterface(dialog: HTMLElement, options: PagefindOptions): Promise<void> {
  await loadStyleSheet(styleSheet);
  const input = dialog.querySelector("input");
  const isFocused = document.activeElement === input;
  input?.remove();
  const processResult = (result: SearchResult): void => {
    options.processResult?.(result);
    nameProperties(result);
  };
  const search = new PagefindUI({ ...options, excerptLength, ranking, processResult });
  if (!input) return;
  const { value, selectionStart, selectionEnd } = input;
  if (value !== "") search.triggerSearch(value);
  if (!isFocused) return;
  const next = dialog.querySelector("input");
  next?.focus();
  // The interface shows the text in its next step.
  queueMicrotask(() => next?.setSelectionRange(selectionStart, selectionEnd));
}

/** Words of an excerpt: a hit of a property shows its range as well. */
const excerptLength = 20;

/** Titles properties by their anchor, such as `request.name` and `response.name`: a page may have several with the same name. */
function nameProperties({ sub_results }: SearchResult): void {
  for (const result of sub_results) {
    const anchor = decodeURIComponent(result.url.split("#")[1] ?? "");
    if (anchor.endsWith(`.${result.title}`)) result.title = anchor;
  }
}
