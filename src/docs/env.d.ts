/// <reference types="astro/client" />
/// <reference types="@astrojs/starlight" />

interface ImportMetaEnv {
  /** Address of the repository's folder, while Astro builds. */
  readonly REPOSITORY?: string;
}
