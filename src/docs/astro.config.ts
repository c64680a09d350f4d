/** The docs site: Astro with Starlight, static files only, no outside request. `npm run docs` builds it. */
import { satteri } from "@astrojs/markdown-satteri";
import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import { contentSecurityPolicy } from "./integrations/content-security-policy.ts";
import { highlightedCode, unbrokenWords } from "./integrations/highlighted-code.ts";
import { markdownTwins } from "./integrations/markdown-twins.ts";
import { searchIndex } from "./integrations/search-index.ts";
import { stackedTables } from "./integrations/stacked-tables.ts";
import { readDocuments } from "./reference/documents.ts";
import { hasSchemaPages } from "./reference/pages.ts";
import { sidebar } from "./sidebar.ts";
import { breakPoints, plainLabels } from "./typescript/markdown-plugins.ts";
import { typescriptReference } from "./typescript/reference.ts";

const apisWithSchemaPages = (await readDocuments()).filter(hasSchemaPages).map(({ name }) => name);

export default defineConfig({
  srcDir: ".",
  outDir: "../../dist/docs",
  cacheDir: "../../dist/.astro",
  publicDir: "public",
  trailingSlash: "always",
  // Its script is 1.3 kB on every page, as much as the sandbox has to spare.
  prefetch: false,
  // The default would join the words of adjacent elements, which the search would not find.
  compressHTML: true,
  // components/preview.svg, which is ours.
  image: { dangerouslyProcessSVG: true },
  // Files only: the policy forbids inline styles, and data: addresses except for images.
  build: { inlineStylesheets: "never" },
  vite: {
    define: {
      "import.meta.env.REPOSITORY": JSON.stringify(new URL("../../", import.meta.url).href),
      "import.meta.env.SCHEMA_PAGES": JSON.stringify(apisWithSchemaPages),
    },
    build: { assetsInlineLimit: (file) => file.endsWith(".js") },
    plugins: [
      {
        // The helper would add 0.8 kB to every page, to load the imports of an imported module a moment earlier.
        name: "import-without-preload",
        enforce: "pre",
        load: (id) =>
          id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : undefined,
      },
    ],
    // Starlight needs another version of js-yaml than the one that would be found from the output folder.
    environments: { prerender: { resolve: { noExternal: ["js-yaml"] } } },
  },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({
      mdastPlugins: [plainLabels],
      hastPlugins: [highlightedCode, unbrokenWords, stackedTables, breakPoints],
    }),
  },
  integrations: [
    starlight({
      title: "dataplat",
      description:
        "HTTP APIs from their OpenAPI documents: reference, typed clients, mocks and a local platform.",
      favicon: "/favicon.svg",
      customCss: ["./styles/site.css", "./styles/code.css", "./styles/typescript-reference.css"],
      sidebar: await sidebar(),
      routeMiddleware: "./route.ts",
      plugins: [await typescriptReference()],
      // integrations/highlighted-code.ts
      expressiveCode: false,
      components: {
        Head: "./components/Head.astro",
        Header: "./components/Header.astro",
        PageTitle: "./components/PageTitle.astro",
        Sidebar: "./components/Sidebar.astro",
        // The site has one language.
        LanguageSelect: "./components/Nothing.astro",
      },
      // pages/404.astro
      disable404Route: true,
      credits: false,
      pagefind: false,
    }),
    await searchIndex(),
    contentSecurityPolicy(),
    markdownTwins(),
  ],
});
