import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { indexPage } from "../../scripts/docs/pages.ts";
import { writeDocs } from "../../scripts/docs.ts";
import { readRegister } from "../../scripts/lib/apis.ts";
import { bundleApi, type OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { listOperations } from "../../scripts/lib/document.ts";

const { apis, config } = await readRegister();
let folder: string;
const read = (name: string) => readFile(path.join(folder, name), "utf8");

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "dataplat-docs-"));
  await writeDocs(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("every file that a page names is there, and none is from elsewhere", async () => {
  const files = await readdir(folder);
  const pages = files.filter((name) => name.endsWith(".html"));
  expect(pages.toSorted()).toEqual(["index.html", ...apis.map(({ name }) => `${name}.html`)].toSorted());
  for (const page of pages) {
    const targets = [...(await read(page)).matchAll(/(?:src|href)="([^"]*)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect(files, `${page} names ${target}`).toContain(target);
  }
});

test("every page forbids itself to reach out", async () => {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".html")) continue;
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await read(name))?.[1] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  }
});

describe.each(apis)("the page of $name", (api) => {
  test("holds its document whole, and switches off what would reach out", async () => {
    const script = await read(`${api.name}.js`);
    const configuration = JSON.parse(
      /^Scalar\.createApiReference\("#reference", (.*)\);\n$/.exec(script)?.[1] ?? "",
    );
    const document = await bundleApi(api, config);
    expect(configuration.content).toEqual(document);
    expect(listOperations(document).length).toBeGreaterThan(0);
    expect(configuration).toMatchObject({
      telemetry: false,
      withDefaultFonts: false,
      hideTestRequestButton: true,
    });
    expect(JSON.parse(await read(`${api.name}.openapi.json`))).toEqual(document);
  });
});

test("text of a document cannot become markup", async () => {
  const document = { info: { title: "<script>&", summary: '"><img>', version: "1" } };
  // Only what the page reads is there.
  const html = indexPage([{ name: "x", document: document as unknown as OpenApiDocument }]);
  expect(html).toContain("&lt;script&gt;&amp;");
  expect(html).not.toMatch(/<script>|<img>/);
});
