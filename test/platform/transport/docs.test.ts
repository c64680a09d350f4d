/** The docs site beside the platform, on the same port. */
import { mkdir, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import {
  type ListenOptions,
  PlatformConfigError,
  type PlatformOptions,
} from "../../../src/platform/index.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { demo } from "../../../src/testing.ts";
import { createFolder } from "../../temporary-folder.ts";
import { basic, pipe as pipePath, start } from "../demo-platform.ts";
import { connectRaw, parseResponses, requestHead } from "./raw-client.ts";

const html = { accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8" };

const bytes = Buffer.from(Uint8Array.from({ length: 256 }, (_, index) => index));
const gzipped = gzipSync("compressed page");
const long = "a line of a page\n".repeat(100);
const files: Readonly<Record<string, string | Uint8Array>> = {
  "index.html": "front page",
  "404.html": "no such page",
  "guides/index.html": "guides",
  "guides/with space/é.html": "encoded",
  "empty/file.txt": "",
  "UPPER.HTML": "upper",
  "module.mjs": "module",
  "management.yaml": "yaml",
  "module.wasm": bytes,
  "no-extension": bytes,
  "image.png": long,
  "_astro/style.abc.css": "css",
  "other/_astro/style.css": "css",
  "long.html": long,
  "only.html.gz": gzipped,
  "new/index.html.gz": gzipped,
  "guides/index.html.gz": gzipped,
  ".hidden": "hidden",
  ".git/config": "hidden",
  "v1/index.html": "from the docs",
  "api/index.html": "from the docs",
  "_platform/health": "from the docs",
  [pipePath.slice(1)]: "from the docs",
  "sandbox/target.json": '{"platform":null}',
};

let root: string;
let folder: string;

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}

beforeEach(async () => {
  root = createFolder();
  folder = path.join(root, "docs");
  await writeFile(path.join(root, "secret.txt"), "secret");
  for (const [name, content] of Object.entries(files)) await write(name, content);
  await symlink(folder, path.join(root, "link"));
});

/** Serves the demo data and the docs, by default through a symbolic link, until the end of the test. */
async function serve(
  options: PlatformOptions = {},
  listenOptions: ListenOptions = { docs: path.join(root, "link") },
) {
  const platform = start(options);
  const { port } = await platform.listen(listenOptions);
  /** Sends a request as it is, and resolves to the response as text, without its date. */
  const exchange = async (target: string, headers: Readonly<Record<string, string>> = {}, method = "GET") => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const head = requestHead(`${method} ${target} HTTP/1.1`, "Connection: close", ...lines);
    return (await (await connectRaw(port, head)).closed).replace(/date: .*\r\n/i, "");
  };
  const send = async (...request: Parameters<typeof exchange>) =>
    parseResponses(await exchange(...request))[0] ?? expect.unreachable(request[0]);
  /** Expects the platform's own 404, in JSON. */
  const expectNotFound = async (target: string, headers: Readonly<Record<string, string>> = html) => {
    const { status, body } = await send(target, headers);
    expect([status, JSON.parse(body)], target).toMatchObject([404, expect.anything()]);
  };
  return { platform, exchange, send, expectNotFound };
}

const textOf = (content: string | Uint8Array = "") => Buffer.from(content).toString("latin1");

describe("a file", () => {
  const page = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    // No other site may show it in a frame.
    "content-security-policy": "frame-ancestors 'none'",
  };
  const immutable = "public, max-age=31536000, immutable";
  const rows: readonly [target: string, file: string, headers?: object][] = [
    ["/", "index.html", page],
    ["/?theme=dark", "index.html"],
    ["/guides/", "guides/index.html", page],
    ["/guides/%69ndex.html", "guides/index.html"],
    ["http://other.example/guides/", "guides/index.html"],
    ["/guides/with%20space/%C3%A9.html", "guides/with space/é.html"],
    ["/UPPER.HTML", "UPPER.HTML", page],
    ["/module.mjs", "module.mjs", { "content-type": "text/javascript; charset=utf-8" }],
    ["/management.yaml", "management.yaml", { "content-type": "application/yaml" }],
    ["/module.wasm", "module.wasm", { "content-type": "application/wasm" }],
    ["/no-extension", "no-extension", { "content-type": "application/octet-stream" }],
    // Only such a name contains a hash of its content.
    ["/_astro/style.abc.css", "_astro/style.abc.css", { "cache-control": immutable }],
    ["/other/_astro/style.css", "other/_astro/style.css", { "cache-control": "no-cache" }],
  ];

  test("is served without credentials by its path, type and name, and is not in the journal", async () => {
    const { platform, send } = await serve();
    for (const [target, file, headers = {}] of rows) {
      const response = await send(target, html);
      expect(response, target).toMatchObject({ status: 200, body: textOf(files[file]), headers });
    }
    expect((await send("/_astro/style.abc.css")).headers).not.toHaveProperty("content-security-policy");
    for (const target of ["/%zz", "/%ff"]) expect((await send(target, html)).status).toBe(400);
    expect(platform.journal.size).toBe(0);
    await send("/guides/none");
    expect(platform.journal.size).toBe(1);
  });

  test("is not served without the option", async () => {
    const { expectNotFound } = await serve({}, {});
    for (const target of ["/", "/sandbox/target.json"]) await expectNotFound(target);
  });

  test("gets 304 until it changes", async () => {
    const file = await write("page.html", "first");
    const { send } = await serve();
    const { etag = "" } = (await send("/page.html")).headers;
    const unchanged = await send("/page.html", { "if-none-match": etag });
    expect(unchanged).toMatchObject({
      status: 304,
      body: "",
      headers: { etag, "cache-control": "no-cache" },
    });
    expect((await send("/page.html", { "if-none-match": '"other"' })).status).toBe(200);
    expect((await send("/page.html", { "if-none-match": "no quotes" })).status).toBe(400);
    const { mtime } = await stat(file);
    await writeFile(file, "later");
    await utimes(file, mtime, mtime);
    expect(await send("/page.html", { "if-none-match": etag })).toMatchObject({ status: 200, body: "later" });
  });

  test("has the same headers for HEAD, and no content", async () => {
    const { exchange } = await serve();
    for (const target of ["/guides/", "/sandbox/target.json", "/none"]) {
      const whole = await exchange(target, html);
      expect(whole).toMatch(/content-length: [1-9]/);
      expect(await exchange(target, html, "HEAD")).toBe(whole.slice(0, whole.indexOf("\r\n\r\n") + 4));
    }
  });

  test("that is a long text, or only exists compressed, is compressed for clients that accept gzip", async () => {
    const { send } = await serve();
    for (const [target, text] of [
      ["/long.html", long],
      ["/only.html", "compressed page"],
      ["/new/", "compressed page"],
    ] as const) {
      for (const encoding of ["gzip", "br, gzip;q=0.5"]) {
        const { status, headers, body } = await send(target, { "accept-encoding": encoding });
        expect([status, gunzipSync(Buffer.from(body, "latin1")).toString()]).toEqual([200, text]);
        const { "content-type": type, "content-encoding": coding, vary } = headers;
        expect([type, coding, vary]).toEqual(["text/html; charset=utf-8", "gzip", "accept-encoding"]);
      }
      for (const encoding of ["", "identity", "gzip;q=0", "br, gzip; q=0.00"]) {
        const response = await send(target, encoding === "" ? {} : { "accept-encoding": encoding });
        expect(response).toMatchObject({ status: 200, body: text, headers: { vary: "accept-encoding" } });
        expect(response.headers).not.toHaveProperty("content-encoding");
      }
    }
    // A short text, an image, a compressed file by its own name, and one beside which the plain one exists.
    for (const name of ["index.html", "image.png", "only.html.gz", "guides/index.html"]) {
      const { headers, body } = await send(`/${name}`, { "accept-encoding": "gzip" });
      expect(body, name).toBe(textOf(files[name]));
      expect([headers["content-encoding"], headers["vary"]]).toEqual([undefined, undefined]);
    }
  });
});

test("a folder redirects to its path with a slash if it has an index", async () => {
  const { send } = await serve();
  const headers = { location: "/guides/?a=1", "cache-control": "no-cache" };
  expect(await send("/guides?a=1")).toMatchObject({ status: 301, headers });
});

test("what is missing, hidden or outside of the folder gets the page 404.html, also if it is compressed", async () => {
  await symlink(path.join(root, "secret.txt"), path.join(folder, "out.txt"));
  await symlink(root, path.join(folder, "out"));
  await symlink(path.join(folder, ".hidden"), path.join(folder, "visible.txt"));
  await symlink(path.join(folder, "loop"), path.join(folder, "loop"));
  const { send } = await serve();
  for (const target of [
    ...["/none", "/empty", "/empty/", "/index.html/", "/guides//index.html", "//guides", "/index.html/x"],
    ...["/../secret.txt", "/guides/../../secret.txt", "/guides/%2e%2e/index.html", "/%2e%2e/secret.txt"],
    ...["/..%2fsecret.txt", "/%2e%2e%2fsecret.txt", "/..%5csecret.txt", "/guides%2findex.html"],
    ...[
      "/%00/index.html",
      "/index.html%00.css",
      `/${"x".repeat(300)}`,
      "/C:/secret.txt",
      "/index.html::$DATA",
    ],
    ...["/.hidden", "/%2ehidden", "/.git/config", "/out.txt", "/out/secret.txt", "/visible.txt", "/loop"],
  ]) {
    const response = await send(target, html);
    expect(response, target).toMatchObject({ status: 404, body: "no such page" });
    expect(response.headers).toMatchObject({ "content-type": "text/html; charset=utf-8" });
    expect(response.headers).not.toHaveProperty("etag");
  }
  await rm(path.join(folder, "404.html"));
  await write("404.html.gz", gzipped);
  expect(await send("/none", html)).toMatchObject({ status: 404, body: "compressed page" });
});

describe("the platform", () => {
  test("answers its own paths, also if the folder has a file of that name", async () => {
    const { send, expectNotFound } = await serve();
    const pipe = await send(pipePath, { ...basic, ...html });
    expect([pipe.status, JSON.parse(pipe.body)]).toMatchObject([200, { result: { id: demo.pipeId } }]);
    expect((await send(pipePath)).status).toBe(401);
    expect((await send(pipePath.replace("v1", "%761"), basic)).status).toBe(200);
    expect((await send("/_platform/health")).headers["content-type"]).toBe("application/json");
    const missing = ["/v1", "/v1/", "/v1/none", "/api/", "/api/v2/none", "/%5fplatform/", "/_platform/none"];
    for (const target of missing) await expectNotFound(target);
  });

  test("answers other methods for a path of the docs, as without docs", async () => {
    const [withDocs, without] = [await serve(), await serve({}, {})];
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const { body } = await without.send("/guides/", html, method);
      expect(await withDocs.send("/guides/", html, method), method).toMatchObject({ status: 404, body });
    }
  });

  test("answers a path that is in neither, unless the client prefers HTML and there is a page for it", async () => {
    const { expectNotFound } = await serve();
    for (const accept of ["*/*", "application/json", "application/json, text/html;q=0.9", "image/png"]) {
      await expectNotFound("/none", { accept });
    }
    await rm(path.join(folder, "404.html"));
    await expectNotFound("/none");
  });
});

describe("the target of the sandbox", () => {
  test.each([
    [{}, true],
    [{ demo: false }, false],
  ])("with %o is the platform, and says whether the demo credentials exist", async (options, expected) => {
    const { send, platform } = await serve(options);
    const { status, headers, body } = await send("/sandbox/target.json");
    expect([status, JSON.parse(body)]).toEqual([200, { platform: "/", demo: expected }]);
    expect(headers).toMatchObject({ "cache-control": "no-store", "content-type": "application/json" });
    await platform.reset({ organizations: [] });
    expect((await send("/sandbox/target.json")).body).toContain('"demo":false');
  });

  test.each(["management", "observability"])(
    "is without those of %s if only the others exist",
    async (missing) => {
      const store = createMemoryStore();
      const findCredential: typeof store.findCredential = async (api, id) =>
        api === missing ? undefined : store.findCredential(api, id);
      const { send } = await serve({ store: { ...store, findCredential } });
      expect((await send("/sandbox/target.json")).body).toContain('"demo":false');
    },
  );

  test("is 500 if the store fails, which is reported with the request id", async () => {
    const reported: unknown[] = [];
    const failure = new Error("broken");
    const store = { ...createMemoryStore(), findCredential: () => Promise.reject(failure) };
    const { send } = await serve({ store, onError: (...args) => reported.push(args) });
    const { status, headers, body } = await send("/sandbox/target.json");
    expect([status, body]).toEqual([500, expect.not.stringContaining("broken")]);
    expect(reported).toEqual([[failure, headers["x-request-id"]]]);
  });
});

describe("the option docs", () => {
  test("may name a folder that is built later, and browsers reload its pages until then", async () => {
    await rm(folder, { recursive: true });
    const { send } = await serve({}, { docs: folder });
    for (const target of ["/", "/guides/"]) {
      const body = expect.stringContaining("not built yet");
      expect(await send(target, html)).toMatchObject({ status: 503, headers: { "retry-after": "2" }, body });
      expect((await send(target)).status).toBe(404);
    }
    await write("index.html", "front page");
    expect(await send("/", html)).toMatchObject({ status: 200, body: "front page" });
    expect((await send("/guides/", html)).status).toBe(404);
  });

  test("must be the path of a folder", async () => {
    const platform = start();
    for (const docs of ["", "a\0b", path.join(folder, "index.html"), 1, null]) {
      // A JavaScript program may pass anything.
      const listening = platform.listen({ docs: docs as string });
      await expect(listening).rejects.toThrow(PlatformConfigError);
      await expect(listening).rejects.toThrow("docs must be the path of a folder.");
    }
    await expect(platform.listen({ dosc: folder } as object)).rejects.toThrow("Did you mean docs?");
  });
});
