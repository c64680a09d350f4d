/** The package as it would be published, used from an empty project. */
import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { useMocks } from "../contract/mocks.ts";

const { files, project, installed } = inject("package");
const running = useMocks();

async function run(source: string): Promise<string> {
  await writeFile(path.join(project, "use.mjs"), source);
  const { stdout } = await promisify(execFile)(process.execPath, ["use.mjs"], { cwd: project });
  return stdout;
}

test("holds the compiled entries and the documents, and no sources, tests or tools", () => {
  expect(files).toContain("dist/src/management.js");
  expect(files).toContain("generated/observability/openapi.yaml");
  expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "CHANGELOG.md", "package.json"]));
  const stray = files.filter((file) =>
    /^(?:test|scripts|openapi|src|node_modules|api-report|dist\/docs)\//.test(file),
  );
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

/** What an import loads of other packages and of Node, in the order in which it is asked for. */
async function loadedBy(source: string): Promise<readonly string[]> {
  const printed = await run(`
    import { registerHooks } from "node:module";
    const loaded = new Set();
    registerHooks({ resolve: (specifier, context, next) => {
      if (!/^\\.|^file:|^dataplat/.test(specifier)) loaded.add(specifier);
      return next(specifier, context);
    } });
    ${source}
    console.log(JSON.stringify([...loaded]));
  `);
  return JSON.parse(printed);
}

test("loads nothing but openapi-fetch for the clients", async () => {
  const clients =
    'for (const name of ["", "/management", "/observability"]) await import("dataplat" + name);';
  expect(await loadedBy(clients)).toEqual(["openapi-fetch"]);
});

test("loads no package for a platform in memory or in a file", async () => {
  const start = (options: string) => `
    const { createPlatform } = await import("dataplat/platform");
    const platform = createPlatform(${options});
    await platform.ready();
    await platform.close();`;
  expect(await loadedBy(start("{ demo: true }"))).toEqual(["node:crypto"]);
  const file = path.join(project, "platform.db");
  expect((await loadedBy(start(JSON.stringify({ demo: true, data: file })))).toSorted()).toEqual([
    "node:crypto",
    "node:fs",
    "node:path",
  ]);
});

test("starts a platform for tests, and serves one from the command line that keeps a change", async () => {
  const inProcess = await run(`
    import { startTestPlatform } from "dataplat/testing";
    import { createManagementClient } from "dataplat/management";
    await using platform = await startTestPlatform();
    const management = createManagementClient(platform.managementOptions);
    console.log((await management.listServices({ organizationId: "11111111-1111-4111-8111-111111111111" })).length > 1);
  `);
  expect(inProcess).toBe("true\n");
  const { bin } = JSON.parse(await readFile(path.join(installed, "package.json"), "utf8"));
  const served = await run(`
    import { spawn } from "node:child_process";
    import { once } from "node:events";
    import { createInterface } from "node:readline";
    import { createManagementClient } from "dataplat/management";
    const pipe = {
      organizationId: "11111111-1111-4111-8111-111111111111",
      serviceId: "22222222-2222-4222-8222-222222222222",
      pipeId: "33333333-3333-4333-8333-333333333333",
    };
    for (const change of [{ engine_max_threads: 63 }, {}]) {
      const args = [${JSON.stringify(path.join(installed, bin.dataplat))}, "serve", "--port", "0", "--data", "kept.db", "--demo"];
      const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
      const [line] = await once(createInterface(child.stdout), "line");
      const [baseUrl] = /http:\\S+/.exec(line);
      const management = createManagementClient({ baseUrl, keyId: "demo-key", keySecret: "demo-secret" });
      console.log((await management.updatePipeSettings(pipe, change)).engine_max_threads);
      child.kill();
      console.log(await once(child, "exit"));
    }
  `);
  expect(served).toBe("63\n[ 0, null ]\n63\n[ 0, null ]\n");
});

test("gives every document that it exports, bundled", async () => {
  const manifest = JSON.parse(await readFile(path.join(installed, "package.json"), "utf8"));
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
