/** The docs that `dataplat serve` and `npm start` serve, in a copy of the package. */
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { type ServeProcess, useProcesses } from "./processes.ts";

const { serveScript } = useProcesses();

const html = { headers: { accept: "text/html" } };
const serveCommand = ["src/cli/dataplat.ts", "serve"];
const startCommand = ["scripts/package/start.ts"];

/** The copy. It counts as compiled. */
let root: string;
const inRoot = (name: string) => path.join(root, name);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), "dataplat-docs-"));
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
afterAll(() => rm(root, { recursive: true, force: true }));

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

const docsLine = ({ url }: ServeProcess) => `Docs and sandbox: ${url}/`;

describe("dataplat serve", () => {
  test("serves the docs of its package, and prints their address after its own", async () => {
    await preparePackage("front page");
    const server = await serve(serveCommand);
    expect(server.stdout().split("\n").slice(0, 2)).toEqual([
      `dataplat serves ${server.url}`,
      docsLine(server),
    ]);
    expect(await (await fetch(`${server.url}/`)).text()).toBe("front page");
    expect(server.stderr()).toBe("");
    const without = await serve([...serveCommand, "--no-docs"]);
    expect(without.stdout()).not.toMatch(/docs/i);
    expect((await fetch(`${without.url}/`, html)).status).toBe(404);
  });

  test.each([
    ["its package does not have", undefined],
    ["were built for another base path", '<link rel="stylesheet" href="/x/_astro/page.css">'],
  ])("prints nothing about docs that %s", async (_, page) => {
    await preparePackage(page);
    const server = await serve(serveCommand);
    expect(server.stdout()).not.toMatch(/docs/i);
    expect((await fetch(`${server.url}/`, html)).status).toBe(404);
  });
});

describe("npm start", () => {
  test("serves the docs if they are built, and does not build them again", async () => {
    await preparePackage("front page");
    const server = await serve(startCommand);
    expect(server.stdout()).toContain(`\n${docsLine(server)}\n`);
    expect(server.stdout()).not.toContain("Building");
    expect(await (await fetch(`${server.url}/`)).text()).toBe("front page");
  });

  test("builds missing docs while it serves", async () => {
    await preparePackage();
    const server = await serve(startCommand);
    await expect.poll(server.stdout).toContain("\nBuilding the docs...\n");
    expect(server.stdout()).not.toContain(docsLine(server));
    await waitForFile("started");
    expect((await fetch(`${server.url}/`, html)).status).toBe(503);
    await allowBuild();
    await expect.poll(server.stdout).toContain(`\n${docsLine(server)}\n`);
    expect(await (await fetch(`${server.url}/`, html)).text()).toBe("built");
    expect(server.stderr()).toBe("");
    expect(await server.stop("SIGTERM")).toEqual({ code: 0, signal: null });
  });

  test("builds docs again that are older than a source, and serves the old ones until then", async () => {
    await preparePackage("front page");
    const touch = (time: number) => utimes(inRoot("src/docs/sidebar.ts"), time / 1000, time / 1000);
    await touch(Date.now() + 60_000);
    onTestFinished(() => touch(0));
    const server = await serve(startCommand);
    await expect.poll(server.stdout).toContain("\nBuilding the docs...\n");
    expect(await (await fetch(`${server.url}/`, html)).text()).toBe("front page");
    await allowBuild();
    const read = async () => (await fetch(`${server.url}/`, html)).text();
    await expect.poll(read).toBe("built");
  });

  test("builds docs again that are for another base path", async () => {
    await preparePackage('<link rel="stylesheet" href="/x/_astro/page.css">');
    await allowBuild();
    const server = await serve(startCommand);
    const read = async () => (await fetch(`${server.url}/`, html)).text();
    await expect.poll(read).toBe("built");
  });

  test("keeps serving if the docs cannot be built", async () => {
    await preparePackage(undefined, 'throw new Error("broken");');
    await allowBuild();
    const server = await serve(startCommand);
    await expect.poll(server.stderr).not.toBe("");
    expect(server.stderr()).toMatch(/^The docs could not be built\. Run `npm run docs` .*\n$/);
    expect(server.stdout()).not.toContain(docsLine(server));
    expect((await fetch(`${server.url}/_platform/health`)).status).toBe(200);
  });

  test("builds and serves no docs with --no-docs", async () => {
    await preparePackage();
    await allowBuild();
    const server = await serve([...startCommand, "--no-docs"]);
    expect((await fetch(`${server.url}/`, html)).status).toBe(404);
    expect(await server.stop("SIGTERM")).toEqual({ code: 0, signal: null });
    expect(server.stdout()).not.toMatch(/docs/i);
    expect(existsSync(inRoot("started"))).toBe(false);
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
