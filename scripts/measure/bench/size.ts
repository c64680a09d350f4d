/** The size of each client in a bundle for browsers. */
import { installDependencies } from "../../lib/install-dependencies.ts";
import { readBenchSubject } from "./bench-subject.ts";
import { measureBundle, type Size } from "./bundle-size.ts";
import { compiledClient, compileOnce } from "./compiled.ts";
import { formatTable, type Goal } from "./results.ts";

export async function benchSize(): Promise<readonly Goal[]> {
  await installDependencies(import.meta.dirname);
  await compileOnce();
  const { name: api, get, put } = await readBenchSubject();
  const { entry, factory } = compiledClient(api);
  const measure = (source: string) => measureBundle(source, import.meta.dirname);
  const own = await measure(`export { ${factory} } from ${JSON.stringify(entry)};`);
  console.log(`Size of a client with ${get.operationId} and ${put.operationId}, bundled for browsers\n`);
  console.log(
    formatTable([
      ["", "minified kB", "min+gzip kB"],
      row("openapi-fetch", (await measure(`export { default } from "openapi-fetch";`)).initial),
      row("Stainless-generated", (await measure(`export { default } from "openai";`)).initial),
      row("dataplat, every operation of the API", own.initial),
      row("dataplat, loaded later, with drift on", own.lazy),
    ]),
  );
  return [{ what: "client of one API, min+gzip kB", value: own.initial.gzip / 1000, atMost: 14 }];
}

function row(name: string, { minified, gzip }: Size): readonly string[] {
  return [name, (minified / 1000).toFixed(1), (gzip / 1000).toFixed(2)];
}
