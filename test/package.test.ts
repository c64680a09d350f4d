/** The package as it would be published: built, packed, and used from an empty project. */
import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compilePackage } from "../scripts/build/compile.ts";
import { repositoryRoot } from "../scripts/lib/repository.ts";
import { useMocks } from "./contract/mocks.ts";

const execute = promisify(execFile);
const running = useMocks();
let project: string;
let packed: readonly string[];

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), "dataplat-package-"));
  // Not the whole of `npm run build`: it would write generated/ anew under the tests that ask whether that is fresh.
  await compilePackage();
  const { stdout } = await execute(
    "npm",
    ["pack", "--json", "--ignore-scripts", "--pack-destination", project],
    { cwd: repositoryRoot },
  );
  const [archive] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  packed = archive.files.map(({ path: file }) => file);
  const installed = path.join(project, "node_modules", "dataplat");
  await mkdir(installed, { recursive: true });
  await execute("tar", [
    "xzf",
    path.join(project, archive.filename),
    "--strip-components=1",
    "-C",
    installed,
  ]);
  // Its dependencies, as an installation would put them there, with no network.
  for (const name of ["openapi-fetch", "openapi-typescript-helpers"]) {
    const source = path.join(repositoryRoot, "node_modules", name);
    await cp(source, path.join(project, "node_modules", name), { recursive: true });
  }
  await writeFile(path.join(project, "package.json"), '{ "type": "module", "private": true }');
}, 120_000);
afterAll(() => rm(project, { recursive: true, force: true }));

async function run(source: string): Promise<string> {
  await writeFile(path.join(project, "use.mjs"), source);
  const { stdout } = await execute(process.execPath, ["use.mjs"], { cwd: project });
  return stdout;
}

test("holds the compiled entries and the documents, and no sources, tests or tools", () => {
  expect(packed).toContain("dist/src/management.js");
  expect(packed).toContain("generated/observability/openapi.yaml");
  expect(packed).toEqual(expect.arrayContaining(["LICENSE", "README.md", "CHANGELOG.md", "package.json"]));
  const stray = packed.filter((file) => /^(?:test|scripts|openapi|src|node_modules|dist\/docs)\//.test(file));
  expect(stray).toEqual([]);
});

test("answers through both clients against the mocks", async () => {
  const printed = await run(`
    import { isDataplatError, safe } from "dataplat";
    import { createManagementClient } from "dataplat/management";
    import { createObservabilityClient } from "dataplat/observability";
    const management = createManagementClient({ baseUrl: "${running().baseUrl("management")}", keyId: "k", keySecret: "s" });
    const observability = createObservabilityClient({ baseUrl: "${running().baseUrl("observability")}", accessToken: "t" });
    const services = await management.listServices({ organizationId: "11111111-1111-4111-8111-111111111111" });
    const refused = await safe(management.listServices({ organizationId: "x" }));
    const dashboards = await observability.listDashboards();
    console.log(services.length, isDataplatError(refused.error), refused.error.kind, dashboards.length > 0);
  `);
  expect(printed).toBe("1 true invalid-request true\n");
});

test("gives every document that it exports, bundled", async () => {
  const manifest = JSON.parse(await readFile(path.join(repositoryRoot, "package.json"), "utf8"));
  const documents = Object.keys(manifest.exports).filter((entry) => entry.startsWith("./openapi/"));
  expect(documents).toHaveLength(4);
  for (const entry of documents) {
    const printed = await run(`
      import { readFile } from "node:fs/promises";
      import { fileURLToPath } from "node:url";
      console.log(await readFile(fileURLToPath(import.meta.resolve("dataplat${entry.slice(1)}")), "utf8"));
    `);
    expect(printed).toMatch(/"?openapi"?: "?3\.1\.0/);
    expect(printed).not.toMatch(/\$ref"?: "?\.\.?\//);
  }
});

test("keeps what it does not export to itself", async () => {
  await expect(run(`import "dataplat/dist/src/client/call.js";`)).rejects.toThrow(
    "ERR_PACKAGE_PATH_NOT_EXPORTED",
  );
});

test("has declarations that compile in a strict project which also checks libraries", async () => {
  await writeFile(
    path.join(project, "use.ts"),
    `import { safe, type DataplatError } from "dataplat";
     import { createManagementClient, operations, type Pipe } from "dataplat/management";
     import { createObservabilityClient, type Alert } from "dataplat/observability";
     const management = createManagementClient({ keyId: "k", keySecret: "s" });
     export const pipe: Promise<Pipe> = management.getPipe({ organizationId: "o", serviceId: "s", pipeId: "p" });
     export const beta: true = operations.getPipe.beta;
     export const alert: Promise<Alert> = createObservabilityClient().updateAlert({ id: "a" }, { threshold: 1 });
     export const error: Promise<DataplatError | undefined> = safe(pipe).then((result) => result.error);
     // @ts-expect-error misspelt on purpose: the declarations are not just \`any\`
     management.getPipe({ organisationId: "o", serviceId: "s", pipeId: "p" });`,
  );
  const compiler = path.join(repositoryRoot, "node_modules/typescript/bin/tsc");
  for (const [module, moduleResolution] of [
    ["nodenext", "nodenext"],
    ["esnext", "bundler"],
  ]) {
    const lib = ["es2022", "dom", "dom.iterable"];
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: "es2022",
      lib,
      types: [],
      module,
      moduleResolution,
    };
    await writeFile(
      path.join(project, "tsconfig.json"),
      JSON.stringify({ compilerOptions, files: ["use.ts"] }),
    );
    // On errors the compiler exits with a failure, and its messages are in stdout.
    const compiled = execute(process.execPath, [compiler, "-p", project]);
    const messages = await compiled.catch((failure: { stdout: string }) => failure);
    expect(messages.stdout).toBe("");
  }
});
