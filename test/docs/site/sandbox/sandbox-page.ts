/** Opens the sandbox page in Chromium and uses its form. */
import { expect } from "vitest";
import type { OpenedPage, OpenedSite } from "../site.ts";

/** A valid body of `updatePipeSettings`. */
export const validBody = '{"engine_max_threads": 7}';

/** Script that reads what the sandbox has saved. */
export const readDatabase = `new Promise((resolve) => {
  const request = indexedDB.open("dataplat-sandbox");
  request.onsuccess = () => {
    const all = request.result.transaction("states").objectStore("states").getAll();
    all.onsuccess = () => resolve(all.result);
  };
})`;

/** Opens the page, and waits until requests can be sent. */
export async function openSandbox(site: OpenedSite, operationId: string): Promise<OpenedPage> {
  const page = await site.open(`sandbox/#${operationId}`);
  await waitUntilReady(page);
  return page;
}

export async function waitUntilReady(page: OpenedPage): Promise<void> {
  await page.locator("[type=submit]:visible:enabled").waitFor();
}

/** Sends the form. Returns the status line. */
export async function send(page: OpenedPage): Promise<string> {
  await page.locator("[data-status]").evaluate((element) => element.replaceChildren());
  await page.locator("[type=submit]:visible").click();
  await page.locator("[data-response]:not([aria-busy]) [data-status]:not(:empty, :text('yet'))").waitFor();
  return statusOf(page);
}

export async function statusOf(page: OpenedPage): Promise<string> {
  return (await page.locator("[data-status]").textContent()) ?? "";
}

export async function labelOf(page: OpenedPage): Promise<string> {
  return (await page.locator("[data-label]").textContent()) ?? "";
}

export async function toggleConnection(page: OpenedPage): Promise<void> {
  await page.locator(".connection:visible summary").click();
}

export async function choose(page: OpenedPage, operationId: string): Promise<void> {
  await page.locator(`nav a[href="#${operationId}"]`).click();
  await page.locator(`[data-operation-id="${operationId}"]`).waitFor();
}

/** Reads a setting of the demo pipe with the form of `getPipe`. */
export async function readThreads(page: OpenedPage): Promise<unknown> {
  await choose(page, "getPipe");
  expect(await send(page)).toMatch(/^200 /);
  return JSON.parse((await page.locator("[data-content]").textContent()) ?? "").result.settings
    .engine_max_threads;
}

export async function updateThreads(page: OpenedPage): Promise<void> {
  await choose(page, "updatePipeSettings");
  await page.fill("#updatePipeSettings-body", validBody);
  expect(await send(page)).toMatch(/^200 /);
}
