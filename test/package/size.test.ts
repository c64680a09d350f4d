/** Sizes that the client of one API adds to a bundle. */
import { describe, expect, inject, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { measureBundle } from "../../scripts/measure/bench/bundle-size.ts";
import { upperCamelCase } from "../../src/samples/camel-case.ts";

/** Bytes, minified and compressed. */
const budgets = {
  /** All that is loaded before the first call. */
  client: 13_450,
  /** A client of any one operation, however many others its API has. */
  oneOperation: 13_380,
  /** The client by path, which has openapi-fetch as well: 14 kB are not reached, see BENCHMARKS.md. */
  byPath: 16_910,
  /** Detection of drift, with JSON Pointers, without the response schemas of the API. */
  drift: 1250,
};

const { project } = inject("package");
const { apis } = await readRegister();

/** Bundles a module. Returns compressed bytes: those loaded with the entry, and those loaded by `import()`. */
async function measure(source: string, external?: RegExp): Promise<{ initial: number; lazy: number }> {
  const { initial, lazy } = await measureBundle(source, project, external);
  return { initial: initial.gzip, lazy: lazy.gzip };
}

const generatedTables = /^\.\/(?:operations|requests)\.js$/;
const requestValidators = /^\.\/requests\.js$/;
const responseValidators = /^\.\/responses\.js$/;

describe.each(apis)("dataplat/$name", ({ name, unsupported }) => {
  // An API that was brought has the size of its document.
  const ownTest = test.skipIf(unsupported === "skip");
  const factory = `create${upperCamelCase(name)}`;
  const entry = `export { ${factory}Client } from "dataplat/${name}";`;
  /** Minimum size of an API's tables; smaller for one operation, as `npm run add-api` writes it. */
  const minBytes = async (several: number, one: number): Promise<number> =>
    Object.keys((await import(`../../src/${name}.ts`)).operations).length > 1 ? several : one;

  ownTest(`adds at most ${budgets.client} bytes, and ${budgets.byPath} by path`, async () => {
    const { initial } = await measure(entry);
    const withoutTables = (await measure(entry, generatedTables)).initial;
    expect(initial).toBeGreaterThan(withoutTables + (await minBytes(500, 50)));
    expect(initial).toBeLessThanOrEqual(budgets.client);
    // The operation that `npm run add-api` writes has none.
    const withoutValidators = (await measure(entry, requestValidators)).initial;
    expect(initial).toBeGreaterThan(withoutValidators + (await minBytes(300, -100)));
    const byPath = await measure(`export { ${factory}FetchClient } from "dataplat/${name}";`);
    expect(byPath.initial).toBeLessThanOrEqual(budgets.byPath);
  });

  ownTest(`adds at most ${budgets.oneOperation} bytes for a client of one operation`, async () => {
    const { operations } = await import(`../../src/${name}.ts`);
    for (const id of Object.keys(operations)) {
      const one = `import { ${factory}ClientOf, ${id} } from "dataplat/${name}";
      export const create = (options) => ${factory}ClientOf([${id}], options);`;
      expect((await measure(one)).initial).toBeLessThanOrEqual(budgets.oneOperation);
    }
  });

  test("has openapi-fetch only in its client by path, and no validators in either fetch", async () => {
    const { initial } = await measure(entry);
    expect((await measure(entry, /^openapi-fetch$/)).initial).toBeGreaterThanOrEqual(initial);
    const byPath = `export { ${factory}FetchClient } from "dataplat/${name}";`;
    expect((await measure(byPath, /^openapi-fetch$/)).initial).toBeLessThan((await measure(byPath)).initial);
    const fetch = `export { ${factory}Fetch } from "dataplat/${name}";`;
    const { initial: ofFetch } = await measure(fetch);
    expect(ofFetch).toBeLessThan(initial);
    expect((await measure(fetch, requestValidators)).initial).toBeGreaterThanOrEqual(ofFetch);
  });

  ownTest("loads the detection of drift only when it is used", async () => {
    const { lazy } = await measure(entry, responseValidators);
    expect(lazy).toBeGreaterThan(100);
    expect(lazy).toBeLessThanOrEqual(budgets.drift);
    expect((await measure(entry)).lazy).toBeGreaterThan(lazy + (await minBytes(1000, 400)));
  });
});
