/** Bytes that pages of the built site transfer, and number of their requests. */
import type { Browser } from "playwright-core";
import { afterAll, expect } from "vitest";
import { launchChromium } from "../../../scripts/lib/chromium.ts";
import { kinds, measureLoad } from "../../../scripts/measure/bench/docs.ts";
import { builtDocs, listPages, openSite, browserTest as test } from "./site.ts";

const { root } = await builtDocs();
const site = await openSite(root);
let browser: Browser | undefined;
afterAll(() => browser?.close());

const pages = (await listPages(root)).filter((path) => path !== "404.html");

test.each(pages)("/%s is light and needs few requests, and so does its search", async (path) => {
  browser ??= await launchChromium();
  const { kilobytes, requests, search } = await measureLoad(browser, site.url, path);
  const atMost = kinds.find(({ pattern }) => pattern.test(path))?.atMost ?? Number.POSITIVE_INFINITY;
  expect(kilobytes).toBeLessThanOrEqual(atMost);
  expect(requests).toBeLessThanOrEqual(12);
  expect(search).toBeGreaterThan(0);
  expect(search).toBeLessThanOrEqual(80);
});
