/** Weight of the built docs site: bytes that Chromium transfers for a page. */
import { glob } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { launchChromium } from "../../lib/chromium.ts";
import { serveSite } from "../../lib/static-site.ts";
import { withTemporaryFolder } from "../../lib/temporary-folder.ts";
import { buildDocs } from "../../package/docs.ts";
import { formatTable, type Goal } from "./results.ts";

/** Kinds of pages, by the path of a page, with the limit of their weight in kB. */
export const kinds: readonly { readonly name: string; readonly pattern: RegExp; readonly atMost: number }[] =
  [
    { name: "landing page", pattern: /^$/, atMost: 30 },
    { name: "guides", pattern: /^guides\//, atMost: 45 },
    { name: "reference pages", pattern: /^reference\//, atMost: 55 },
    { name: "sandbox page", pattern: /^sandbox\//, atMost: 35 },
  ];

/** The service worker of the sandbox, which the page loads in the background, with its limit in kB. */
const worker = { path: "sandbox/sw.js", atMost: 90 };

interface Weight {
  /** Path of the page below the base, such as `guides/errors/`. */
  readonly page: string;
  /** Transferred kB of the page and of what it loads, headers included. */
  readonly kilobytes: number;
  readonly requests: number;
  /** Transferred kB when the search opens. */
  readonly search: number;
}

/** Builds the site and measures every page. Prints the heaviest page of each kind. */
export async function benchDocs(): Promise<readonly Goal[]> {
  return await withTemporaryFolder(async (folder) => {
    const start = performance.now();
    await buildDocs({ folder, base: "/" });
    const seconds = (performance.now() - start) / 1000;
    const site = await serveSite(folder, "/");
    const browser = await launchChromium();
    try {
      const weights: Weight[] = [];
      for await (const file of glob("**/index.html", { cwd: folder })) {
        weights.push(await measureLoad(browser, site.url, file.replace(/index\.html$/, "")));
      }
      return [
        ...reportPages(weights),
        {
          what: "sandbox worker, kB",
          value: await transferred(site.url + worker.path),
          atMost: worker.atMost,
          decimals: 1,
        },
        { what: "npm run docs, s", value: seconds, atMost: 15, decimals: 1 },
      ];
    } finally {
      await browser.close();
      site.close();
    }
  });
}

function reportPages(weights: readonly Weight[]): readonly Goal[] {
  const groups = kinds.map((kind) => {
    const pages = weights.filter(({ page }) => kind.pattern.test(page));
    const heaviest = pages.toSorted((a, b) => b.kilobytes - a.kilobytes)[0];
    if (!heaviest) throw new Error(`The site has no page that matches ${kind.pattern}.`);
    return { ...kind, pages, heaviest };
  });
  console.log("Docs, transferred with gzip\n");
  const rows = groups.map(({ name, pages, heaviest }) => [
    name,
    `${pages.length}`,
    heaviest.kilobytes.toFixed(1),
    `/${heaviest.page}`,
  ]);
  console.log(formatTable([["", "pages", "heaviest kB", ""], ...rows]));
  return groups.map(({ name, heaviest, atMost }) => ({
    what: `${name}, kB`,
    value: heaviest.kilobytes,
    atMost,
    decimals: 1,
  }));
}

/** Loads a page, and opens its search. */
export async function measureLoad(browser: Browser, url: string, page: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    let [bytes, requests] = [0, 0];
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      // A data: address transfers nothing.
      if (encodedDataLength > 0) requests += 1;
    });
    await session.send("Network.enable");
    await tab.goto(url + page, { waitUntil: "networkidle" });
    if (page === "sandbox/") await tab.locator("[type=submit]:enabled").first().waitFor();
    const weight = { page, kilobytes: bytes / 1000, requests };
    await tab.keyboard.press("Control+k");
    await tab.keyboard.type("timeout");
    await tab.getByRole("option").first().waitFor();
    await tab.waitForLoadState("networkidle");
    return { ...weight, search: bytes / 1000 - weight.kilobytes };
  } finally {
    await context.close();
  }
}

/** Requests a file with gzip and returns its transferred kB, without headers. */
async function transferred(url: string): Promise<number> {
  const { headers } = await fetch(url, { method: "HEAD" });
  return Number(headers.get("content-length")) / 1000;
}
