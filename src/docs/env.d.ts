/// <reference types="astro/client" />

/** Pagefind's search interface has no types. */
declare module "@pagefind/default-ui/npm_dist/mjs/ui-core.mjs" {
  export class PagefindUI {
    constructor(options: { readonly element: string });
  }
}
