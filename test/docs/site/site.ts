/** A built docs site, served and opened in headless Chromium. */
import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, inject, onTestFinished, test } from "vitest";
import { launchChromium } from "../../../scripts/lib/chromium.ts";
import { serveSite } from "../../../scripts/lib/static-site.ts";
import { isThorough } from "../../find-or-skip.ts";
import type { BuiltDocs, DocsFolders } from "./setup.ts";

/** A test that opens pages: in `npm run test:docs` only, since `npm test` must be fast. */
export const browserTest = test.skipIf(!isThorough || !inject("hasChromium"));

export async function builtDocs(): Promise<DocsFolders> {
  const docs = inject("docsFolders");
  const last = docs.subPaths.at(-1) ?? docs.root;
  // The folder appears when the build is complete.
  while (!existsSync(last.folder)) {
    if (existsSync(docs.failure)) throw new Error(await readFile(docs.failure, "utf8"));
    await sleep(100);
  }
  return docs;
}

/** A site that is being served, and a browser. */
export interface OpenedSite {
  readonly url: string;
  /** Opens a page that is closed after the test. `path`: path below the base, such as `guides/errors/`. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenedPage>;
  /** Creates an empty page that is closed with the site. */
  newPage(): Promise<OpenedPage>;
}

/** A page that records its problems. */
export interface OpenedPage extends Page {
  /** Console errors, uncaught errors, violations of the policy, requests that failed or went elsewhere. */
  readonly problems: readonly string[];
}

/** Serves a site, and starts a browser when the first page is opened. `onEnd`: when both are closed. */
export async function openSite({ folder, base }: BuiltDocs, onEnd: OnEnd = afterAll): Promise<OpenedSite> {
  const server = await serveSite(folder, base);
  onEnd(() => server.close());
  return openBrowser(server.url, onEnd);
}

type OnEnd = (close: () => Promise<void> | void) => void;

/** Opens pages of a site that is being served. The browser starts with the first page. `onEnd`: when it is closed. */
export function openBrowser(url: string, onEnd: OnEnd): OpenedSite {
  let launched: Promise<Browser> | undefined;
  onEnd(async () => (await launched)?.close());
  const newPage = async (options?: BrowserContextOptions) => {
    launched ??= launchChromium();
    return await createPage(await launched, url, options);
  };
  return {
    url,
    open: async (path, options) => {
      const page = await newPage(options);
      onTestFinished(() => page.context().close());
      await page.goto(url + path, { waitUntil: "load" });
      return page;
    },
    newPage: () => newPage(),
  };
}

/** Lists the pages of a site as paths below its base, such as `guides/errors/`, and `404.html`. */
export async function listPages({ folder }: BuiltDocs): Promise<readonly string[]> {
  const pages: string[] = [];
  for await (const file of glob("**/*.html", { cwd: folder })) {
    pages.push(file.replace(/(^|\/)index\.html$/, "$1"));
  }
  return pages.sort();
}

async function createPage(
  browser: Browser,
  siteUrl: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  // Shorter than the timeout of a test, so that the message names the element that is missing.
  page.setDefaultTimeout(60_000);
  return Object.assign(page, { problems: watch(page, new URL(siteUrl).origin) });
}

/** Collects the problems of a page. The browser reports a violation of the policy as a console error. */
function watch(page: Page, origin: string): readonly string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
  });
  page.on("pageerror", ({ message }) => problems.push(message));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // The page was left before the request was complete.
    if (reason !== "net::ERR_ABORTED") problems.push(`${request.url()} failed: ${reason}`);
  });
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) problems.push(`${request.url()} is outside of the site`);
  });
  return problems;
}
