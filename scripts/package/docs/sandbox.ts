/** Bundles the sandbox of the docs site: the platform for a service worker, and for pages that have none. */
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type BuildOptions, build } from "esbuild";
import { repositoryRoot } from "../../lib/repository.ts";

/** The field `browser` of src/platform/package.json replaces the modules of the platform that need Node. */
const options: BuildOptions = {
  absWorkingDir: repositoryRoot,
  bundle: true,
  minify: true,
  platform: "browser",
  target: "es2022",
  define: { "globalThis.process": "undefined" },
  logLevel: "warning",
  plugins: [
    {
      // Only a platform with `checkResponses` uses them.
      name: "omit-response-validators",
      setup: ({ onLoad }) =>
        onLoad({ filter: /[\\/]generated[\\/][^\\/]+[\\/]responses\.js$/ }, () => ({ contents: "" })),
    },
  ],
};

/** `target.json` of a static site. A platform that serves the site responds with its own. */
const target = { platform: null };

/**
 * Writes `sw.js`, `platform.js` and `target.json`. `folder`: the site's folder `sandbox`, absolute path. Returns the modules that it
 * contains, relative to the repository.
 */
export async function buildSandbox(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const [worker, inPage] = await Promise.all([
    build({
      ...options,
      entryPoints: ["src/docs/sandbox/worker.ts"],
      outfile: path.join(folder, "sw.js"),
      format: "iife",
      metafile: true,
    }),
    build({
      ...options,
      entryPoints: ["src/docs/sandbox/in-page.ts"],
      outfile: path.join(folder, "platform.js"),
      format: "esm",
      metafile: true,
    }),
    writeFile(path.join(folder, "target.json"), `${JSON.stringify(target)}\n`),
  ]);
  return [worker, inPage].flatMap(({ metafile }) => Object.keys(metafile.inputs));
}
