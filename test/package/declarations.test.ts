/** The published declarations under several compilers and module settings, in projects that also check our declarations. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { execute } from "../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { readTypedEntries } from "../../scripts/package/api-report/entries.ts";
import { createFolder } from "../temporary-folder.ts";
import { installPackage } from "./install.ts";

const { tarball, installed } = inject("package");
const project = createFolder(afterAll);

const good = `
import { safe, type DataplatError } from "dataplat";
import { createManagementClient, operations, type Pipe } from "dataplat/management";
import { createObservabilityClient, type Alert } from "dataplat/observability";
const management = createManagementClient({ keyId: "k", keySecret: "s" });
const observability = createObservabilityClient({ accessToken: async () => "t" });
const ids = { organizationId: "o", serviceId: "s", pipeId: "p" };
export const pipe: Promise<Pipe> = management.getPipe(ids);
export const threads: Promise<number | null | undefined> = management
  .updatePipeSettings(ids, { engine_max_threads: null }, { timeoutMs: 1 })
  .then((settings) => settings.engine_max_threads);
export const alert: Promise<Alert> = observability.updateAlert({ id: "a" }, { channel: { type: "pigeon" } });
export const error: Promise<DataplatError | undefined> = safe(pipe).then((result) => result.error);
export const beta: true = operations.getPipe.beta;
`;

/** Each line is wrong: the declarations are not `any`. `test/types/clients.test.ts` has everything else that does not compile. */
const bad = `
management.updatePipeSettings(ids, { engine_max_thread: 8 });
observability.updateAlert({ id: "a" }, { thresholdType: "over" });
`.trim();

const badPreamble = good.split("\n").filter((line) => /^(?:import \{ create|const )/.test(line));

const compilerOptions = {
  ...{ skipLibCheck: false, skipDefaultLibCheck: true, declaration: true, outDir: "out" },
  ...{ target: "es2022", lib: ["es2022", "dom", "dom.iterable"], types: [] },
};

beforeAll(async () => {
  await installPackage(tarball, project, { peers: true });
  const entries = await readTypedEntries(installed);
  const all = entries.map(({ specifier }, index) => `export type * as entry${index} from "${specifier}";\n`);
  const write = (name: string, text: string) => writeFile(path.join(project, name), text);
  await write("all.ts", all.join(""));
  await write("good.ts", good);
  await write("bad.ts", `${badPreamble.join("\n")}\n${bad}\n`);
  await write("commonjs.cts", good);
  // Their types are exported by "dataplat", which this program does not import.
  const made = ["Client().getPipe", "Fetch()", "FetchClient()"].map((each) => `from.createManagement${each}`);
  const exported = made.map((each, index) => `export const made${index} = ${each};\n`).join("");
  await write("shared.ts", `import * as from from "dataplat/management";\n${exported}`);
  const factory = 'import("dataplat/management").then((m) => m.createManagementClient())';
  await write("dynamic.cts", `export const client = ${factory};\n`);
});

async function compile(
  compiler: string,
  files: readonly string[],
  own: { module: string; moduleResolution: string; strict: boolean },
) {
  const config = path.join(project, `tsconfig.${[compiler, ...Object.values(own)].join(".")}.json`);
  const options = { ...compilerOptions, ...own };
  await writeFile(config, JSON.stringify({ compilerOptions: options, files }));
  const tsc = path.join(repositoryRoot, "node_modules", compiler, "bin", "tsc");
  // tsc fails if there are errors, and prints them to stdout.
  const args = [tsc, "-p", config, "--pretty", "false"];
  const run = execute(process.execPath, args, { cwd: project });
  const { stdout } = await run.catch((failure: { stdout: string }) => failure);
  const places = stdout.split("\n").flatMap((line) => {
    const { file, row } = /^(?<file>\S.*?)\((?<row>\d+),\d+\): error/.exec(line)?.groups ?? {};
    if (!file && /error TS/.test(line)) throw new Error(line);
    return file ? [`${file}:${row}`] : [];
  });
  return [...new Set(places)];
}

const esModules = ["all.ts", "good.ts", "bad.ts"];
const wrongLines = bad.split("\n").map((_, index) => `bad.ts:${badPreamble.length + index + 1}`);
const staticImports = good
  .split("\n")
  .flatMap((line, index) => (/^import /.test(line) ? [`commonjs.cts:${index + 1}`] : []));

test.each([
  ["typescript-5.4", "5.4.", "commonjs", "node10", [...esModules, "commonjs.cts"], wrongLines],
  ["typescript", "5.9.", "esnext", "bundler", esModules, wrongLines],
  ["typescript-7", "7.", "nodenext", "nodenext", [...esModules, "commonjs.cts"], wrongLines],
  ["typescript", "5.9.", "nodenext", "nodenext", ["shared.ts"], []],
  // Here a CommonJS file can only use `import()`.
  ["typescript-7", "7.", "node16", "node16", ["commonjs.cts", "dynamic.cts"], staticImports],
])("%s (%s) with module %s and resolution %s reports exactly the wrong lines", async (...row) => {
  const [compiler, version, module, resolution, files, places] = row;
  const manifest = path.join(repositoryRoot, "node_modules", compiler, "package.json");
  expect(JSON.parse(await readFile(manifest, "utf8")).version).toMatch(new RegExp(`^${version}`));
  // Before TypeScript 6, a project need not be strict.
  for (const strict of [true, false])
    expect(await compile(compiler, files, { module, moduleResolution: resolution, strict })).toEqual(places);
});

test("the declarations keep the doc comments that editors show", async () => {
  const read = (file: string) => readFile(path.join(installed, "dist/generated/management", file), "utf8");
  expect(await read("operations.d.ts")).toMatch(/\* Get a pipe\n[^/]+@beta/);
  expect(await read("types.d.ts")).toMatch(/\* Maximum number of concurrent threads/);
});
