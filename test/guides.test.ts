/** The examples of the README and the guides compile and run as they are; only the address is replaced by that of a test platform. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { repositoryRoot } from "../scripts/lib/repository.ts";
import { readJavaScriptBlocks } from "../scripts/runtimes/test-runners.ts";
import { createPlatform } from "../src/platform/index.ts";
import { compileSnippets } from "./types/compile.ts";

const execute = promisify(execFile);
const platform = createPlatform({ demo: true, checkResponses: true });
const { url } = await platform.listen();
const pages = [
  "README.md",
  "src/docs/content/docs/guides/client.md",
  "src/docs/content/docs/guides/runtimes.md",
  "src/docs/content/docs/guides/local-platform.md",
];
const texts = await Promise.all(pages.map((page) => readFile(path.join(repositoryRoot, page), "utf8")));
const examples = texts.flatMap((text) =>
  [...text.matchAll(/^```ts\n(?<code>[\s\S]*?)^```$/gm)].map(({ index, groups }) => ({
    title: [...text.slice(0, index).matchAll(/^##+ (.*)$/gm)].at(-1)?.[1] ?? "",
    code: groups?.["code"] ?? "",
  })),
);
const messages = compileSnippets(new Map(examples.map(({ code }, index) => [String(index), code])));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "dataplat-readme-"));
});
afterAll(async () => {
  await platform.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Expected output of the examples, by heading and in order; null for the example of a test, which prints nothing:
 * test/testing/readme-example.test.ts compares it with one that runs.
 */
const printed: readonly [heading: string, output: RegExp | null][] = [
  ["Call the Management API", /^\S.*\n.* Running \[ 'kafka' \]\n8\n$/],
  ["Call the Observability API", /^\S.* \d+\n(?:.*\n)*\S.* \d+\n$/],
  ["Test with it", null],
  ["Errors", /^\/body\/engine_max_threads must be <= 64\n$/],
  ["Time and attempts", /^[1-9]\d*\n$/],
  ["Credentials", /^[1-9]\d*\n$/],
  ["Events and drift", /^listDashboards 200 1\n$/],
  ["Events and drift", /^[1-9]\d*\n$/],
  ["The operation table", /^(?:(?:GET|PUT) \/v1\/\S+ \w+ (?:beta)?\n)+$/],
  ["A plain openapi-fetch client", /^[1-9]\d*\n$/],
];

test("every ts block of the README and the guides is tested here", () => {
  expect(examples.map(({ title }) => title)).toEqual(printed.map(([heading]) => heading));
});

test("every js block of the guides is a file that `npm run test:runtimes` uses", () => {
  // Two configurations of Jest, and tests that Jest and Vitest run.
  const used = ["jest.config.cjs", "jsdom-environment.cjs", "msw.test.js", "nock.test.js"];
  const text = texts.join("\n");
  expect([...readJavaScriptBlocks(text).keys()]).toEqual(used);
  expect(text.match(/^```(?:js|javascript|cjs|mjs)$/gm)).toHaveLength(used.length);
});

describe.each(examples.map((example, index) => ({ ...example, index })))(
  "$title, $index",
  ({ code, index }) => {
    test("compiles", () => {
      expect(messages.get(String(index))).toEqual([]);
    });

    test.skipIf(printed[index]?.[1] === null)("runs against the platform", async () => {
      let source = code.replace("http://127.0.0.1:4000", url);
      // The sources in place of the package's entries, so that the test needs no build.
      const src = pathToFileURL(path.join(repositoryRoot, "src"));
      source = source.replaceAll(
        /from "dataplat(?:\/(\w+))?"/g,
        (_, entry = "index") => `from "${src}/${entry}.ts"`,
      );
      // Installed by users themselves.
      const installed = createRequire(import.meta.url).resolve("@opentelemetry/api");
      source = source.replace('"@opentelemetry/api"', JSON.stringify(pathToFileURL(installed).href));
      const openapiFetch = path.join(repositoryRoot, "node_modules/openapi-fetch/dist/index.mjs");
      source = source.replace('"openapi-fetch"', JSON.stringify(pathToFileURL(openapiFetch).href));
      const file = path.join(folder, `example-${index}.ts`);
      await writeFile(file, source);
      const env = {
        ...process.env,
        DATAPLAT_MANAGEMENT_URL: url,
        DATAPLAT_KEY_ID: "demo-key",
        DATAPLAT_KEY_SECRET: "demo-secret",
        DATAPLAT_OBSERVABILITY_URL: url,
        DATAPLAT_ACCESS_TOKEN: "demo-token",
      };
      const { stdout, stderr } = await execute(process.execPath, [file], { env });
      expect(stderr).toBe("");
      expect(stdout).toMatch(printed[index]?.[1] ?? /^$/);
    });
  },
);
