/** The forms of the sandbox page in Chromium. */
import { expect } from "vitest";
import { readDocuments } from "../../../../src/docs/reference/documents.ts";
import { findAccessibilityProblems } from "../accessibility.ts";
import { builtDocs, openSite, browserTest as test } from "../site.ts";
import {
  choose,
  openSandbox,
  readThreads,
  send,
  statusOf,
  toggleConnection,
  validBody,
  waitUntilReady,
} from "./sandbox-page.ts";

const { root } = await builtDocs();
const site = await openSite(root);

const operations = (await readDocuments()).flatMap(({ name, operations }) =>
  operations.map(({ entry: { operationId } }) => ({ api: name, operationId })),
);

test("the form of every operation is filled in, and its request succeeds", async () => {
  const page = await openSandbox(site, "");
  expect(await page.locator("nav a[href^='#']").allTextContents()).toHaveLength(operations.length);
  const typescript = page.locator('[data-sample="typescript"]');
  await page.getByRole("tab", { name: "TypeScript" }).click();
  for (const { api, operationId } of operations) {
    await choose(page, operationId);
    expect(await send(page), operationId).toMatch(/^2\d\d /);
    expect(await page.locator("[data-content] .name").count(), operationId).toBeGreaterThan(0);
    expect(await page.locator("[data-request-line]").textContent()).toMatch(
      /^[A-Z]+ https?:\/\/(?!.*\/sandbox\/)/,
    );
    expect(await page.locator('[data-sample="curl"]').textContent()).toMatch(/^curl /m);
    await typescript.getByText(`"dataplat/${api}"`).waitFor();
  }
  expect(page.problems).toEqual([]);
});

test("a fragment opens the form that it names, below the label; another one changes nothing", async () => {
  const last = operations.at(-1)?.operationId ?? "";
  const page = await openSandbox(site, last);
  const visible = page.locator(".operation:visible");
  expect(await visible.getAttribute("data-operation-id")).toBe(last);
  expect(await page.evaluate("scrollY")).toBe(0);
  await page.locator('a[href="#_top"]').first().focus();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/#_top");
  expect(await visible.getAttribute("data-operation-id")).toBe(last);
});

test("going back leads to the form before it, also to the first one", async () => {
  const page = await site.open("sandbox/");
  const visible = page.locator(".operation:visible");
  const first = await visible.getAttribute("data-operation-id");
  await choose(page, operations.at(-1)?.operationId ?? "");
  await page.goBack();
  await page.locator(`[data-operation-id="${first}"]`).waitFor();
  expect(await page.locator("[data-sandbox] nav [aria-current=true]").textContent()).toContain(first);
});

test("the messages of a 400 response are shown at their fields until one is changed", async () => {
  const page = await openSandbox(site, "updatePipeSettings");
  await page.fill("#updatePipeSettings-body", '{"engine_max_threads": -1, "engine": 1}');
  await page.fill("#updatePipeSettings-pipeId", "1");
  expect(await send(page)).toMatch(/^400 /);
  const body = page.locator("#updatePipeSettings-body-issue");
  const pipeId = page.locator("#updatePipeSettings-pipeId-issue");
  expect(await pipeId.textContent()).toContain("must be a UUID");
  await page.fill("#updatePipeSettings-pipeId", "33333333-3333-4333-8333-333333333333");
  expect(await pipeId.textContent()).toBe("");
  expect(await send(page)).toMatch(/^400 /);
  expect(await body.textContent()).toMatch(
    /\/engine is unknown.*\/engine_max_threads must be an integer from 0 to/,
  );
  expect(await page.getAttribute("#updatePipeSettings-body", "aria-invalid")).toBe("true");
  await page.fill("#updatePipeSettings-body", validBody);
  expect(await body.textContent()).toBe("");
  expect(await send(page)).toMatch(/^200 /);
});

test("the body is sent and shown as it is: with numbers that JavaScript rounds, and without code if it is not JSON", async () => {
  const page = await openSandbox(site, "updatePipeSettings");
  const code = page.locator('[data-sample="curl"]');
  const body = '{"engine_max_threads": 12345678901234567890, "engine_max_threads": 7}';
  await page.fill("#updatePipeSettings-body", body);
  expect(await code.textContent()).toContain(`--data '${body}'`);
  await page.fill("#updatePipeSettings-body", "{");
  const issue = page.locator("#updatePipeSettings-body-issue");
  expect(await issue.textContent()).toContain("not JSON");
  expect(await code.textContent()).not.toContain("curl -");
  expect(await send(page)).toMatch(/^400 /);
  expect(await issue.textContent()).toContain("not JSON");
});

test("the code is copied, or the page says that the browser denies it", async () => {
  const page = await openSandbox(site, "getPipe");
  const code = await page.locator('[data-sample="curl"]').textContent();
  const script = (result: string) =>
    `navigator.clipboard.writeText = (text) => { globalThis.copied = text; return Promise.${result}(); }`;
  await page.evaluate(script("resolve"));
  await page.locator(".code:has([data-sample=curl]) button").click();
  await page.getByText("Copied").waitFor();
  expect(await page.evaluate("copied")).toBe(code);
  await page.evaluate(script("reject"));
  await page.locator(".code:has([data-sample=curl]) button").click();
  await page.getByText("Not copied").waitFor();
  expect(page.problems).toEqual([]);
});

test("a form with text that cannot be sent is not sent, and no longer shows the response before it", async () => {
  const page = await openSandbox(site, "listDashboards");
  expect(await send(page)).toMatch(/^200 /);
  await toggleConnection(page);
  await page.fill("#listDashboards-accessToken", "日本");
  expect(await page.locator("#listDashboards-accessToken-issue").textContent()).toContain("ASCII");
  await toggleConnection(page);
  await page.locator("[type=submit]:visible").click();
  await page.locator("#listDashboards-accessToken:focus").waitFor();
  expect(await statusOf(page)).toBe("No request sent yet.");
  expect(await page.locator("[data-content]").isVisible()).toBe(false);
  expect(page.problems).toEqual([]);
});

test("a body is an example that is chosen, or has members that are listed with type and range and inserted by a click", async () => {
  const page = await openSandbox(site, "updatePipeSettings");
  const body = page.locator("#updatePipeSettings-body");
  const before = await body.inputValue();
  await page.locator("[data-examples]").selectOption({ index: 1 });
  expect(Object.keys(JSON.parse(await body.inputValue())).length).not.toBe(
    Object.keys(JSON.parse(before)).length,
  );
  await body.fill('{"engine_max_threads": 5}');
  await page.locator("[data-members]:visible summary").click();
  const members = page.locator("[data-members]:visible li");
  await members.getByText("integer, 0 to ").first().waitFor();
  await members.getByRole("button", { name: "streaming_max_insert_wait_ms" }).click();
  const { engine_max_threads: threads, ...others } = JSON.parse(await body.inputValue());
  expect(threads).toBe(5);
  expect(others).toEqual({ streaming_max_insert_wait_ms: expect.any(Number) });
  expect(await send(page)).toMatch(/^200 /);
  await body.fill("{");
  await members.getByRole("button", { name: "engine_max_threads" }).click();
  expect(await body.inputValue()).toBe("{");
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("wrong credentials and none get 401, in the forms of the same API only", async () => {
  const page = await openSandbox(site, "getPipe");
  await toggleConnection(page);
  await page.fill("#getPipe-keySecret", "wrong");
  expect(await send(page)).toMatch(/^401 /);
  expect(await page.locator("[data-headers]").textContent()).toContain("www-authenticateBasic");
  await choose(page, "listServices");
  expect(await send(page)).toMatch(/^401 /);
  await choose(page, "listDashboards");
  expect(await send(page)).toMatch(/^200 /);
  await choose(page, "getPipe");
  expect(await send(page)).toMatch(/^401 /);
  await page.getByRole("button", { name: "Send with the demo credentials" }).click();
  await page.getByText(/^200 OK/).waitFor();
  await choose(page, "listServices");
  expect(await send(page)).toMatch(/^200 /);
});

test("a failure on demand happens, and the page says what the client does and which line handles it", async () => {
  const page = await openSandbox(site, "updatePipeSettings");
  const failure = page.getByLabel("Failure on demand");
  const client = page.locator("[data-client]");
  await failure.selectOption("unavailable");
  await client.getByText("does not send a write again after a 503").waitFor();
  expect(await send(page)).toMatch(/^503 /);
  await failure.selectOption("limited");
  expect(await send(page)).toMatch(/^429 /);
  expect(await page.locator("[data-headers]").textContent()).toContain("retry-after2");
  await failure.selectOption("dropped");
  await client.getByText('error?.kind === "network" && error.outcome === "unknown"').waitFor();
  await page.fill("#updatePipeSettings-body", validBody);
  expect(await send(page)).toContain("its write has taken effect");
  await choose(page, "getPipe");
  await client.getByText("sends a read again").waitFor();
  await failure.selectOption("");
  await page.locator("[data-client]:empty").waitFor({ state: "attached" });
  expect(await readThreads(page)).toBe(7);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("after an update, changed values are marked with what they were", async () => {
  const page = await openSandbox(site, "updatePipeSettings");
  const marks = page.locator("[data-content] mark");
  const was = page.locator("[data-content] .was");
  await page.fill(
    "#updatePipeSettings-body",
    '{"engine_max_threads": 7, "engine_parallel_distributed_insert_select": null}',
  );
  expect(await send(page)).toMatch(/^200 /);
  expect(await marks.allTextContents()).toEqual(["7", "null"]);
  expect(await was.allTextContents()).toEqual(["was 8", "was 2"]);
  await page.getByText("2 values have changed, compared with getPipe before the request.").waitFor();
  expect(await send(page)).toMatch(/^200 /);
  await page.getByText("No values have changed").waitFor();
  expect(await marks.count()).toBe(0);
  // No operation reads an alert.
  await choose(page, "updateAlert");
  expect(await send(page)).toMatch(/^200 /);
  expect(await page.locator("[data-drawing]").textContent()).toBe("");
});

test("dashboards are drawn as tiles, in half rows and on 12 columns, which is called our choice", async () => {
  const page = await openSandbox(site, "listDashboards");
  expect(await send(page)).toMatch(/^200 /);
  const { data } = JSON.parse((await page.locator("[data-content]").textContent()) ?? "");
  const tiles = data.flatMap((dashboard: { tiles: { name: string }[] }) => dashboard.tiles);
  expect(await page.locator(".tiles li").allTextContents()).toEqual(
    tiles.map(({ name }: { name: string }) => name),
  );
  const areas = await page
    .locator(".tiles li")
    .evaluateAll((items) => items.map((item) => getComputedStyle(item).gridArea));
  const expected = tiles.map(
    ({ x, y, w, h }: Record<"x" | "y" | "w" | "h", number>) =>
      `${y * 2 + 1} / ${x + 1} / ${(y + h) * 2 + 1} / ${x + w + 1}`,
  );
  expect(areas).toEqual(expected);
  expect(tiles.some(({ h }: { h: number }) => h % 1 !== 0)).toBe(true);
  await page.getByText("12 columns. That number is our choice").waitFor();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  expect(page.problems).toEqual([]);
});

test("a link fills the form of a request, without credentials and address, and the texts survive a reload", async () => {
  const page = await openSandbox(site, "updatePipeSettings");
  await page.evaluate("navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }");
  await toggleConnection(page);
  await page.fill("#updatePipeSettings-keySecret", "real-secret");
  const body = page.locator("#updatePipeSettings-body");
  await body.fill('{"engine_max_threads": 5} // ü &=+');
  await page.fill("#updatePipeSettings-pipeId", "a&b=c d");
  await page.locator("[data-copy]").click();
  await page.getByText("Copied").waitFor();
  const link = await page.evaluate<string>("copied");
  expect(link).toContain("sandbox/#updatePipeSettings&");
  expect(link).not.toMatch(/secret|demo-key/);
  await page.reload();
  await waitUntilReady(page);
  expect(await body.inputValue()).toBe('{"engine_max_threads": 5} // ü &=+');
  expect(await page.inputValue("#updatePipeSettings-keySecret")).toBe("demo-secret");
  const other = await site.open("404.html");
  await other.goto(link);
  await waitUntilReady(other);
  expect(await other.inputValue("#updatePipeSettings-body")).toBe('{"engine_max_threads": 5} // ü &=+');
  expect(await other.inputValue("#updatePipeSettings-pipeId")).toBe("a&b=c d");
  expect(new URL(other.url()).hash).toBe("#updatePipeSettings");
  // Neither credentials nor an address.
  await other.goto(`${site.url}sandbox/#getPipe&keySecret=x&address=http://127.0.0.1:1&pipeId=1`);
  await other.locator("#getPipe-pipeId").waitFor();
  expect(await other.inputValue("#getPipe-pipeId")).toBe("1");
  expect(await other.inputValue("#getPipe-keySecret")).toBe("demo-secret");
  expect(await other.inputValue("#getPipe-address")).toBe("");
});

test("the ten latest requests are listed, folded to the last one, and each fills its form again", async () => {
  const page = await openSandbox(site, "updatePipeSettings");
  await page.fill("#updatePipeSettings-body", validBody);
  expect(await send(page)).toMatch(/^200 /);
  await page.fill("#updatePipeSettings-body", "{");
  expect(await send(page)).toMatch(/^400 /);
  const entries = page.locator("[data-history] li");
  expect(await entries.first().isVisible()).toBe(false);
  await page.getByText("Latest requests: PUT updatePipeSettings, 400").click();
  expect(await entries.allTextContents()).toEqual([
    "PUT updatePipeSettings, 400",
    "PUT updatePipeSettings, 200",
  ]);
  await choose(page, "getPipe");
  await entries.getByText("200").click();
  await page.locator("#updatePipeSettings-body").waitFor();
  expect(await page.inputValue("#updatePipeSettings-body")).toBe(validBody);
  for (let requests = 0; requests < 10; requests += 1) expect(await send(page)).toMatch(/^200 /);
  expect(await entries.count()).toBe(10);
  expect(await entries.getByText("400").count()).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test("nothing moves while the page starts, and status and body are in view after a request", async () => {
  const shifts = `new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0)))
      .observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(0), 500);
  })`;
  for (const viewport of [
    { width: 1366, height: 650 },
    { width: 375, height: 800 },
  ]) {
    for (const { operationId } of operations) {
      const page = await site.open("404.html", { viewport });
      const devtools = await page.context().newCDPSession(page);
      // A slow browser draws a page that it has read half.
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
      await page.goto(`${site.url}sandbox/#${operationId}`);
      await waitUntilReady(page);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
      expect(await page.evaluate(shifts), operationId).toBe(0);
      expect(await send(page)).toMatch(/^200 /);
      for (const part of ["[data-status]", "[data-content]"]) {
        const { y = 0 } = (await page.locator(part).boundingBox()) ?? {};
        expect(y, `${part} of ${operationId}`).toBeGreaterThan(64);
        expect(y, `${part} of ${operationId}`).toBeLessThan(viewport.height * 0.7);
      }
    }
  }
});

test("a reset restores the forms, the credentials and the data, also after a reload", async () => {
  const page = await openSandbox(site, "updatePipeSettings");
  const body = await page.inputValue("#updatePipeSettings-body");
  const pipeId = await page.inputValue("#updatePipeSettings-pipeId");
  await page.fill("#updatePipeSettings-body", validBody);
  expect(await send(page)).toMatch(/^200 /);
  await page.fill("#updatePipeSettings-pipeId", "");
  await toggleConnection(page);
  await page.fill("#updatePipeSettings-keySecret", "wrong");
  await page.reload();
  await waitUntilReady(page);
  expect(await page.inputValue("#updatePipeSettings-pipeId")).toBe("");
  await page.fill("#updatePipeSettings-keyId", "wrong", { force: true });
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await page.getByText("Demo data restored.").waitFor();
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await waitUntilReady(page);
    expect(await page.inputValue("#updatePipeSettings-pipeId")).toBe(pipeId);
    expect(await page.inputValue("#updatePipeSettings-body")).toBe(body);
    expect(await page.inputValue("#updatePipeSettings-keyId")).toBe("demo-key");
  }
  expect(await readThreads(page)).toBe(8);
});

test("an example of the reference opens in the sandbox", async () => {
  const page = await site.open("reference/management/updatePipeSettings/");
  await page.getByRole("link", { name: "Try it in the sandbox: Example" }).first().click();
  await waitUntilReady(page);
  expect(await page.inputValue("#updatePipeSettings-body")).toBe(
    JSON.stringify({ streaming_max_insert_wait_ms: 2000, engine_max_threads: 16 }, null, 2),
  );
  expect(await send(page)).toMatch(/^200 /);
});

test("the menu and the theme switch are there on a phone, and the menu leads to other pages", async () => {
  const page = await openSandbox(site, "getPipe");
  const menu = page.locator("#starlight__sidebar");
  expect(await menu.isVisible()).toBe(false);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.locator("starlight-theme-select select").selectOption("dark");
  await page.locator("html[data-theme=dark]").waitFor();
  await menu.getByRole("link", { name: "Guides" }).click();
  await page.waitForURL("**/guides/quick-start/");
  expect(page.problems).toEqual([]);
});

test("the current operation is marked in forced colors", async () => {
  const page = await openSandbox(site, "getPipe");
  await page.emulateMedia({ forcedColors: "active" });
  const background = (operationId: string) =>
    page.locator(`nav a[href="#${operationId}"]`).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await background("getPipe")).not.toBe(await background("listServices"));
});

test("the keyboard alone chooses an operation, reaches its form and sends it", async () => {
  const page = await openSandbox(site, "listServices");
  await page.locator('nav a[href="#updatePipeSettings"]').focus();
  await page.keyboard.press("Enter");
  expect(await page.locator("h2:focus").textContent()).toBe("Update pipe settings");
  const visited: unknown[] = [];
  for (let tabs = 0; tabs < 12 && !visited.includes("submit"); tabs += 1) {
    await page.keyboard.press("Tab");
    visited.push(await page.evaluate("document.activeElement.id || document.activeElement.type"));
  }
  expect(visited).toContain("updatePipeSettings-body");
  await page.keyboard.press("Enter");
  await page.getByText(/^200 OK/).waitFor();
  await page.fill("#updatePipeSettings-body", "{");
  await page.keyboard.press("End");
  await page.keyboard.press("Control+Enter");
  await page.getByText(/^400 Bad Request/).waitFor();
});

test("a response, messages at fields and an address are accessible in both themes, and fit a phone", async () => {
  const page = await openSandbox(site, "updatePipeSettings");
  const check = async (): Promise<void> => {
    for (const theme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      expect(await findAccessibilityProblems(page), theme).toEqual([]);
    }
  };
  expect(await send(page)).toMatch(/^200 /);
  await check();
  await page.setViewportSize({ width: 360, height: 900 });
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
  await page.fill("#updatePipeSettings-body", '{"engine_max_threads": -1}');
  expect(await send(page)).toMatch(/^400 /);
  await toggleConnection(page);
  await page.fill("#updatePipeSettings-address", "http:127.0.0.1");
  await page.locator("[type=submit]:visible").click();
  await page.locator("#updatePipeSettings-address-issue:not(:empty)").waitFor();
  await check();
  expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
});
