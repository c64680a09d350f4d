/** Headless Chromium: the smoke program is bundled into a module that a page of the test server loads. */
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { findChromium, findInstalled } from "./install.ts";
import { bundle } from "./project.ts";
import { limitMs, type Runtime, type Trial, type Tried } from "./runtime.ts";

/** The part of playwright-core that is used here; a plain clone has neither the package nor its types. */
interface Playwright {
  readonly chromium: { launch(options: object): Promise<Browser> };
}

interface Browser {
  version(): string;
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

interface Page {
  on(event: "pageerror", listener: (error: Error) => void): void;
  goto(url: string): Promise<unknown>;
  evaluate(source: string): Promise<unknown>;
}

const flags = [
  // Chromium's sandbox does not run as root, and nothing but the test server's own page is loaded.
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** No `eval`, nothing inline: only the module, and requests to this machine. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self' http://127.0.0.1:*";

/** Chromium, where a failed `fetch` says nothing of why. */
export const chromium: Runtime = {
  name: "chromium",
  traits: { browser: true, hidesRedirects: true, requires: false, variables: false, refusalIsKnown: false },
  find: async () => {
    const driver = await findInstalled("playwright-core", "index.mjs");
    return "missing" in driver ? driver : findChromium();
  },
  attempt: tryPage,
};

async function tryPage(trial: Trial): Promise<Tried> {
  const { file, project, here } = trial;
  const page = await servePage(trial);
  // A path into the runtimes' own package, which only exists once they are installed.
  const driver = path.join(import.meta.dirname, "node_modules/playwright-core/index.mjs");
  const playwright = (await import(pathToFileURL(driver).href)) as Playwright;
  const browser = await playwright.chromium.launch({
    executablePath: file,
    headless: true,
    args: flags,
    env: { HOME: project.folder, PATH: process.env["PATH"] },
    timeout: limitMs,
  });
  const timer = setTimeout(() => browser.close(), limitMs);
  try {
    const opened = await browser.newPage();
    const problems: string[] = [];
    opened.on("pageerror", (error) => problems.push(error.message));
    await opened.goto(`${here.baseUrl}/page`);
    const program = `import("${page}/program.js").then(({ smoke }) => smoke(${JSON.stringify(here)}))`;
    const report = await opened.evaluate(program);
    if (problems.length > 0) throw new Error(`the page has uncaught errors: ${problems.join("; ")}`);
    return { version: browser.version(), output: JSON.stringify(report) };
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
}

/** Serves the page and its module from the origin that the clients call. @returns the folder of both */
async function servePage({ project, server, here }: Trial): Promise<string> {
  const folder = new URL(here.baseUrl).pathname;
  server.serve(`${folder}/page`, {
    body: '<!doctype html><meta charset="utf-8"><title>Smoke test</title><link rel="icon" href="data:,">',
    headers: {
      "content-type": "text/html",
      "content-security-policy": policy,
      "set-cookie": "session=of-the-page",
    },
  });
  server.serve(`${folder}/program.js`, {
    body: await bundle(project, "program.js", ["browser"]),
    headers: { "content-type": "text/javascript" },
  });
  return folder;
}
