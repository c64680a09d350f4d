/** The sandbox page in Chromium: the service worker, the platform in the page, and the saved state. */
import { describe, expect, onTestFinished } from "vitest";
import { builtDocs, openSite, browserTest as test } from "../site.ts";
import { labelOf, openSandbox, readThreads, send, updateThreads, waitUntilReady } from "./sandbox-page.ts";

const { root, subPaths } = await builtDocs();
const site = await openSite(root);

describe.each([root, ...subPaths])("below $base", (docs) => {
  test("a change survives a reload and a stopped worker, until the data is reset", async () => {
    const own = await openSite(docs, onTestFinished);
    const page = await openSandbox(own, "getPipe");
    const before = await readThreads(page);
    await updateThreads(page);
    expect(await readThreads(page)).toBe(7);
    await page.reload();
    await waitUntilReady(page);
    expect(await readThreads(page)).toBe(7);
    const session = await page.context().newCDPSession(page);
    await session.send("ServiceWorker.enable");
    await session.send("ServiceWorker.stopAllWorkers");
    expect(await readThreads(page)).toBe(7);
    await page.locator("[data-reset]").click();
    await page.getByText("Demo data restored.").waitFor();
    expect(await readThreads(page)).toBe(before);
    await page.reload();
    await waitUntilReady(page);
    expect(await readThreads(page)).toBe(before);
    expect(page.problems).toEqual([]);
  });
});

test("a reload that bypasses the worker gets it back", async () => {
  const page = await openSandbox(site, "getPipe");
  await updateThreads(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Page.reload", { ignoreCache: true });
  await page.waitForLoadState("load");
  await waitUntilReady(page);
  expect(await labelOf(page)).toContain("answered in this browser");
  expect(await readThreads(page)).toBe(7);
});

/** A page in a browser without service workers, as below an address without TLS. Its first page has not loaded everything. */
async function openWithoutWorkers() {
  const page = await site.open("404.html");
  await page.addInitScript("delete Navigator.prototype.serviceWorker");
  return page;
}

test("without service workers, the page answers, and a change survives a reload", async () => {
  const page = await openWithoutWorkers();
  await page.goto(`${site.url}sandbox/#getPipe`);
  await waitUntilReady(page);
  expect(await labelOf(page)).toContain("answered in this page");
  await updateThreads(page);
  await page.reload();
  await waitUntilReady(page);
  expect(await readThreads(page)).toBe(7);
  await page.locator("[data-reset]").click();
  await page.getByText("Demo data restored.").waitFor();
  expect(await readThreads(page)).not.toBe(7);
  expect(page.problems.filter((problem) => !problem.endsWith(" failed"))).toEqual([]);
});

test("without service workers and the platform's script, the page says that it could not start", async () => {
  const page = await openWithoutWorkers();
  await page.route("**/platform.js", (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.url}sandbox/#getPipe`);
  await page.getByText("The sandbox could not start. Reload the page.").waitFor();
  expect(await page.locator("[type=submit]:visible").isDisabled()).toBe(true);
});

test("without storage, the page says that changes are not saved, and keeps them until a reload", async () => {
  const page = await openWithoutWorkers();
  await page.addInitScript("delete globalThis.indexedDB");
  await page.goto(`${site.url}sandbox/#getPipe`);
  await page.getByText("changes are not saved").waitFor();
  await updateThreads(page);
  expect(await readThreads(page)).toBe(7);
});

test("a script or a form that cannot be loaded any more is reported", async () => {
  const page = await openSandbox(site, "getPipe");
  await page.route(/\/_astro\/send\.|\/operations\//, (route) => route.abort());
  expect(await send(page)).toBe("A part of this page could not be loaded. Reload the page.");
  await page.locator("[data-status]").evaluate((element) => element.replaceChildren());
  await page.locator('nav a[href="#listServices"]').click();
  await page.getByText("A part of this page could not be loaded.").waitFor();
  expect(page.problems.filter((problem) => /is not JSON|Uncaught/.test(problem))).toEqual([]);
});

test("a worker that the browser has removed is reported", async () => {
  const page = await openSandbox(site, "getPipe");
  expect(await send(page)).toMatch(/^200 /);
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(site.url);
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  expect(await send(page)).toBe("The sandbox has stopped. Reload the page.");
  await page.reload();
  await waitUntilReady(page);
  expect(await send(page)).toMatch(/^200 /);
});
