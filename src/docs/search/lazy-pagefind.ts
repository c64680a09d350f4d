/**
 * Replaces `@pagefind/default-ui` for Starlight's search: loads it (26 kB) when the dialog opens for the first time, not with every page.
 */
export class PagefindUI {
  /** @param options options of Pagefind's own class; `element` is a selector within the search dialog */
  constructor(options: { readonly element: string }) {
    const dialog = document.querySelector(options.element)?.closest("dialog");
    if (!dialog) return;
    const load = async () => {
      const { PagefindUI: Interface } = await import("@pagefind/default-ui/npm_dist/mjs/ui-core.mjs");
      new Interface(options);
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
