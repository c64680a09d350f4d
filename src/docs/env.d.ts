/// <reference types="astro/client" />
/// <reference types="@astrojs/starlight" />

interface ImportMetaEnv {
  /** Address of the repository's folder, while Astro builds. */
  readonly REPOSITORY?: string;
}

/** Pagefind's search interface has no types. */
declare module "@pagefind/default-ui/npm_dist/mjs/ui-core.mjs" {
  export interface SearchResult {
    readonly sub_results: readonly { title: string; readonly url: string }[];
  }
  export interface PagefindOptions {
    readonly element: string;
    /** Changes a result before it is shown. */
    readonly processResult?: (result: SearchResult) => void;
    readonly excerptLength?: number;
    /** Weights of the ranking, see Pagefind's documentation. */
    readonly ranking?: Readonly<Record<string, number>>;
  }
  export class PagefindUI {
    constructor(options: PagefindOptions);
    /** Searches for a text, as if it were typed. */
    triggerSearch(term: string): void;
  }
}
