/** The published package, used in an empty project. */
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { execute } from "../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { createFolder } from "../temporary-folder.ts";

const { files, project, installed } = inject("package");

async function run(source: string): Promise<string> {
  await writeFile(path.join(project, "use.mjs"), source);
  const { stdout } = await execute(process.execPath, ["use.mjs"], { cwd: project });
  return stdout;
}

test("has the compiled entries and the documents, and no sources, tests or tools", () => {
  expect(files).toContain("dist/src/management.js");
  expect(files).toContain("generated/observability/openapi.yaml");
  expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "CHANGELOG.md", "package.json"]));
  const stray = /^(?:test|scripts|openapi|src|node_modules|api-report)\//;
  expect(files.filter((file) => stray.test(file))).toEqual([]);
});

test("has the docs compressed, and no uncompressed files of an earlier `npm run docs`", async () => {
  const folder = createFolder();
  await cp(path.join(repositoryRoot, "package.json"), path.join(folder, "package.json"));
  const uncompressed = [
    ...["index.html", "index.md", "_astro/a.css", "sandbox/sw.js", "openapi/a.json", "a.svg"],
    "openapi/a.yaml",
  ];
  const packed = [...uncompressed.map((file) => `${file}.gz`), "_astro/font.woff2"];
  for (const file of [...uncompressed, ...packed]) {
    const target = path.join(folder, "dist/docs", file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, "");
  }
  const pack = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const { stdout } = await execute("npm", pack, { cwd: folder });
  const [archive]: { files: { path: string }[] }[] = JSON.parse(stdout);
  const docs = archive?.files.map((file) => file.path).filter((file) => file.startsWith("dist/docs/"));
  expect(docs?.toSorted()).toEqual(packed.map((file) => `dist/docs/${file}`).toSorted());
});

/** The packages and the modules of Node that a program imports, sorted. */
async function importedBy(source: string): Promise<readonly string[]> {
  const printed = await run(`
    import { registerHooks } from "node:module";
    const imported = new Set();
    registerHooks({ resolve: (specifier, context, next) => {
      if (!/^\\.|^file:|^dataplat/.test(specifier)) imported.add(specifier);
      return next(specifier, context);
    } });
    ${source}
    console.log(JSON.stringify([...imported].sort()));
  `);
  return JSON.parse(printed);
}

test("imports only openapi-fetch for the clients", async () => {
  const clients =
    'for (const name of ["", "/management", "/observability"]) await import("dataplat" + name);';
  expect(await importedBy(clients)).toEqual(["openapi-fetch"]);
});

test("imports no package for a platform in memory or in a file", async () => {
  const start = (options: object) => `
    const { createPlatform } = await import("dataplat/platform");
    const platform = createPlatform(${JSON.stringify(options)});
    await platform.ready();
    await platform.close();`;
  expect(await importedBy(start({ demo: true }))).toEqual(["node:crypto"]);
  const modules = await importedBy(start({ demo: true, data: path.join(project, "platform.db") }));
  expect(modules).toEqual(["node:crypto", "node:fs", "node:path"]);
});

test("serves both clients in process, and over a port from the command line, which keeps a change", async () => {
  const { bin } = JSON.parse(await readFile(path.join(installed, "package.json"), "utf8"));
  const printed = await run(`
    import { spawn } from "node:child_process";
    import { once } from "node:events";
    import { createInterface } from "node:readline";
    import { isDataplatError, safe } from "dataplat";
    import { createManagementClient } from "dataplat/management";
    import { createObservabilityClient } from "dataplat/observability";
    import { demo, startTestPlatform } from "dataplat/testing";
    {
      await using platform = await startTestPlatform();
      const management = createManagementClient(platform.managementOptions);
      const observability = createObservabilityClient(platform.observabilityOptions);
      const refused = await safe(management.listServices({ organizationId: "x" }));
      console.log((await management.listServices({ organizationId: demo.organizationId })).length > 1);
      console.log((await observability.listDashboards()).length > 0);
      console.log(isDataplatError(refused.error), refused.error.kind);
    }
    const pipe = {
      organizationId: "11111111-1111-4111-8111-111111111111",
      serviceId: "22222222-2222-4222-8222-222222222222",
      pipeId: "33333333-3333-4333-8333-333333333333",
    };
    for (const change of [{ engine_max_threads: 7 }, {}]) {
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
  const expected = ["true", "true", "true invalid-request", "7", "[ 0, null ]", "7", "[ 0, null ]"];
  expect(printed.trimEnd().split("\n")).toEqual(expected);
});

test("exports documents that are bundled, and nothing else of its files", async () => {
  const manifest = JSON.parse(await readFile(path.join(installed, "package.json"), "utf8"));
  const documents = Object.keys(manifest.exports).filter((entry) => entry.startsWith("./openapi/"));
  expect(documents).not.toEqual([]);
  const printed = await run(`
    import { readFileSync } from "node:fs";
    const read = (entry) => readFileSync(new URL(import.meta.resolve("dataplat" + entry.slice(1))), "utf8");
    console.log(JSON.stringify(${JSON.stringify(documents)}.map(read)));
    await import("dataplat/dist/src/client/call.js").catch(({ code }) => console.log(code));
  `);
  const [texts = "", code] = printed.trimEnd().split("\n");
  expect(JSON.parse(texts)).toHaveLength(documents.length);
  for (const text of JSON.parse(texts)) {
    expect(text).toMatch(/"?openapi"?: "?3\.1\.\d/);
    expect(text).not.toMatch(/\$ref"?: "?\.\.?\//);
  }
  expect(code).toBe("ERR_PACKAGE_PATH_NOT_EXPORTED");
});
