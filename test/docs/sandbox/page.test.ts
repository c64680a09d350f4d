/** The sandbox page in Chromium. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { readDocuments } from "../../../src/docs/reference/documents.ts";
import { type OpenedPage, type OpenedSite, openSite } from "../site.ts";

const { root, subPath } = inject("docsFolders");
let site: OpenedSite;
beforeAll(async () => {
  site = await openSite(root);
});
afterAll(() => site.close());

/** Every operation of every document. */
const operations = (await readDocuments()).flatMap(({ name, document }) =>
  Object.values(document.paths).flatMap((pathItem) =>
    // Only the operations of a path item have an operationId.
    (Object.values(pathItem) as { operationId?: string }[]).flatMap(({ operationId }) =>
      operationId === undefined ? [] : [{ api: name, operationId }],
    ),
  ),
);

const change = '{"engine_max_threads": 7}';

/** Reads what the sandbox has saved. */
const readDatabase = `new Promise((resolve) => {
  const request = indexedDB.open("dataplat-sandbox");
  request.onsuccess = () => {
    const all = request.result.transaction("states").objectStore("states").getAll();
    all.onsuccess = () => resolve(all.result);
  };
})`;

/** Opens the page, and waits until requests can be sent. */
async function openSandbox(operationId: string, from = site) {
  const page = await from.open(`sandbox/#${operationId}`);
  await waitUntilReady(page);
  return page;
}

async function waitUntilReady(page: OpenedPage): Promise<void> {
  await page.locator("[type=submit]:visible:enabled").waitFor();
}

/** Sends the form. Returns the status line. */
async function send(page: OpenedPage): Promise<string> {
  await page.locator("[data-status]").evaluate((element) => element.replaceChildren());
  await page.locator("[type=submit]:visible").click();
  await page.locator("[data-status]:not(:empty)").waitFor();
  return statusOf(page);
}

async function statusOf(page: OpenedPage): Promise<string> {
  return (await page.locator("[data-status]").textContent()) ?? "";
}

async function labelOf(page: OpenedPage): Promise<string> {
  return (await page.locator("[data-label]").textContent()) ?? "";
}

/** Opens or closes the fields for credentials and address. */
async function toggleConnection(page: OpenedPage): Promise<void> {
  await page.locator(".connection:visible summary").click();
}

async function choose(page: OpenedPage, operationId: string): Promise<void> {
  await page.locator(`nav a[href="#${operationId}"]`).click();
  await page.locator(`[data-operation-id="${operationId}"]`).waitFor();
}

/** Reads a setting of the demo pipe with the form of `getPipe`. */
async function readThreads(page: OpenedPage): Promise<unknown> {
  await choose(page, "getPipe");
  expect(await send(page)).toMatch(/^200 /);
  return JSON.parse((await page.locator("[data-content]").textContent()) ?? "").result.settings
    .engine_max_threads;
}

async function update(page: OpenedPage): Promise<void> {
  await choose(page, "updatePipeSettings");
  await page.fill("#updatePipeSettings-body", change);
  expect(await send(page)).toMatch(/^200 /);
}

test("the form of every operation is filled in, and its request succeeds", async () => {
  const page = await openSandbox("");
  expect(await page.locator("nav a[href^='#']").allTextContents()).toHaveLength(operations.length);
  for (const { api, operationId } of operations) {
    await choose(page, operationId);
    expect(await send(page), operationId).toMatch(/^2\d\d /);
    expect(await page.locator("[data-content] .name").count(), operationId).toBeGreaterThan(0);
    expect(await page.locator("[data-request-line]").textContent()).toMatch(/^[A-Z]+ \/sandbox\//);
    expect(await page.locator('[data-sample="curl"]').textContent()).toMatch(/^curl /);
    expect(await page.locator('[data-sample="typescript"]').textContent()).toContain(`"dataplat/${api}"`);
  }
  expect(page.problems).toEqual([]);
});

test("a fragment opens the form that it names, below the label; another one changes nothing", async () => {
  const last = operations.at(-1)?.operationId ?? "";
  const page = await openSandbox(last);
  const visible = page.locator(".operation:visible");
  expect(await visible.getAttribute("data-operation-id")).toBe(last);
  expect(await page.evaluate("scrollY")).toBe(0);
  await page.locator('a[href="#_top"]').first().focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/#_top");
  expect(await visible.getAttribute("data-operation-id")).toBe(last);
});

describe.each([root, subPath])("below $base", (docs) => {
  test("a change survives a reload and a stopped worker, until the data is reset", async () => {
    const own = await openSite(docs);
    onTestFinished(() => own.close());
    const page = await openSandbox("getPipe", own);
    const before = await readThreads(page);
    await update(page);
    expect(await readThreads(page)).toBe(7);
    await page.reload();
    await waitUntilReady(page);
    expect(await readThreads(page)).toBe(7);
    const session = await page.context().newCDPSession(page);
    await session.send("ServiceWorker.enable");
    await session.send("ServiceWorker.stopAllWorkers");
    expect(await readThreads(page)).toBe(7);
    await page.locator("[data-reset]").click();
    await page.getByText("The demo data is as it was at first.").waitFor();
    expect(await readThreads(page)).toBe(before);
    await page.reload();
    await waitUntilReady(page);
    expect(await readThreads(page)).toBe(before);
    expect(page.problems).toEqual([]);
  });
});

test("a reload that bypasses the worker gets it back", async () => {
  const page = await openSandbox("getPipe");
  await update(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Page.reload", { ignoreCache: true });
  await page.waitForLoadState("load");
  await waitUntilReady(page);
  expect(await labelOf(page)).toContain("answered in this browser");
  expect(await readThreads(page)).toBe(7);
});

test("without service workers, the page answers, and a change survives a reload", async () => {
  const page = await site.open("404.html");
  await page.addInitScript("delete Navigator.prototype.serviceWorker");
  await page.goto(`${site.url}sandbox/#getPipe`);
  await waitUntilReady(page);
  expect(await labelOf(page)).toContain("answered in this page");
  await update(page);
  await page.reload();
  await waitUntilReady(page);
  expect(await readThreads(page)).toBe(7);
  await page.locator("[data-reset]").click();
  await page.getByText("The demo data is as it was at first.").waitFor();
  expect(await readThreads(page)).not.toBe(7);
  // The first page had not loaded everything.
  expect(page.problems.filter((problem) => !problem.endsWith(" failed"))).toEqual([]);
});

test("the messages of a 400 response stand at the fields, until one is changed", async () => {
  const page = await openSandbox("updatePipeSettings");
  await page.fill("#updatePipeSettings-body", '{"engine_max_threads": -1, "engine": 1}');
  await page.fill("#updatePipeSettings-pipeId", "1");
  expect(await send(page)).toMatch(/^400 /);
  const body = page.locator("#updatePipeSettings-body-issue");
  const pipeId = page.locator("#updatePipeSettings-pipeId-issue");
  expect(await pipeId.textContent()).toContain("uuid");
  await page.fill("#updatePipeSettings-pipeId", "33333333-3333-4333-8333-333333333333");
  expect(await pipeId.textContent()).toBe("");
  expect(await send(page)).toMatch(/^400 /);
  expect(await body.textContent()).toMatch(/\/engine is unknown.*\/engine_max_threads must be >= 0/);
  expect(await page.getAttribute("#updatePipeSettings-body", "aria-invalid")).toBe("true");
  await page.fill("#updatePipeSettings-body", change);
  expect(await body.textContent()).toBe("");
  expect(await send(page)).toMatch(/^200 /);
});

test("a body that is not JSON is sent as it is, and has no code", async () => {
  const page = await openSandbox("updatePipeSettings");
  await page.fill("#updatePipeSettings-body", "{");
  expect(await page.locator("#updatePipeSettings-body-issue").textContent()).toContain("not JSON");
  expect(await page.locator('[data-sample="curl"]').textContent()).not.toContain("curl");
  expect(await send(page)).toMatch(/^400 /);
});

test("an example of a body replaces the body", async () => {
  const page = await openSandbox("updatePipeSettings");
  const examples = page.locator("[data-examples]:visible");
  await examples.selectOption({ index: 1 });
  expect(await page.inputValue("#updatePipeSettings-body")).toBe(await examples.inputValue());
});

test("a path parameter that is empty or dots is not sent", async () => {
  const page = await openSandbox("getPipe");
  for (const value of ["", ".", ".."]) {
    await page.fill("#getPipe-pipeId", value);
    await page.locator("[type=submit]:visible").click();
    expect(await page.locator("#getPipe-pipeId-issue").textContent(), value).not.toBe("");
    expect(await page.evaluate("document.activeElement.id")).toBe("getPipe-pipeId");
    expect(await statusOf(page)).toBe("No request sent yet.");
  }
});

test("each line of a repeatable parameter is one value", async () => {
  const page = await openSandbox("listServices");
  await page.fill("#listServices-filter", "tag:env=prod\n\ntag:a&b");
  expect(await page.locator("[data-request-line]").textContent()).toContain(
    "?filter=tag%3Aenv%3Dprod&filter=tag%3Aa%26b",
  );
  await page.fill("#listServices-filter", "");
  expect(await page.locator("[data-request-line]").textContent()).not.toContain("?");
});

test("wrong credentials and none get 401, in the forms of the same API only", async () => {
  const page = await openSandbox("getPipe");
  await toggleConnection(page);
  await page.fill("#getPipe-keySecret", "wrong");
  expect(await send(page)).toMatch(/^401 /);
  expect(await page.locator("[data-headers]").textContent()).toContain("www-authenticateBasic");
  await choose(page, "listServices");
  expect(await send(page)).toMatch(/^401 /);
  await choose(page, "listDashboards");
  expect(await send(page)).toMatch(/^200 /);
});

test("the keyboard alone chooses an operation, reaches its form and sends it", async () => {
  const page = await openSandbox("listServices");
  await page.locator('nav a[href="#updatePipeSettings"]').focus();
  await page.keyboard.press("Enter");
  expect(await page.locator("h2:focus").textContent()).toBe("Update the settings of one pipe");
  const visited: unknown[] = [];
  for (let tabs = 0; tabs < 12 && !visited.includes("submit"); tabs += 1) {
    await page.keyboard.press("Tab");
    visited.push(await page.evaluate("document.activeElement.id || document.activeElement.type"));
  }
  expect(visited).toContain("updatePipeSettings-body");
  await page.keyboard.press("Enter");
  await page.getByText(/^200 OK/).waitFor();
  await page.locator("#updatePipeSettings-body").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^200 OK/).waitFor();
});

describe("an address of one's own", () => {
  /** A server of another origin that allows every page, and records the headers of requests. */
  async function startServer() {
    const requests: IncomingHttpHeaders[] = [];
    const server = createServer((request, response) => {
      const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "*, authorization" };
      if (request.method !== "OPTIONS") requests.push(request.headers);
      response.writeHead(200, { ...cors, "content-type": "application/json" }).end('{"own": true}');
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    // It listens on a port.
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}/prefix/`, requests };
  }

  test("gets no demo credentials, and those that are entered are not kept", async () => {
    const { url, requests } = await startServer();
    const page = await openSandbox("getPipe");
    await toggleConnection(page);
    expect(await send(page)).toMatch(/^200 /);
    await page.fill("#getPipe-address", url);
    expect(await statusOf(page)).toBe("No request sent yet.");
    expect(await labelOf(page)).toContain("Not the sandbox");
    expect(await page.locator("[data-reset]").isVisible()).toBe(false);
    expect(await send(page)).toMatch(/^200 /);
    expect(requests.at(-1)?.authorization).toBeUndefined();
    expect(await page.getAttribute("#getPipe-keySecret", "type")).toBe("password");
    await page.fill("#getPipe-keyId", "real-key");
    await page.fill("#getPipe-keySecret", "real-secret");
    expect(await send(page)).toMatch(/^200 /);
    expect(requests.at(-1)?.authorization).toBe(`Basic ${btoa("real-key:real-secret")}`);
    expect(await page.locator("[data-content]").textContent()).toContain('"own": true');
    expect(await page.locator(".output").textContent()).not.toContain("real-");
    expect(page.url()).not.toContain("real-");
    const stored = "JSON.stringify([localStorage, sessionStorage, document.cookie, history.state])";
    expect(await page.evaluate(stored)).not.toContain("real-");
    expect(await page.evaluate(readDatabase)).toEqual([]);
    await page.reload();
    await waitUntilReady(page);
    expect(await page.inputValue("#getPipe-keySecret")).toBe("demo-secret");
    expect(await page.inputValue("#getPipe-address")).toBe("");
  });

  test("applies to one API, and its removal restores the demo credentials", async () => {
    const { url, requests } = await startServer();
    const page = await openSandbox("getPipe");
    await toggleConnection(page);
    await page.fill("#getPipe-address", url);
    await page.fill("#getPipe-keySecret", "real-secret");
    await choose(page, "listDashboards");
    expect(await labelOf(page)).not.toContain("Not the sandbox");
    expect(await send(page)).toMatch(/^200 /);
    expect(requests).toEqual([]);
    await choose(page, "listServices");
    expect(await labelOf(page)).toContain("Not the sandbox");
    await toggleConnection(page);
    await page.fill("#listServices-address", "");
    expect(await page.inputValue("#listServices-keySecret")).toBe("demo-secret");
    expect(await send(page)).toMatch(/^200 /);
    expect(requests).toEqual([]);
  });

  test("is rejected if it is not one of HTTP, or has more than a path", async () => {
    const page = await openSandbox("getPipe");
    for (const address of [
      "api.example.com",
      "ftp://api.example.com",
      "https://key:secret@api.example.com",
    ]) {
      await toggleConnection(page);
      await page.fill("#getPipe-address", address);
      await toggleConnection(page);
      await page.locator("[type=submit]:visible").click();
      expect(await page.locator("#getPipe-address-issue").textContent(), address).not.toBe("");
      expect(await page.evaluate("document.activeElement.id")).toBe("getPipe-address");
      await toggleConnection(page);
    }
    expect(page.problems).toEqual([]);
  });

  test("that does not answer is reported, without the credentials", async () => {
    const page = await openSandbox("getPipe");
    await toggleConnection(page);
    await page.fill("#getPipe-address", "http://127.0.0.1:1");
    await page.fill("#getPipe-keySecret", "real-secret");
    expect(await send(page)).toContain("http://127.0.0.1:1");
    expect(await statusOf(page)).not.toContain("real-secret");
  });
});

describe("a platform that serves the site", () => {
  test.each([true, false])("gets the requests; with demo data: %s", async (demo) => {
    const page = await site.open("404.html", { serviceWorkers: "block" });
    await page.route("**/sandbox/target.json", (route) => route.fulfill({ json: { platform: "/", demo } }));
    const authorizations: (string | undefined)[] = [];
    await page.route("**/v1/**", (route) => {
      authorizations.push(route.request().headers()["authorization"]);
      return route.fulfill({ json: { result: [] } });
    });
    await page.goto(`${site.url}sandbox/#listServices`);
    await waitUntilReady(page);
    expect(await labelOf(page)).toContain("the platform that serves this site");
    expect(await page.locator("[data-reset]").isVisible()).toBe(false);
    expect(await send(page)).toMatch(/^200/);
    expect(await page.locator("[data-request-line]").textContent()).toMatch(/^GET \/v1\//);
    expect(await page.locator('[data-sample="curl"]').textContent()).toContain(`'${site.url}v1/`);
    expect(authorizations).toEqual([demo ? `Basic ${btoa("demo-key:demo-secret")}` : undefined]);
  });
});
