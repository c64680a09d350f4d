/** Modules that not every platform needs are loaded on first use. */
import { expect, test } from "vitest";
import { execute } from "../../scripts/lib/execute.ts";

/** Code, and the modules that it loads in a process that has run the code of the lines before. */
const steps: [code: string, loads: string[]][] = [
  ["await createPlatform().export()", []],
  ["await createPlatform({ demo: true }).export()", ["demo-seed"]],
  ["await createPlatform({ seed: {} }).ready()", ["seed-validator"]],
  ['await parseSeed("{}", "seed")', []],
  ['await parseSeed("# empty\\n{}", "seed")', ["node_modules/yaml/"]],
  ['sqlite = createPlatform({ data: "/" })', []],
  ["await sqlite.ready().catch(() => {})", ["node:sqlite"]],
  ['postgres = createPlatform({ databaseUrl: "postgres://127.0.0.1:1/none" })', []],
  ["await postgres.ready().catch(() => {})", ["node_modules/pg/"]],
];

test("YAML, the seed schema, demo data, SQLite and pg are loaded when they are first needed", async () => {
  const source = new URL("../../src/platform/", import.meta.url).href;
  const program = `
    import { registerHooks } from "node:module";
    const loaded = new Set();
    registerHooks({ load(url, context, next) { loaded.add(url); return next(url, context); } });
    const { getBuiltinModule } = process;
    process.getBuiltinModule = (name) => { loaded.add(name); return getBuiltinModule(name); };
    const { createPlatform } = await import("${source}index.ts");
    const { parseSeed } = await import("${source}seed/parse-seed.ts");
    let sqlite, postgres;
    const loads = [];
    const record = () => { loads.push([...loaded].join(" ")); loaded.clear(); };
    record();
    ${steps.map(([code]) => `${code}; record();`).join("\n")}
    console.log(JSON.stringify(loads));`;
  const argv = ["--no-warnings", "--input-type=module", "--eval", program];
  const { stdout } = await execute(process.execPath, argv);
  const [first, ...loads] = (JSON.parse(stdout) as string[]).map((text) => [
    ...new Set(text.match(/demo-seed|seed-validator|node_modules\/(?:yaml|pg)\/|node:sqlite/g)),
  ]);
  expect(first).toEqual([]);
  expect(loads).toEqual(steps.map(([, modules]) => modules));
});
