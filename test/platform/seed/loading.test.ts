/** Whoever reads no seed loads neither YAML nor the compiled schema. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const recorder = `
import { registerHooks } from "node:module";
const loaded = [];
registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
`;

/** What a process of its own has loaded after running code in the folder of seeds. */
async function loadedBy(code: string): Promise<string> {
  const folder = new URL("../../../src/platform/seed/", import.meta.url).href;
  const script = `${recorder}const from = (name) => import(${JSON.stringify(folder)} + name);\n${code}\nconsole.log(loaded.join("\\n"));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", script]);
  return stdout;
}

const heavy = /\/node_modules\/yaml\/|seed-validator/g;

test("neither is loaded for demo data, an export, or before a seed is read", async () => {
  const loaded = await loadedBy(`
    const { demoSeed } = await from("demo.ts");
    const { toState } = await from("to-state.ts");
    const { fromState } = await from("from-state.ts");
    fromState(toState(demoSeed(), { now: 0 }));
    await from("read-seed.ts"); await from("write-seed.ts");
  `);
  expect(loaded).toContain("/seed/read-seed.ts");
  expect(loaded).not.toMatch(heavy);
});

test("an object or JSON loads the compiled schema, and YAML both", async () => {
  const names = async (text: string) => {
    const loaded = await loadedBy(
      `await (await from("read-seed.ts")).parseSeed(${JSON.stringify(text)}, "seed");`,
    );
    return new Set(loaded.match(heavy));
  };
  expect(await names("{}")).toEqual(new Set(["seed-validator"]));
  expect(await names("teams: []")).toEqual(new Set(["seed-validator", "/node_modules/yaml/"]));
});
