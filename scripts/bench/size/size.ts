/** The size of each client in a browser's bundle: minified, and compressed with gzip. */
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { compiledClient, compileOnce } from "../compiled.ts";
import type { Goal } from "../goal.ts";
import { generateHeyApi } from "../hey-api.ts";
import { installPeers, peersFolder } from "../peers.ts";
import { chooseSubject } from "../subject.ts";
import { formatTable } from "../table.ts";
import { withTemporaryFolder } from "../temporary-folder.ts";
import { splitOutputs } from "./outputs.ts";

/** Bytes. */
interface Size {
  readonly minified: number;
  readonly gzip: number;
}

/** What is loaded at once, and what only when it is needed. */
interface Sizes {
  readonly initial: Size;
  readonly lazy: Size;
}

async function measure(contents: string, folder: string): Promise<Sizes> {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: peersFolder },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    // Used only where Node is.
    external: ["node:*"],
    absWorkingDir: folder,
    outdir: folder,
    write: false,
    metafile: true,
    logLevel: "error",
  });
  const { initial, lazy } = splitOutputs(metafile);
  const size = (names: readonly string[]): Size => {
    const files = outputFiles.filter((file) => names.includes(path.relative(folder, file.path)));
    return {
      minified: files.reduce((total, file) => total + file.contents.length, 0),
      gzip: files.reduce((total, file) => total + gzipSync(file.contents, { level: 9 }).length, 0),
    };
  };
  return { initial: size(initial), lazy: size(lazy) };
}

/** Bundles every client with what calls both operations, and prints a table. */
export async function benchSize(): Promise<readonly Goal[]> {
  await installPeers();
  await compileOnce();
  const { subject, document } = await chooseSubject();
  const { name: api, get, put } = subject;
  const { entry, factory } = compiledClient(api);
  const { ours, rows } = await withTemporaryFolder(async (folder) => {
    const from = (file: string): string => JSON.stringify(file);
    const heyApi = await generateHeyApi(document, folder);
    const ours = await measure(`export { ${factory} } from ${from(entry)};`, folder);
    const others: readonly [string, string][] = [
      ["openapi-fetch", `export { default } from "openapi-fetch";`],
      ["hey-api", `export { client, ${get.operationId}, ${put.operationId} } from ${from(heyApi)};`],
      ["ky", `export { default } from "ky";`],
      ["Stainless-generated", `export { default } from "openai";`],
    ];
    const rows: (readonly [string, Size])[] = [];
    for (const [name, contents] of others) rows.push([name, (await measure(contents, folder)).initial]);
    return { ours, rows };
  });
  console.log(
    `Size of a client that calls ${get.operationId} and ${put.operationId}, bundled for browsers\n`,
  );
  console.log(
    formatTable([
      ["", "minified kB", "min+gzip kB"],
      ...rows.map(([name, size]) => row(name, size)),
      row("dataplat, every operation of the API", ours.initial),
      row("dataplat, loaded only with drift on", ours.lazy),
    ]),
  );
  const what = "client of one API, min+gzip kB";
  return [{ what, value: ours.initial.gzip / 1000, atMost: 10 }];
}

function row(name: string, { minified, gzip }: Size): readonly string[] {
  return [name, (minified / 1000).toFixed(1), (gzip / 1000).toFixed(2)];
}
