/** The docs site beside the platform, on the same port. */
import { mkdir, mkdtemp, rm, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import {
  createPlatform,
  type ListenOptions,
  PlatformConfigError,
  type PlatformOptions,
} from "../../../src/platform/index.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { demo } from "../../../src/testing.ts";
import { connectRaw, exchangeRaw, requestHead } from "./raw-client.ts";

const html = { accept: "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8" };
const credentials = { authorization: `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}` };
const { organizationId, serviceId, pipeId } = demo.pipe;
const pipePath = `/v1/organizations/${organizationId}/services/${serviceId}/pipes/${pipeId}`;

let root: string;
let folder: string;

async function write(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  return file;
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "dataplat-docs-"));
  folder = path.join(root, "docs");
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(path.join(root, "secret.txt"), "secret");
  await write("index.html", "front page");
  await write("404.html", "no such page");
  await write("guides/index.html", "guides");
  await write("guides/with space/é.html", "encoded");
});

/** Serves the demo data and the docs on a free port, until the end of the test. */
async function serve(
  options: PlatformOptions = { demo: true },
  listenOptions: ListenOptions = { docs: folder },
) {
  const platform = createPlatform(options);
  onTestFinished(platform.close);
  const { url, port } = await platform.listen(listenOptions);
  const get = (target: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    fetch(url + target, { method, headers, redirect: "manual" });
  const getText = async (target: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await get(target, headers);
    return [response.status, await response.text()];
  };
  /** Expects the platform's own 404, in JSON. */
  const expectNotFound = async (target: string, headers: Readonly<Record<string, string>> = html) => {
    const [status, body] = await getText(target, headers);
    expect([status, JSON.parse(String(body))], target).toMatchObject([404, expect.anything()]);
  };
  /** Sends a request as it is, and resolves to the response. */
  const exchange = async (head: string, ...headers: readonly string[]) => {
    const [response] = await exchangeRaw(port, requestHead(head, "Connection: close", ...headers));
    return response;
  };
  return { platform, port, get, getText, expectNotFound, exchange };
}

describe("a file", () => {
  test("is served without credentials, and is not in the journal", async () => {
    const { platform, get, getText } = await serve();
    const response = await get("/");
    expect([response.status, await response.text()]).toEqual([200, "front page"]);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await getText("/?theme=dark")).toEqual([200, "front page"]);
    expect(await getText("/guides/")).toEqual([200, "guides"]);
    expect(await getText("/guides/%69ndex.html")).toEqual([200, "guides"]);
    expect(await getText("/guides/with%20space/%C3%A9.html")).toEqual([200, "encoded"]);
    for (const target of ["/%zz", "/%ff"]) expect((await get(target, html)).status).toBe(400);
    expect(platform.journal.size).toBe(0);
    await get("/guides/none");
    expect(platform.journal.size).toBe(1);
  });

  test("is not served without the option", async () => {
    const { expectNotFound } = await serve({ demo: true }, {});
    for (const target of ["/", "/sandbox/target.json"]) await expectNotFound(target);
  });

  test("has the type of its extension in any case, and its bytes", async () => {
    const types = {
      "UPPER.HTML": "text/html; charset=utf-8",
      "module.mjs": "text/javascript; charset=utf-8",
      "management.yaml": "application/yaml",
      "module.wasm": "application/wasm",
      "no-extension": "application/octet-stream",
    };
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const { get } = await serve();
    for (const [name, type] of Object.entries(types)) {
      await write(name, bytes);
      const response = await get(`/${name}`);
      expect([response.status, response.headers.get("content-type")], name).toEqual([200, type]);
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    }
  });

  test("is cached without asking again only if its name contains a hash", async () => {
    const hashed = ["_astro/style.abc.css"];
    const others = ["search/site.json", "other/_astro/style.css", "index.html"];
    const { get } = await serve();
    for (const name of [...hashed, ...others]) {
      await write(name, "");
      const expected = hashed.includes(name) ? "public, max-age=31536000, immutable" : "no-cache";
      expect((await get(`/${name}`)).headers.get("cache-control"), name).toBe(expected);
    }
  });

  test("cannot be shown in a frame of another site if it is a page", async () => {
    await write("_astro/style.abc.css", "");
    const { get } = await serve();
    const policyOf = async (target: string) =>
      (await get(target, html)).headers.get("content-security-policy");
    expect(await policyOf("/")).toBe("frame-ancestors 'none'");
    expect(await policyOf("/none")).toBe("frame-ancestors 'none'");
    expect(await policyOf("/_astro/style.abc.css")).toBeNull();
  });

  test("gets 304 until it changes", async () => {
    const file = await write("page.html", "first");
    const { get, getText } = await serve();
    const etag = (await get("/page.html")).headers.get("etag") ?? "";
    const unchanged = await get("/page.html", { "if-none-match": etag });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, ""]);
    expect(Object.fromEntries(unchanged.headers)).toMatchObject({ etag, "cache-control": "no-cache" });
    expect((await get("/page.html", { "if-none-match": '"other"' })).status).toBe(200);
    expect((await get("/page.html", { "if-none-match": "no quotes" })).status).toBe(400);
    const { mtime } = await stat(file);
    await writeFile(file, "later");
    await utimes(file, mtime, mtime);
    expect(await getText("/page.html", { "if-none-match": etag })).toEqual([200, "later"]);
  });

  test("has the same headers for HEAD, and no content", async () => {
    const { get, port } = await serve();
    const headersOf = ({ headers }: Response) =>
      [...headers].filter(([name]) => !["connection", "date", "keep-alive"].includes(name));
    for (const target of ["/guides/", "/sandbox/target.json", "/none"]) {
      const [whole, head] = await Promise.all([get(target, html), get(target, html, "HEAD")]);
      expect([head.status, headersOf(head)]).toEqual([whole.status, headersOf(whole)]);
      expect(head.headers.get("content-length")).toBe(String((await whole.text()).length));
      const request = requestHead(`HEAD ${target} HTTP/1.1`, "Accept: text/html", "Connection: close");
      expect(await (await connectRaw(port, request)).closed).toMatch(/\r\n\r\n$/);
    }
  });

  test("is served in absolute-form, and from a folder that is a symbolic link", async () => {
    await symlink(folder, path.join(root, "link"));
    const { exchange } = await serve({}, { docs: path.join(root, "link") });
    const response = await exchange("GET http://other.example/guides/ HTTP/1.1");
    expect(response).toMatchObject({ status: 200, body: "guides" });
  });
});

describe("a compressed file", () => {
  const gzipped = gzipSync("compressed page");
  const long = "a line of a page\n".repeat(100);

  test.each<[string, string, string | Uint8Array, string]>([
    ["is sent as it is", "page.html.gz", gzipped, "compressed page"],
    ["is compressed if it is a long text", "page.html", long, long],
  ])("%s to clients that accept gzip, and not to others", async (_, name, content, text) => {
    await write(name, content);
    const { exchange } = await serve();
    for (const encoding of ["gzip", "br, gzip;q=0.5"]) {
      const response = await exchange("GET /page.html HTTP/1.1", `Accept-Encoding: ${encoding}`);
      expect(response?.status).toBe(200);
      expect(gunzipSync(Buffer.from(response?.body ?? "", "latin1")).toString()).toBe(text);
      expect(response?.headers).toMatchObject({
        "content-encoding": "gzip",
        "content-type": "text/html; charset=utf-8",
        vary: "accept-encoding",
      });
    }
    for (const encoding of ["", "identity", "gzip;q=0", "br, gzip; q=0.00"]) {
      const lines = encoding === "" ? [] : [`Accept-Encoding: ${encoding}`];
      const response = await exchange("GET /page.html HTTP/1.1", ...lines);
      expect(response).toMatchObject({ status: 200, body: text, headers: { vary: "accept-encoding" } });
      expect(response?.headers).not.toHaveProperty("content-encoding");
    }
  });

  test.each([
    ["a short text", "page.html", "short"],
    ["an image", "image.png", long],
  ])("is not %s", async (_, name, content) => {
    await write(name, content);
    const { headers } = await (await serve()).get(`/${name}`, { "accept-encoding": "gzip" });
    expect([headers.get("content-encoding"), headers.get("vary")]).toEqual([null, null]);
  });

  test("is the front page, and the page of a missing one, by its own name", async () => {
    await rm(path.join(folder, "404.html"));
    await write("404.html.gz", gzipped);
    await write("new/index.html.gz", gzipped);
    const { getText } = await serve();
    expect(await getText("/new/")).toEqual([200, "compressed page"]);
    expect(await getText("/missing", html)).toEqual([404, "compressed page"]);
  });

  test("that is asked for by its full name is an ordinary file, and an uncompressed one comes first", async () => {
    await write("page.html.gz", gzipped);
    await write("guides/index.html.gz", gzipped);
    const { get, getText } = await serve();
    const archive = await get("/page.html.gz");
    expect(archive.headers.get("content-encoding")).toBeNull();
    expect(Buffer.from(await archive.arrayBuffer())).toEqual(gzipped);
    expect(await getText("/guides/")).toEqual([200, "guides"]);
  });
});

describe("a folder", () => {
  test("redirects to its path with a slash if it has an index", async () => {
    const { get } = await serve();
    const response = await get("/guides?a=1");
    expect([response.status, response.headers.get("location")]).toEqual([301, "/guides/?a=1"]);
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect((await fetch(response.url)).url).toMatch(/\/guides\/\?a=1$/);
  });

  test("without an index, and a file with a slash, are missing", async () => {
    await write("empty/file.txt", "");
    const { getText } = await serve();
    const missing = ["/empty", "/empty/", "/index.html/", "/guides//index.html", "//guides", "/index.html/x"];
    for (const target of missing) {
      expect(await getText(target, html), target).toEqual([404, "no such page"]);
    }
  });
});

describe("what is outside of the folder", () => {
  const parents = ["/../secret.txt", "/guides/../../secret.txt", "/guides/%2e%2e/index.html"];
  const encoded = ["/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt", "/..%5csecret.txt"];
  const special = ["/guides%2findex.html", "/%00/index.html", "/index.html%00.css", `/${"x".repeat(300)}`];
  const onWindows = ["/C:/secret.txt", "/index.html::$DATA"];
  const hidden = ["/.hidden", "/%2ehidden", "/.git/config"];
  const links = ["/out.txt", "/out/secret.txt", "/visible.txt", "/loop"];
  test("is not served, whether it is named by its path, hidden, or the target of a link", async () => {
    await write(".hidden", "hidden");
    await write(".git/config", "hidden");
    await symlink(path.join(root, "secret.txt"), path.join(folder, "out.txt"));
    await symlink(root, path.join(folder, "out"));
    await symlink(path.join(folder, ".hidden"), path.join(folder, "visible.txt"));
    await symlink(path.join(folder, "loop"), path.join(folder, "loop"));
    const { exchange } = await serve();
    for (const target of [parents, encoded, special, onWindows, hidden, links].flat()) {
      const response = await exchange(`GET ${target} HTTP/1.1`, "Accept: text/html");
      expect(response, target).toMatchObject({ status: 404, body: "no such page" });
    }
  });
});

describe("the platform", () => {
  test("answers its own paths, also if the folder has a file of that name", async () => {
    for (const name of ["v1/index.html", "api/index.html", "_platform/health", "_platform/index.html"]) {
      await write(name, "from the docs");
    }
    await write(pipePath.slice(1), "from the docs");
    const { get, expectNotFound } = await serve();
    const pipe = await get(pipePath, { ...credentials, ...html });
    expect([pipe.status, await pipe.json()]).toMatchObject([200, { result: { id: pipeId } }]);
    expect((await get(pipePath)).status).toBe(401);
    expect((await get(pipePath.replace("v1", "%761"), credentials)).status).toBe(200);
    expect((await get("/_platform/health")).headers.get("content-type")).toBe("application/json");
    const missing = ["/v1", "/v1/", "/v1/none", "/api/", "/api/v2/none", "/%5fplatform/", "/_platform/none"];
    for (const target of missing) await expectNotFound(target);
  });

  test("answers other methods for a path of the docs, as without docs", async () => {
    const { get } = await serve();
    const { get: getWithout } = await serve({ demo: true }, {});
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const response = await get("/guides/", html, method);
      const expected = await getWithout("/guides/", html, method);
      expect([response.status, await response.text()], method).toEqual([404, await expected.text()]);
    }
  });

  test("answers a path that is in neither, unless the client prefers HTML", async () => {
    const { get, expectNotFound } = await serve();
    const page = await get("/none", html);
    expect([page.status, await page.text()]).toEqual([404, "no such page"]);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("etag")).toBeNull();
    for (const accept of ["*/*", "application/json", "application/json, text/html;q=0.9", "image/png"]) {
      await expectNotFound("/none", { accept });
    }
    await rm(path.join(folder, "404.html"));
    await expectNotFound("/none");
  });
});

describe("the target of the sandbox", () => {
  test.each([
    [{ demo: true }, true],
    [{}, false],
  ])("with %o is the platform, and says whether the demo credentials exist", async (options, expected) => {
    await write("sandbox/target.json", '{"platform":null}');
    const { get, platform } = await serve(options);
    const response = await get("/sandbox/target.json");
    expect([response.status, await response.json()]).toEqual([200, { platform: "/", demo: expected }]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toBe("application/json");
    await platform.reset({ organizations: [] });
    expect(await (await get("/sandbox/target.json")).json()).toMatchObject({ demo: false });
  });

  test("is without demo credentials if the store has only one of them", async () => {
    for (const missing of ["management", "observability"]) {
      const store = createMemoryStore();
      const findCredential: typeof store.findCredential = async (api, id) =>
        api === missing ? undefined : store.findCredential(api, id);
      const { get } = await serve({ demo: true, store: { ...store, findCredential } });
      expect(await (await get("/sandbox/target.json")).json(), missing).toMatchObject({ demo: false });
    }
  });

  test("is 500 if the store fails, which is reported with the request id", async () => {
    const reported: unknown[] = [];
    const failure = new Error("broken");
    const store = { ...createMemoryStore(), findCredential: () => Promise.reject(failure) };
    const { get } = await serve({ store, onError: (...args) => reported.push(args) });
    const response = await get("/sandbox/target.json");
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("broken");
    expect(reported).toEqual([[failure, response.headers.get("x-request-id")]]);
  });
});

describe("the option docs", () => {
  test("may name a folder that is built later, and browsers reload its pages until then", async () => {
    await rm(folder, { recursive: true });
    const { get, getText } = await serve();
    for (const target of ["/", "/guides/"]) {
      const page = await get(target, html);
      expect([page.status, page.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(await page.text()).toContain("not built yet");
      expect((await getText(target))[0]).toBe(404);
    }
    await write("index.html", "front page");
    expect(await getText("/", html)).toEqual([200, "front page"]);
    expect((await getText("/guides/", html))[0]).toBe(404);
  });

  test("must be the path of a folder", async () => {
    const platform = createPlatform();
    onTestFinished(platform.close);
    for (const docs of ["", "a\0b", path.join(folder, "index.html"), 1, null]) {
      // A JavaScript program may pass anything.
      const listening = platform.listen({ docs: docs as string });
      await expect(listening).rejects.toThrow(PlatformConfigError);
      await expect(listening).rejects.toThrow("docs must be the path of a folder.");
    }
    await expect(platform.listen({ dosc: folder } as object)).rejects.toThrow("Did you mean docs?");
  });
});
