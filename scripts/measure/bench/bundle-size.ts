/** The size of a bundle: the one place that computes it, for the benchmark and for the tests. */
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

export interface Size {
  readonly minified: number;
  /** Compressed file by file with gzip, level 9. */
  readonly gzip: number;
}

export interface BundleSize {
  /** Files that are loaded at once. */
  readonly initial: Size;
  /** Files that `import()` loads later. */
  readonly lazy: Size;
}

/**
 * Bundles a module for browsers and measures it. `folder`: where its imports are resolved, absolute path. `external`: matches imports to
 * leave out; Node.js's own modules are left out in any case.
 */
export async function measureBundle(source: string, folder: string, external?: RegExp): Promise<BundleSize> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    external: ["node:*"],
    absWorkingDir: folder,
    outdir: folder,
    write: false,
    metafile: true,
    logLevel: "error",
    plugins: [
      {
        name: "leave-out",
        setup: ({ onResolve }) => {
          if (external) onResolve({ filter: external }, ({ path: name }) => ({ path: name, external: true }));
        },
      },
    ],
  });
  // esbuild's name for the output of a module without a file. The set grows while it is iterated.
  const initial = new Set(["stdin.js"]);
  for (const name of initial) {
    for (const { path: imported, kind, external: isExternal } of metafile.outputs[name]?.imports ?? []) {
      if (kind === "import-statement" && !isExternal) initial.add(imported);
    }
  }
  const sizeOf = (isInitial: boolean): Size => {
    const files = outputFiles.filter((file) => initial.has(path.relative(folder, file.path)) === isInitial);
    const sum = (size: (contents: Uint8Array) => number): number =>
      files.reduce((total, { contents }) => total + size(contents), 0);
    return {
      minified: sum((contents) => contents.length),
      gzip: sum((contents) => gzipSync(contents, { level: 9 }).length),
    };
  };
  return { initial: sizeOf(true), lazy: sizeOf(false) };
}
