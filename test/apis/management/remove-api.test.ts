/** Files that belong to an API, which `npm run remove-api` deletes. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { type Api, readRegister } from "../../../scripts/lib/apis.ts";
import { findUses, namesOf } from "../../../scripts/pipeline/remove-api/find-uses.ts";
import { documentWith } from "../../scripts/pipeline/minimal-document.ts";
import { createFolder } from "../../temporary-folder.ts";

const { apis } = await readRegister();
const usesOf = async (api: Api) =>
  findUses(await namesOf(api), [
    `generated/${api.name}`,
    `src/platform/apis/${api.name}`,
    `src/${api.name}.ts`,
  ]);

let uses: Awaited<ReturnType<typeof findUses>>;
beforeAll(async () => {
  uses = await usesOf(apis.find(({ name }) => name === "management") ?? expect.unreachable());
});

test.each([
  ["names its client", "test/testing/tenants.test.ts"],
  ["names one of its operations", "test/client/errors.test.ts"],
  ["names one of its commands", "test/cli/operation/help.test.ts"],
  ["requests one of its paths", "test/platform/create-platform.test.ts"],
  ["has its part of a seed", "test/platform/seed/reading.test.ts"],
  ["imports a file that does", "test/client/rate-limit.test.ts"],
  ["is imported only by files that do", "test/types/editor.ts"],
  ["is a guide", "src/docs/content/docs/guides/quick-start.md"],
  ["is a guide that leads to one", "src/docs/content/docs/guides/postgresql.md"],
  ["is a measurement", "scripts/measure/bench.ts"],
  ["is only for a measurement", "scripts/lib/install-dependencies.ts"],
])("a file that %s belongs to an API", (_, file) => {
  expect(uses.belonging).toContain(file);
});

test.each([
  ["holds for any API", "test/contract/operations.test.ts"],
  ["takes another API", "test/any-operation/any-operation.test.ts"],
  ["is imported by a test that stays, too", "test/client/stubs.ts"],
  ["is a measurement of any API", "scripts/measure/brought.ts"],
])("a file that %s stays", (_, file) => {
  expect([...uses.belonging, ...uses.others]).not.toContain(file);
});

test("other files that name an API are to be changed", () => {
  expect(uses.others).toEqual(expect.arrayContaining(["README.md", "src/testing/tenant.ts"]));
  expect(uses.others.filter((file) => file.startsWith("test/"))).toEqual([]);
});

test("nothing belongs to an API that was brought", async () => {
  const brought: Api = { name: "aviary", root: "", generated: "", unsupported: "skip" };
  expect(await usesOf(brought)).toEqual({ belonging: [], others: [] });
});

test.each([
  ["that begins with a parameter", ["/{id}/things"], "updateThing", "const half = whole / 2;"],
  ["with a character of a pattern", ["/things.v1/{id}"], "/things.v1/", "/things-v1/"],
  ["that is not carried", [], "apis/api.ts", "const half = whole / 2;"],
])("a path %s names no text but its own", async (_, paths, own, other) => {
  const [put] = Object.values(documentWith().paths ?? {});
  const generated = createFolder();
  const items = Object.fromEntries(paths.map((each) => [each, put]));
  await writeFile(path.join(generated, "openapi.json"), JSON.stringify({ ...documentWith(), paths: items }));
  // A file beside the parts of the APIs stands for a part without a seed.
  const names = await namesOf({ name: "api.ts", root: "", generated, unsupported: "skip" });
  expect([own, other].map((text) => names.test(text))).toEqual([true, false]);
});
