/** The size of each client in a bundle for browsers. */
import { installDependencies } from "../../lib/install-dependencies.ts";
import { withTemporaryFolder } from "../../lib/temporary-folder.ts";
import { readBenchSubject } from "./bench-subject.ts";
import { measureBundle, type Size } from "./bundle-size.ts";
import { compiledClient, compileOnce } from "./compiled.ts";
import { generateHeyApi } from "./hey-api.ts";
import { formatTable, type Goal } from "./results.ts";

export async function benchSize(): Promise<readonly Goal[]> {
  await installDependencies(import.meta.dirname);
  await compileOnce();
  const { name: api, document, get, put } = await readBenchSubject();
  const { entry, factory } = compiledClient(api);
  return withTemporaryFolder(async (folder) => {
    const heyApi = await generateHeyApi(document, folder);
    const measure = (source: string) => measureBundle(source, import.meta.dirname);
    const own = await measure(`export { ${factory} } from ${JSON.stringify(entry)};`);
    const heyApiNames = `client, ${get.operationId}, ${put.operationId}`;
    const others: readonly [name: string, source: string][] = [
      ["openapi-fetch", `export { default } from "openapi-fetch";`],
      ["hey-api", `export { ${heyApiNames} } from ${JSON.stringify(heyApi)};`],
      ["ky", `export { default } from "ky";`],
      ["Stainless-generated", `export { default } from "openai";`],
    ];
    const rows: (readonly string[])[] = [];
    for (const [name, source] of others) rows.push(row(name, (await measure(source)).initial));
    console.log(`Size of a client with ${get.operationId} and ${put.operationId}, bundled for browsers\n`);
    console.log(
      formatTable([
        ["", "minified kB", "min+gzip kB"],
        ...rows,
        row("dataplat, every operation of the API", own.initial),
        row("dataplat, loaded later, with drift on", own.lazy),
      ]),
    );
    const what = "client of one API, min+gzip kB";
    return [{ what, value: own.initial.gzip / 1000, atMost: 14 }];
  });
}

function row(name: string, { minified, gzip }: Size): readonly string[] {
  return [name, (minified / 1000).toFixed(1), (gzip / 1000).toFixed(2)];
}
