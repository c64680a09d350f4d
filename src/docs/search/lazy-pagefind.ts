/**
 * Replaces `@pagefind/default-ui` for Starlight's search: loads the interface and its style sheet (29 kB) when the search is about to be used,
 * not with every page.
 */
import type { PagefindOptions } from "@pagefind/default-ui/npm_dist/mjs/ui-core.mjs";

export class PagefindUI {
  /** @param options options of Pagefind's own class; `element` is a selector within the search dialog */
  constructor(options: PagefindOptions) {
    const dialog = document.querySelector(options.element)?.closest("dialog");
    if (!dialog) return;
    let isLoading = false;
    const load = (): void => {
      if (!isLoading)
        void import("./interface.ts").then(({ showInterface }) => showInterface(dialog, options));
      isLoading = true;
    };
    const button = document.querySelector("[data-open-modal]");
    for (const event of ["pointerenter", "focus"]) button?.addEventListener(event, load);
    new MutationObserver(load).observe(dialog, { attributeFilter: ["open"] });
    if (dialog.open) load();
  }
}
