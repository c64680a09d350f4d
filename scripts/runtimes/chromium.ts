/** Headless Chromium: the smoke program is bundled into a module, which a page of the test server loads. */
import { access } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { bundle } from "./project.ts";
import { defaultTraits, execute, installed, type RunContext, type Runtime, timeoutMs } from "./runtime.ts";

/** The part of playwright-core that is used here. A clone has neither the package nor its types. */
interface Playwright {
  readonly chromium: { launch(options: object): Promise<Browser> };
}

interface Browser {
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

interface Page {
  on(event: "pageerror", listener: (error: Error) => void): void;
  goto(url: string): Promise<unknown>;
  evaluate(source: string): Promise<unknown>;
}

/** Chromium's sandbox does not run as root. Only a page of the test server is loaded. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
];

/** Allows neither `eval` nor inline scripts, and requests to this machine only. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self' http://127.0.0.1:*";

const html = '<!doctype html><meta charset="utf-8"><title>Smoke test</title><link rel="icon" href="data:,">';

/** Chromium, as Debian packages it. */
export const chromium: Runtime = {
  name: "chromium",
  userAgent: / HeadlessChrome\//,
  traits: { ...defaultTraits, browser: true, hidesRedirects: true, variables: false, knowsRefusals: false },
  run: runPage,
};

async function runPage({ project, server, smoke }: RunContext): Promise<string> {
  const { pathname } = new URL(smoke.baseUrl);
  server.serve(`${pathname}/page`, html, {
    "content-type": "text/html",
    "content-security-policy": policy,
    "set-cookie": "session=page",
  });
  const program = await bundle(project, "program.js", "browser");
  server.serve(`${pathname}/program.js`, program, { "content-type": "text/javascript" });
  const driver = await installed("playwright-core/index.mjs");
  // The interface above is a part of the one that its documentation describes.
  const playwright = (await import(pathToFileURL(driver).href)) as Playwright;
  const browser = await playwright.chromium.launch({
    executablePath: await installChromium(),
    args: flags,
    env: { HOME: project, PATH: process.env["PATH"] },
  });
  const timer = setTimeout(() => browser.close(), timeoutMs);
  try {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(`${smoke.baseUrl}/page`);
    const report = await page.evaluate(
      `import("${pathname}/program.js").then(({ smoke }) => smoke(${JSON.stringify(smoke)}))`,
    );
    if (errors.length > 0) throw new Error(`The page has uncaught errors: ${errors.join("; ")}`);
    return JSON.stringify(report);
  } finally {
    clearTimeout(timer);
    await browser.close();
  }
}

/** Returns the path of Chromium, after installing it with apt-get if it is missing. */
async function installChromium(): Promise<string> {
  const file = "/usr/bin/chromium";
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) return file;
  console.log("Installing Chromium with apt-get ...");
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, timeout: 600_000 };
  await execute("apt-get", ["update"], options);
  await execute("apt-get", ["install", "--yes", "--no-install-recommends", path.basename(file)], options);
  return file;
}
