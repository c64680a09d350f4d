/** The docs that `dataplat serve` and `npm start` serve, in a copy of the package. */
import { existsSync } from "node:fs";
import { cp, mkdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { createFolder } from "../temporary-folder.ts";
import { type ServeProcess, useProcesses } from "./processes.ts";

const { serveScript } = useProcesses();

const html = { headers: { accept: "text/html" } };
const serveCommand = ["src/cli/dataplat.ts", "serve"];
const startCommand = ["scripts/package/start.ts"];

/** The copy. It counts as compiled. */
const root = createFolder(afterAll);
const inRoot = (name: string) => path.join(root, name);

beforeAll(async () => {
  for (const name of ["src", "generated", "scripts", "package.json", "redocly.yaml"]) {
    await cp(path.join(repositoryRoot, name), inRoot(name), {
      recursive: true,
      // A build of the docs may be writing the TypeScript reference.
      filter: (source) =>
        !["node_modules", ".astro"].includes(path.basename(source)) &&
        !source.endsWith("/content/docs/reference"),
    });
  }
  await symlink(path.join(repositoryRoot, "node_modules"), inRoot("node_modules"));
  await mkdir(inRoot("dist/src"), { recursive: true });
  await writeFile(inRoot("dist/src/management.js"), "");
  // A process that is killed, as most are below, does not write the cache of compiled sources.
  for (const command of [serveCommand, [...startCommand, "--no-docs"]]) {
    await (await serve(command)).stop("SIGTERM");
  }
});

const build = 'mkdirSync("dist/docs", { recursive: true }); writeFileSync("dist/docs/index.html", "built");';

/** Prepares the copy for a test. `frontPage`: front page of its docs; without one, they are not built. */
async function preparePackage(frontPage?: string, end = build): Promise<void> {
  for (const name of ["dist/docs", "started", "go", "ended"]) {
    await rm(inRoot(name), { recursive: true, force: true });
  }
  if (frontPage !== undefined) {
    await mkdir(inRoot("dist/docs"));
    await writeFile(inRoot("dist/docs/index.html"), frontPage);
  }
  const lines = [
    'import { existsSync, mkdirSync, writeFileSync } from "node:fs";',
    'process.on("exit", () => writeFileSync("ended", ""));',
    'writeFileSync("started", "");',
    'while (!existsSync("go")) await new Promise((resolve) => setTimeout(resolve, 20));',
    end,
  ];
  await writeFile(inRoot("scripts/package/docs.ts"), lines.join("\n"));
}

const allowBuild = () => writeFile(inRoot("go"), "");

function waitForFile(name: "started" | "ended"): Promise<void> {
  return expect.poll(() => existsSync(inRoot(name))).toBe(true);
}

/** Serves the copy, with its compiled sources in it. */
const serve = (args: readonly string[]) => serveScript(root, args, { NODE_COMPILE_CACHE: inRoot("cache") });

const docsLine = ({ url }: ServeProcess) => `\nDocs and sandbox: ${url}/\n`;
const readPage = async ({ url }: ServeProcess) => (await fetch(`${url}/`, html)).text();
const readStatus = async ({ url }: ServeProcess) => (await fetch(`${url}/`, html)).status;
const otherPath = '<link rel="stylesheet" href="/x/_astro/page.css">';

test.each([
  ["dataplat serve", serveCommand],
  ["npm start", startCommand],
])("%s serves docs that are built, unless --no-docs is passed", async (_, command) => {
  await preparePackage("front page");
  const server = await serve(command);
  expect(server.stdout()).toMatch(`dataplat serves ${server.url}${docsLine(server)}`);
  expect([await readPage(server), server.stderr()]).toEqual(["front page", ""]);
  await server.stop("SIGTERM");
  await preparePackage();
  await allowBuild();
  const without = await serve([...command, "--no-docs"]);
  expect(await readStatus(without)).toBe(404);
  expect(await without.stop("SIGTERM")).toEqual({ code: 0, signal: null });
  expect(server.stdout() + without.stdout()).not.toContain("Building");
  expect(without.stdout()).not.toMatch(/docs/i);
  expect(existsSync(inRoot("started"))).toBe(false);
});

test.each([
  ["its package does not have", undefined],
  ["were built for another base path", otherPath],
])("dataplat serve prints nothing about docs that %s", async (_, page) => {
  await preparePackage(page);
  const server = await serve(serveCommand);
  expect(server.stdout()).not.toMatch(/docs/i);
  expect(await readStatus(server)).toBe(404);
});

describe("npm start", () => {
  test("builds missing docs while it serves", async () => {
    await preparePackage();
    const server = await serve(startCommand);
    await expect.poll(server.stdout).toContain("\nBuilding the docs...\n");
    expect(server.stdout()).not.toContain(docsLine(server));
    await waitForFile("started");
    expect(await readStatus(server)).toBe(503);
    await allowBuild();
    await expect.poll(server.stdout).toContain(docsLine(server));
    expect([await readPage(server), server.stderr()]).toEqual(["built", ""]);
    expect(await server.stop("SIGTERM")).toEqual({ code: 0, signal: null });
  });

  test.each([
    ["older than a source", "front page", Date.now() + 60_000],
    ["for another base path", otherPath, 0],
  ])("builds docs again that are %s, and serves the old ones until then", async (_, page, time) => {
    await preparePackage(page);
    const touch = (ms: number) => utimes(inRoot("src/docs/sidebar.ts"), ms / 1000, ms / 1000);
    await touch(time);
    onTestFinished(() => touch(0));
    const server = await serve(startCommand);
    await expect.poll(server.stdout).toContain("\nBuilding the docs...\n");
    if (time) expect(await readPage(server)).toBe(page);
    await allowBuild();
    await expect.poll(() => readPage(server)).toBe("built");
  });

  test("keeps serving if the docs cannot be built", async () => {
    await preparePackage(undefined, 'throw new Error("broken");');
    await allowBuild();
    const server = await serve(startCommand);
    await expect.poll(server.stderr).toMatch(/^The docs could not be built\. Run `npm run docs` .*\n$/);
    expect(server.stdout()).not.toContain(docsLine(server));
    expect((await fetch(`${server.url}/_platform/health`)).status).toBe(200);
  });

  test.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)("ended by %s ends the build", async (signal) => {
    await preparePackage();
    const server = await serve(startCommand);
    await waitForFile("started");
    expect(existsSync(inRoot("ended"))).toBe(false);
    await server.stop(signal);
    await waitForFile("ended");
    expect(server.stderr()).toBe("");
  });
});
