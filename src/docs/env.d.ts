/// <reference types="astro/client" />
/// <reference types="@astrojs/starlight" />

interface ImportMetaEnv {
  /** Address of the repository's folder, while Astro builds. */
  readonly REPOSITORY?: string;
  /** Names of the APIs whose schemas have pages of their own. */
  readonly SCHEMA_PAGES?: readonly string[];
}

/** Components, for the modules that TypeScript checks without Astro. */
declare module "*.astro" {
  const component: import("astro/runtime/server/index.js").AstroComponentFactory;

  // biome-ignore lint/style/noDefaultExport: a component has one.
  export { component as default };
}
