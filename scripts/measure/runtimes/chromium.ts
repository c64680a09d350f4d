/** Headless Chromium: the smoke program is bundled into a module, which a page of the test server loads. */
import { launchChromium } from "../../lib/chromium.ts";
import { bundle } from "./project.ts";
import { defaultTraits, type RunContext, type Runtime, timeoutMs } from "./runtime.ts";

/** Allows neither `eval` nor inline scripts, and requests to this machine only. */
const policy = "default-src 'none'; script-src 'self'; connect-src 'self' http://127.0.0.1:*";

const html = '<!doctype html><meta charset="utf-8"><title>Smoke test</title><link rel="icon" href="data:,">';

export const chromium: Runtime = {
  name: "chromium",
  userAgent: / HeadlessChrome\//,
  traits: {
    ...{ ...defaultTraits, browser: true, hidesRedirects: true, repeatsWrites: true },
    ...{ variables: false, knowsRefusals: false },
  },
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
  const browser = await launchChromium(project);
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
