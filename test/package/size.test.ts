/** How much a user of one API adds to a bundle: the client core with openapi-fetch, and the API's own tables. */
import path from "node:path";
import { describe, expect, inject, test } from "vitest";
import { measureBundle } from "../../scripts/bench/bundle-size.ts";
import { readRegister } from "../../scripts/lib/apis.ts";

/** Bytes, minified and compressed. */
const budgets = {
  /** The core with openapi-fetch, loaded before the first call, without the tables. */
  core: 11_300,
  /** An API's operations and request validators, with room for a dozen more properties. */
  tables: 2800,
  /** Modules that only finding drift loads, without the API's response validators. */
  drift: 1000,
};

const { project } = inject("package");
const { apis } = await readRegister();

/** Measures a bundle. @returns compressed bytes that are loaded at once, and later */
async function measure(source: string, external?: RegExp): Promise<{ initial: number; lazy: number }> {
  const { initial, lazy } = await measureBundle(source, project, external);
  return { initial: initial.gzip, lazy: lazy.gzip };
}

const generatedTables = /generated\/[\w-]+\/(?:operations|requests)\.js$/;
const responseValidators = /generated\/[\w-]+\/responses\.js$/;

describe.each(apis)("dataplat/$name", ({ name }) => {
  const entry = `export * from "dataplat/${name}";`;

  test(`adds at most ${budgets.core} bytes for the client core`, async () => {
    const { initial } = await measure(entry, generatedTables);
    expect(initial).toBeGreaterThan(1000);
    expect(initial).toBeLessThanOrEqual(budgets.core);
  });

  test(`adds at most ${budgets.tables} bytes for the tables of the API`, async () => {
    const folder = path.join(project, "node_modules", "dataplat", "dist", "generated", name);
    const from = (file: string) => JSON.stringify(path.join(folder, file));
    const { initial } = await measure(
      `export { operations } from ${from("operations.js")}; export { requests } from ${from("requests.js")};`,
    );
    expect(initial).toBeGreaterThan(500);
    expect(initial).toBeLessThanOrEqual(budgets.tables);
  });

  test("loads what finds drift only when it is used", async () => {
    const { lazy } = await measure(entry, responseValidators);
    expect(lazy).toBeGreaterThan(100);
    expect(lazy).toBeLessThanOrEqual(budgets.drift);
    expect((await measure(entry)).lazy).toBeGreaterThan(lazy + 1000);
  });

  test("is measured whole", async () => {
    const { initial, lazy } = await measure(entry);
    console.log(`dataplat/${name}: ${initial} bytes at once and ${lazy} later`);
    expect(initial).toBeLessThanOrEqual(budgets.core + budgets.tables);
  });
});

test("what is only imported when used counts as lazy, and what is imported by a statement does not", async () => {
  const eager = await measure('export * from "openapi-fetch";');
  const lazy = await measure('export const load = () => import("openapi-fetch");');
  expect(eager.lazy).toBe(0);
  expect(eager.initial).toBeGreaterThan(1500);
  expect(lazy.initial).toBeLessThan(200);
  expect(lazy.lazy).toBeGreaterThan(1500);
});
