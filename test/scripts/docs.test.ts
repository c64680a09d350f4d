import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rendererConfiguration } from "../../scripts/docs/configuration.ts";
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

test("every link of a page leads to a file of the folder", async () => {
  const files = await readdir(folder);
  const pages = files.filter((name) => name.endsWith(".html"));
  expect(pages.toSorted()).toEqual(
    ["index.html", "platform.html", ...apis.map(({ name }) => `${name}.html`)].toSorted(),
  );
  for (const page of pages) {
    const targets = [...(await read(page)).matchAll(/(?:src|href)="([^"]*)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect(files, `${page} names ${target}`).toContain(target);
  }
});

test("every page has a policy without network access", async () => {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".html")) continue;
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(await read(name))?.[1] ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'none'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  }
});

/** Removes the renderer's badges from a document, and returns them by operationId. */
function takeBadges(document: OpenApiDocument): Record<string, unknown> {
  const badges: Record<string, unknown> = {};
  for (const { operationId, object } of listOperations(document)) {
    if (!("x-badges" in object)) continue;
    badges[operationId] = object["x-badges"];
    delete object["x-badges"];
  }
  return badges;
}

describe.each(apis)("the page of $name", (api) => {
  test("has the whole document, and a configuration without network access", async () => {
    const script = await read(`${api.name}.js`);
    const configuration = JSON.parse(
      /^Scalar\.createApiReference\("#reference", (.*)\);\n$/.exec(script)?.[1] ?? "",
    );
    const document = await bundleApi(api, config);
    expect(listOperations(document).length).toBeGreaterThan(0);
    const badges = takeBadges(configuration.content);
    expect(configuration.content).toEqual(document);
    expect(badges).toEqual(
      Object.fromEntries(
        listOperations(document)
          .filter(({ object }) => "x-beta" in object)
          .map(({ operationId }) => [operationId, [{ name: "Beta" }]]),
      ),
    );
    expect(configuration).toMatchObject({
      telemetry: false,
      withDefaultFonts: false,
      hideTestRequestButton: true,
    });
    expect(configuration).toMatchObject({
      orderSchemaPropertiesBy: "preserve",
      orderRequiredPropertiesFirst: false,
    });
    expect(JSON.parse(await read(`${api.name}.openapi.json`))).toEqual(document);
  });
});

test("the platform page says for every operation what is exact and what is our choice", async () => {
  const html = await read("platform.html");
  for (const api of apis) {
    const document = await bundleApi(api, config);
    for (const { operationId } of listOperations(document)) {
      const [, section = ""] = html.split(`id="${operationId}"`);
      expect(section, operationId).toMatch(/Stated by the reference[\s\S]*Our choice/);
    }
  }
});

test("samples show placeholders for the credentials of every scheme", () => {
  // It has the members that the configuration reads.
  const document = {
    paths: { "/a": { get: { operationId: "getA", "x-beta": true }, put: { operationId: "updateA" } } },
    security: [{ token: [] }],
    components: {
      securitySchemes: {
        key: { type: "http", scheme: "Basic" },
        token: { type: "http", scheme: "bearer" },
        other: { type: "mutualTLS" },
      },
    },
  } as unknown as OpenApiDocument;
  expect(rendererConfiguration(document)).toMatchObject({
    authentication: {
      preferredSecurityScheme: "token",
      securitySchemes: {
        key: { username: "KEY_ID", password: "KEY_SECRET" },
        token: { token: "ACCESS_TOKEN" },
      },
    },
  });
});

test("only beta operations get the badge, and the document is not changed", () => {
  // It has the members that the configuration reads.
  const document = {
    paths: { "/a": { get: { operationId: "getA", "x-beta": true }, put: { operationId: "updateA" } } },
  } as unknown as OpenApiDocument;
  const before = structuredClone(document);
  expect(rendererConfiguration(document)).toMatchObject({
    content: {
      paths: {
        "/a": {
          get: { operationId: "getA", "x-beta": true, "x-badges": [{ name: "Beta" }] },
          put: { operationId: "updateA" },
        },
      },
    },
  });
  expect(rendererConfiguration(document)).not.toHaveProperty("content.paths./a.put.x-badges");
  expect(document).toEqual(before);
});

test("every API's page links to the front page, which has the name of the package", async () => {
  expect(await read("index.html")).toContain("<h1>dataplat API reference</h1>");
  for (const { name } of apis) {
    expect(await read(`${name}.html`)).toMatch(
      /<nav><a href="index\.html">[^<]*dataplat API reference<\/a><\/nav>/,
    );
  }
});

test("text of a document is escaped", async () => {
  const document = { info: { title: "<script>&", summary: '"><img>', version: "1" } };
  // It has the members that the page reads.
  const html = indexPage([{ name: "x", document: document as unknown as OpenApiDocument }]);
  expect(html).toContain("&lt;script&gt;&amp;");
  expect(html).not.toMatch(/<script>|<img>/);
});
