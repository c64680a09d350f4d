/// <reference types="astro/client" />

interface ImportMetaEnv {
  /** Address of the repository's folder, while Astro builds. */
  readonly REPOSITORY?: string;
}

/** Pagefind's search interface has no types. */
declare module "@pagefind/default-ui/npm_dist/mjs/ui-core.mjs" {
  export class PagefindUI {
    constructor(options: { readonly element: string });
  }
}
