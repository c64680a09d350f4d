/** The sandbox page in Chromium, with a real server in place of the sandbox. */
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished } from "vitest";
import { createPlatform } from "../../../../src/platform/index.ts";
import { builtDocs, openSite, browserTest as test } from "../site.ts";
import {
  choose,
  labelOf,
  openSandbox,
  readDatabase,
  send,
  statusOf,
  toggleConnection,
  waitUntilReady,
} from "./sandbox-page.ts";

const { root } = await builtDocs();
const site = await openSite(root);

describe("an address that the reader enters", () => {
  /** A server of another origin that allows every page, and records the headers of requests. */
  async function startServer() {
    const requests: IncomingHttpHeaders[] = [];
    const server = createServer((request, response) => {
      const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "*, authorization" };
      if (request.method !== "OPTIONS") requests.push(request.headers);
      response
        .writeHead(200, { ...cors, "content-type": "application/json" })
        .end('{"own": 12345678901234567890}');
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void server.close());
    // It listens on a port.
    const { port } = server.address() as AddressInfo;
    return { url: `http://127.0.0.1:${port}/prefix/`, requests };
  }

  test("gets no demo credentials, and those that are entered are not kept", async () => {
    const { url, requests } = await startServer();
    const page = await openSandbox(site, "getPipe");
    await toggleConnection(page);
    expect(await send(page)).toMatch(/^200 /);
    await page.fill("#getPipe-address", url);
    expect(await statusOf(page)).toBe("No request sent yet.");
    expect(await labelOf(page)).toContain("the address that you entered");
    expect(await page.locator("[data-reset]").isVisible()).toBe(false);
    expect(await send(page)).toMatch(/^200 /);
    expect(requests.at(-1)?.authorization).toBeUndefined();
    expect(await page.getAttribute("#getPipe-keySecret", "type")).toBe("password");
    await page.fill("#getPipe-keyId", "real-key");
    await page.fill("#getPipe-keySecret", "real-secret");
    expect(await send(page)).toMatch(/^200 /);
    expect(requests.at(-1)?.authorization).toBe(`Basic ${btoa("real-key:real-secret")}`);
    expect(await page.locator("[data-content]").textContent()).toBe('{"own": 12345678901234567890}');
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
    const page = await openSandbox(site, "getPipe");
    await toggleConnection(page);
    await page.fill("#getPipe-address", url);
    await page.fill("#getPipe-keySecret", "real-secret");
    await choose(page, "listDashboards");
    expect(await labelOf(page)).not.toContain("the address that you entered");
    expect(await send(page)).toMatch(/^200 /);
    expect(requests).toEqual([]);
    await choose(page, "listServices");
    expect(await labelOf(page)).toContain("the address that you entered");
    await toggleConnection(page);
    await page.fill("#listServices-address", "");
    expect(await page.inputValue("#listServices-keySecret")).toBe("demo-secret");
    expect(await send(page)).toMatch(/^200 /);
    expect(requests).toEqual([]);
  });

  test("may be a platform that allows the origin of the page; another one is reported, without credentials", async () => {
    const platform = createPlatform({ demo: true });
    onTestFinished(() => platform.close());
    const { origin } = new URL(site.url);
    const [open, closed] = [await platform.listen({ cors: [origin] }), await platform.listen()];
    const page = await openSandbox(site, "updatePipeSettings");
    await toggleConnection(page);
    const sendTo = async (address: string): Promise<string> => {
      await page.fill("#updatePipeSettings-address", address);
      await page.fill("#updatePipeSettings-keyId", "demo-key");
      await page.fill("#updatePipeSettings-keySecret", "demo-secret");
      return send(page);
    };
    expect(await sendTo(open.url)).toMatch(/^200 /);
    const written = platform.journal.entries().map(({ method, status }) => `${method} ${status}`);
    expect(written).toEqual(["PUT 200"]);
    const refused = await sendTo(closed.url);
    expect(refused).toContain(`start it with --cors ${origin}, or open ${closed.url}/sandbox/ instead`);
    expect(await page.locator("[data-status] code").allTextContents()).toEqual([
      "dataplat serve",
      `--cors ${origin}`,
    ]);
    expect(await page.locator("[data-status] a").getAttribute("href")).toBe(`${closed.url}/sandbox/`);
    expect(refused).not.toContain("demo-secret");
    expect(platform.journal.entries({ operationId: "updatePipeSettings" })).toHaveLength(1);
  });
});

test("until the response arrives, the page says that it waits, and another operation ends that", async () => {
  const page = await openSandbox(site, "getPipe");
  await toggleConnection(page);
  await page.route("http://127.0.0.1:1/**", () => {
    // Never answered.
  });
  await page.fill("#getPipe-address", "http://127.0.0.1:1");
  await page.locator("[type=submit]:visible").click();
  await page.getByText("Waiting for the response.").waitFor();
  await choose(page, "listDashboards");
  expect(await statusOf(page)).toBe("No request sent yet.");
  expect(await send(page)).toMatch(/^200 /);
});

describe("a platform that serves the site", () => {
  test.each([true, false])(
    "gets the requests, and says so if it answers an example; with demo data: %s",
    async (demo) => {
      const page = await site.open("404.html", { serviceWorkers: "block" });
      await page.route("**/sandbox/target.json", (route) => route.fulfill({ json: { platform: "/", demo } }));
      const authorizations: (string | undefined)[] = [];
      await page.route("**/v1/**", (route) => {
        authorizations.push(route.request().headers()["authorization"]);
        return route.fulfill({ json: { result: [] }, headers: demo ? { "x-dataplat-example": "true" } : {} });
      });
      await page.goto(`${site.url}sandbox/#listServices`);
      await waitUntilReady(page);
      expect(await labelOf(page)).toContain("the platform that serves this site");
      const organizationId = await page.inputValue("#listServices-organizationId");
      await page.fill("#listServices-organizationId", "");
      await page.locator("[data-reset]").click();
      await page.getByText("Form restored.").waitFor();
      expect(await page.inputValue("#listServices-organizationId")).toBe(organizationId);
      expect(await send(page)).toMatch(/^200/);
      expect(await page.getByText("answers the example of its document").count()).toBe(demo ? 1 : 0);
      expect(await page.locator("[data-request-line]").textContent()).toMatch(/^GET \/v1\//);
      const curl = await page.locator('[data-sample="curl"]').textContent();
      expect(curl).toContain(`url=${site.url}v1/organizations/$organization\n`);
      expect(authorizations).toEqual([demo ? `Basic ${btoa("demo-key:demo-secret")}` : undefined]);
      // Real credentials are neither shown nor part of the code.
      await toggleConnection(page);
      await page.fill("#listServices-keyId", "real-key");
      await page.fill("#listServices-keySecret", "real-secret");
      expect(await page.getAttribute("#listServices-keySecret", "type")).toBe(demo ? "text" : "password");
      expect(await send(page)).toMatch(/^200/);
      expect(authorizations.at(-1)).toBe(`Basic ${btoa("real-key:real-secret")}`);
      expect(await page.locator(".output").textContent()).not.toContain("real-");
    },
  );
});
