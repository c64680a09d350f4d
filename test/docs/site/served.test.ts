/** The site as the package ships it, compressed, served by a platform and opened in Chromium. */
import { cp } from "node:fs/promises";
import { expect, onTestFinished } from "vitest";
import { compressFolder } from "../../../scripts/package/docs.ts";
import { createManagementClient } from "../../../src/management.ts";
import { createPlatform } from "../../../src/platform/index.ts";
import { demo } from "../../../src/testing.ts";
import { createFolder } from "../../temporary-folder.ts";
import {
  choose,
  readThreads,
  send,
  toggleConnection,
  updateThreads,
  waitUntilReady,
} from "./sandbox/sandbox-page.ts";
import { builtDocs, openBrowser, browserTest as test } from "./site.ts";

const { root } = await builtDocs();

test("a platform serves the compressed site: its Markdown, a search that finds a page, and a form changes the platform's data", async () => {
  const docs = createFolder();
  await cp(root.folder, docs, { recursive: true });
  await compressFolder(docs);
  const platform = createPlatform({ demo: true });
  onTestFinished(() => platform.close());
  const { url } = await platform.listen({ docs });
  const markdown = await fetch(`${url}/guides/errors/index.md`);
  expect(markdown.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(await markdown.text()).toMatch(/^# Errors, retries and deadlines\n/);
  expect(await (await fetch(`${url}/llms.txt`)).text()).toContain("(guides/errors/index.md)");
  const site = openBrowser(`${url}/`, onTestFinished);

  const page = await site.open("");
  await page.locator("[data-open-modal]").first().click();
  await page.getByRole("combobox", { name: "Search" }).fill("engine_max_threads");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Escape");
  await page.goto(`${url}/sandbox/#updatePipeSettings`);
  await waitUntilReady(page);
  await updateThreads(page);
  expect(await page.locator("[data-request-line]").textContent()).toMatch(/^PUT \/v1\//);
  expect(await readThreads(page)).toBe(7);
  expect(page.problems).toEqual([]);
  // Chromium sends a request again by itself if a connection that it reuses closes before the response begins.
  await choose(page, "updatePipeSettings");
  await page.getByLabel("Failure on demand").selectOption("dropped");
  platform.journal.clear();
  expect(await send(page)).toContain("its write has taken effect");
  expect(platform.journal.entries({ operationId: "updatePipeSettings" })).toHaveLength(1);
  await choose(page, "getPipe");
  await page.getByLabel("Failure on demand").selectOption("unavailable");
  expect(await send(page)).toMatch(/^503 /);
  // The request fails before the fault can fire, which would otherwise wait for a later one.
  await toggleConnection(page);
  await page.fill("#getPipe-keySecret", "wrong");
  expect(await send(page)).toMatch(/^401 /);
  expect(platform.faults.pending()).toEqual([]);
  // The platform has it, not a worker of the browser.
  const { keyId, keySecret } = demo;
  const management = createManagementClient({ baseUrl: url, keyId, keySecret });
  expect((await management.getPipe(demo.pipe)).settings?.engine_max_threads).toBe(7);
});
