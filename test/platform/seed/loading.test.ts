/** The YAML parser and the compiled schema are loaded only when they are needed. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

/** Whether a new process loads the YAML parser and the compiled schema when it runs code with `createPlatform`. */
async function loadedBy(code: string): Promise<ReadonlySet<string>> {
  const platform = new URL("../../../src/platform/index.ts", import.meta.url).href;
  const program = `
    import { registerHooks } from "node:module";
    const loaded = [];
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    const { createPlatform } = await import(${JSON.stringify(platform)});
    ${code}
    console.log(loaded.join("\\n"));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
  expect(stdout).toContain("/seed/seeder.ts");
  return new Set(stdout.match(/node_modules\/yaml\/|seed-validator|demo-seed/g));
}

test("demo data and exports load neither", async () => {
  expect(await loadedBy("await createPlatform({ demo: true }).export();")).toEqual(new Set(["demo-seed"]));
  expect(await loadedBy("await createPlatform().export();")).toEqual(new Set());
});

test("an object or valid JSON loads the compiled schema, and YAML both", async () => {
  expect(await loadedBy("await createPlatform({ seed: {} }).ready();")).toEqual(new Set(["seed-validator"]));
  const parse = (text: string) =>
    `const { parseSeed } = await import(loaded[0].replace(/index.ts$/, "seed/read-seed.ts"));
    await parseSeed(${JSON.stringify(text)}, "seed");`;
  expect(await loadedBy(parse("{}"))).toEqual(new Set(["seed-validator"]));
  expect(await loadedBy(parse("teams: []"))).toEqual(new Set(["seed-validator", "node_modules/yaml/"]));
});
