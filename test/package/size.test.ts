/** Sizes that the client of one API adds to a bundle: the core, and the API's tables. */
import { describe, expect, inject, test } from "vitest";
import { measureBundle } from "../../scripts/bench/bundle-size.ts";
import { readRegister } from "../../scripts/lib/apis.ts";
import { upperCamelCase } from "../../src/samples/camel-case.ts";

/** Bytes, minified and compressed. */
const budgets = {
  /** The core, loaded before the first call, without the tables. */
  core: 11_900,
  /** An API's operations and request validators, with room for a dozen more properties. */
  tables: 2800,
  /** Detection of drift, without the API's response schemas: the comparison with known names makes those smaller by more than its 130 bytes. */
  drift: 1120,
};

const { project } = inject("package");
const { apis } = await readRegister();

/** Bundles a module. Returns compressed bytes: those loaded with the entry, and those loaded by `import()`. */
async function measure(source: string, external?: RegExp): Promise<{ initial: number; lazy: number }> {
  const { initial, lazy } = await measureBundle(source, project, external);
  return { initial: initial.gzip, lazy: lazy.gzip };
}

const generatedTables = /^\.\/(?:operations|requests)\.js$/;
const responseValidators = /^\.\/responses\.js$/;

describe.each(apis)("dataplat/$name", ({ name }) => {
  const factory = `create${upperCamelCase(name)}`;
  const entry = `export { ${factory}Client } from "dataplat/${name}";`;

  test(`adds at most ${budgets.core} bytes for the core and ${budgets.tables} for the tables`, async () => {
    const core = (await measure(entry, generatedTables)).initial;
    const { initial } = await measure(entry);
    expect(core).toBeGreaterThan(1000);
    expect(core).toBeLessThanOrEqual(budgets.core);
    expect(initial - core).toBeGreaterThan(500);
    expect(initial - core).toBeLessThanOrEqual(budgets.tables);
  });

  test("has openapi-fetch only in its client by path, and no validators in either fetch", async () => {
    const { initial } = await measure(entry);
    expect((await measure(entry, /^openapi-fetch$/)).initial).toBeGreaterThanOrEqual(initial);
    const byPath = `export { ${factory}FetchClient } from "dataplat/${name}";`;
    expect((await measure(byPath, /^openapi-fetch$/)).initial).toBeLessThan((await measure(byPath)).initial);
    const fetch = `export { ${factory}Fetch } from "dataplat/${name}";`;
    expect((await measure(fetch)).initial).toBeLessThan(initial - 1000);
  });

  test("loads the detection of drift only when it is used", async () => {
    const { lazy } = await measure(entry, responseValidators);
    expect(lazy).toBeGreaterThan(100);
    expect(lazy).toBeLessThanOrEqual(budgets.drift);
    expect((await measure(entry)).lazy).toBeGreaterThan(lazy + 1000);
  });
});
