/** The docs that `dataplat serve` and `npm start` serve, in a copy of the package. */
import { existsSync } from "node:fs";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { copyPackage } from "./package-copy.ts";
import { type ServeProcess, useFolder, useProcesses } from "./processes.ts";

const { serveScript } = useProcesses();
const folder = useFolder();

const html = { headers: { accept: "text/html" } };
const serveCommand = ["src/cli/dataplat.ts", "serve"];
const startCommand = ["scripts/start.ts"];

/** Copies the package, with built docs if there is a front page. */
async function createPackage(frontPage?: string): Promise<string> {
  const root = await folder();
  await copyPackage(root);
  if (frontPage !== undefined) {
    await mkdir(path.join(root, "dist/docs"));
    await writeFile(path.join(root, "dist/docs/index.html"), frontPage);
  }
  return root;
}

/** A script for `scripts/docs.ts` that writes when it starts and ends, and may build the docs when the test allows it. */
async function writeBuild(root: string, end: string): Promise<void> {
  const lines = [
    'import { existsSync, mkdirSync, writeFileSync } from "node:fs";',
    'process.on("exit", () => writeFileSync("ended", ""));',
    'writeFileSync("started", "");',
    'while (!existsSync("go")) await new Promise((resolve) => setTimeout(resolve, 20));',
    end,
  ];
  await writeFile(path.join(root, "scripts/docs.ts"), lines.join("\n"));
}

const build = 'mkdirSync("dist/docs", { recursive: true }); writeFileSync("dist/docs/index.html", "built");';

/** Waits until the build has written a file. */
function waitForFile(root: string, name: "started" | "ended"): Promise<void> {
  return expect.poll(() => existsSync(path.join(root, name))).toBe(true);
}

const docsLine = ({ url }: ServeProcess) => `Docs and sandbox: ${url}/`;

describe("dataplat serve", () => {
  test("serves the docs of its package, and prints their address after its own", async () => {
    const root = await createPackage("front page");
    const server = await serveScript(root, serveCommand);
    expect(server.stdout().split("\n").slice(0, 2)).toEqual([
      `dataplat serves ${server.url}`,
      docsLine(server),
    ]);
    expect(await (await fetch(`${server.url}/`)).text()).toBe("front page");
    expect(server.stderr()).toBe("");
    const without = await serveScript(root, [...serveCommand, "--no-docs"]);
    expect(without.stdout()).not.toMatch(/docs/i);
    expect((await fetch(`${without.url}/`, html)).status).toBe(404);
  });

  test.each([
    ["its package does not have", undefined],
    ["were built for another base path", '<link rel="stylesheet" href="/x/_astro/page.css">'],
  ])("prints nothing about docs that %s", async (_, page) => {
    const server = await serveScript(await createPackage(page), serveCommand);
    expect(server.stdout()).not.toMatch(/docs/i);
    expect((await fetch(`${server.url}/`, html)).status).toBe(404);
  });
});

describe("npm start", () => {
  test("serves the docs if they are built, and does not build them again", async () => {
    const root = await createPackage("front page");
    const server = await serveScript(root, startCommand);
    expect(server.stdout()).toContain(`\n${docsLine(server)}\n`);
    expect(server.stdout()).not.toContain("Building");
    expect(await (await fetch(`${server.url}/`)).text()).toBe("front page");
  });

  test("builds missing docs while it serves", async () => {
    const root = await createPackage();
    await writeBuild(root, build);
    const server = await serveScript(root, startCommand);
    await expect.poll(server.stdout).toContain("\nBuilding the docs...\n");
    expect(server.stdout()).not.toContain(docsLine(server));
    await waitForFile(root, "started");
    expect((await fetch(`${server.url}/`, html)).status).toBe(503);
    await writeFile(path.join(root, "go"), "");
    await expect.poll(server.stdout).toContain(`\n${docsLine(server)}\n`);
    expect(await (await fetch(`${server.url}/`, html)).text()).toBe("built");
    expect(server.stderr()).toBe("");
    expect(await server.stop("SIGTERM")).toEqual({ code: 0, signal: null });
  });

  test("builds docs again that are older than a source, and serves the old ones until then", async () => {
    const root = await createPackage("front page");
    await writeBuild(root, build);
    const later = new Date(Date.now() + 60_000);
    await utimes(path.join(root, "src/docs/sidebar.ts"), later, later);
    const server = await serveScript(root, startCommand);
    await expect.poll(server.stdout).toContain("\nBuilding the docs...\n");
    expect(await (await fetch(`${server.url}/`, html)).text()).toBe("front page");
    await writeFile(path.join(root, "go"), "");
    const read = async () => (await fetch(`${server.url}/`, html)).text();
    await expect.poll(read).toBe("built");
  });

  test("builds docs again that are for another base path", async () => {
    const root = await createPackage('<link rel="stylesheet" href="/x/_astro/page.css">');
    await writeBuild(root, build);
    await writeFile(path.join(root, "go"), "");
    const server = await serveScript(root, startCommand);
    const read = async () => (await fetch(`${server.url}/`, html)).text();
    await expect.poll(read).toBe("built");
  });

  test("keeps serving if the docs cannot be built", async () => {
    const root = await createPackage();
    await writeBuild(root, 'throw new Error("broken");');
    await writeFile(path.join(root, "go"), "");
    const server = await serveScript(root, startCommand);
    await expect.poll(server.stderr).not.toBe("");
    expect(server.stderr()).toMatch(/^The docs could not be built\. Run `npm run docs` .*\n$/);
    expect(server.stdout()).not.toContain(docsLine(server));
    expect((await fetch(`${server.url}/_platform/health`)).status).toBe(200);
  });

  test("builds and serves no docs with --no-docs", async () => {
    const root = await createPackage();
    await writeBuild(root, build);
    await writeFile(path.join(root, "go"), "");
    const server = await serveScript(root, [...startCommand, "--no-docs"]);
    expect((await fetch(`${server.url}/`, html)).status).toBe(404);
    expect(await server.stop("SIGTERM")).toEqual({ code: 0, signal: null });
    expect(server.stdout()).not.toMatch(/docs/i);
    expect(existsSync(path.join(root, "started"))).toBe(false);
  });

  test.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)("ended by %s ends the build", async (signal) => {
    const root = await createPackage();
    await writeBuild(root, build);
    const server = await serveScript(root, startCommand);
    await waitForFile(root, "started");
    expect(existsSync(path.join(root, "ended"))).toBe(false);
    await server.stop(signal);
    await waitForFile(root, "ended");
    expect(server.stderr()).toBe("");
  });
});
