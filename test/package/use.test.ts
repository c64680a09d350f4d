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
