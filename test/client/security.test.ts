/** Base URL, browser checks and the choice of credentials. Request injection is tested in faults/arguments.test.ts. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { generateClient } from "../../scripts/pipeline/generate/client.ts";
import { apiKeyIn, basic, bearer } from "../../src/client/credentials.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { listOperations } from "../../src/contract/read-document.ts";
import { documentWith } from "../scripts/pipeline/minimal-document.ts";
import {
  createStubs,
  getCreationError,
  getError,
  managementClient,
  observabilityClient,
  operationTable,
} from "./calls.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

describe("base URL with http:", () => {
  const numeric = ["127.0.0.1:4000", "127.0.0.1/a/path", "127.255.255.254", "2130706433", "①②⑦.0.0.1"];
  const named = ["[::1]", "[0:0:0:0:0:0:0:1]:80", "LOCALHOST:1234", "localhost/example.com"];
  const local = [...numeric, ...named].map((host) => `http://${host}`);
  const remote = [
    ...["api.example.com", "notlocalhost", "localhos", "localhost.com", "example.com/localhost"],
    // Some resolvers ask the network for names below localhost.
    ...[
      "a.b.localhost",
      "127.0.0.1.example.com",
      "127.0.0.1example",
      "example.com:127",
      "xn--localhost-.com",
    ],
    ...["128.0.0.1", "0.0.0.0", "169.254.169.254", "1.127.0.0", "[::2]", "[::ffff:10.0.0.1]"],
  ].map((host) => `http://${host}`);

  test.each([...local, "HTTP://localhost"])("%s is accepted as a loopback address", async (baseUrl) => {
    expect(observabilityClient(baseUrl)).toHaveProperty("listDashboards");
  });

  test.each(remote)("%s is rejected, unless allowInsecure is set or it uses https:", async (baseUrl) => {
    const message = expect.stringContaining("allowInsecure");
    const error = await getCreationError(() => observabilityClient(baseUrl));
    expect(error).toMatchObject({ kind: "config", message });
    expect(observabilityClient(baseUrl, { allowInsecure: true })).toHaveProperty("listDashboards");
    expect(observabilityClient(baseUrl.replace("http:", "https:"))).toHaveProperty("listDashboards");
  });
});

test.each([
  ...["", "api.example.com", "//api.example.com", "http://127.0.0.1:99999", "ftp://localhost"],
  ...["data:text/plain,a", "blob:https://a", "https://:hush@api.example.com"],
  ...["http://localhost@api.example.com", "https://api.example.com?", "https://api.example.com/?a=1"],
  "https://api.example.com/a#b",
])("the base URL %o is rejected, and the error omits its credentials", async (baseUrl) => {
  const error = await getCreationError(() => observabilityClient(baseUrl));
  expect(error).toMatchObject({ kind: "config", message: expect.stringContaining("baseUrl") });
  expect(error.message).not.toContain("hush");
});

describe("browser check", () => {
  test.each([
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0",
    "Mozilla/5.0 (Macintosh) Gecko/20100101 Firefox/140.0",
  ])("rejects %s without allowBrowser: true", async (userAgent) => {
    vi.stubGlobal("navigator", { userAgent });
    for (const make of [managementClient, observabilityClient]) {
      const message = expect.stringMatching(/browser.*visitor.*allowBrowser: true/);
      const error = await getCreationError(() => make("https://api.example.com"));
      expect(error).toMatchObject({ kind: "config", message });
      expect(make("https://api.example.com", { allowBrowser: true })).toBeTypeOf("object");
    }
  });

  const servers = ["", "Node.js/24", "Bun/1.3", "Deno/2.5", "Cloudflare-Workers"];
  test.each([undefined, {}, ...servers.map((userAgent) => ({ userAgent }))])("accepts %o", (navigator) => {
    vi.stubGlobal("navigator", navigator);
    expect(observabilityClient("https://api.example.com")).toHaveProperty("listDashboards");
  });
});

describe("an API with several security schemes", () => {
  const key = { scheme: "key", header: "X-Api-Key" } as const;
  const securities: Readonly<Record<string, Operation["security"]>> = {
    any: [{ scheme: "bearer" }, key, { scheme: "basic" }],
    keyOnly: [key],
    keyFirst: [key, { scheme: "bearer" }],
  };
  const create = (options: object, ...names: readonly string[]) => {
    const members = names.map((name) => [name, { security: securities[name] ?? [] }]);
    const operations = operationTable(Object.fromEntries(members));
    const schemes = [bearer, apiKeyIn(key.header), basic];
    const { call, send, sent } = createStubs({ operations, schemes }, options);
    const headers = () => sent.map(({ init }) => init.headers);
    return { call: async (name: string, ...args: unknown[]) => call(name)(...args), send, headers };
  };
  const names = ["any", "keyOnly", "keyFirst"];

  test("is bound to its schemes and variables by the generated client", () => {
    const document = documentWith();
    const header = { type: "apiKey", in: "header", name: "X-Api-Key" };
    Object.assign(document, { security: [{ token: [] }, { header: [] }] });
    Object.assign(document.components ?? {}, { securitySchemes: { token: { type: "oauth2" }, header } });
    const client = generateClient("usage-reports", document, listOperations(document));
    expect(client).toContain(
      'schemes: [bearer, apiKeyIn("X-Api-Key")], baseUrlVariable: "DATAPLAT_USAGE_REPORTS_',
    );
    expect(client).toContain("`DATAPLAT_USAGE_REPORTS_URL`, `DATAPLAT_ACCESS_TOKEN` and `DATAPLAT_API_KEY`");
  });

  test("sends the first alternative of the operation whose credentials were passed", async () => {
    const client = create({ keyId: "k", keySecret: "s", apiKey: "the-key" }, ...names);
    await client.call("any");
    await client.call("keyOnly");
    const token = create({ accessToken: "token", apiKey: "the-key" }, ...names);
    await token.call("any");
    await token.call("keyFirst");
    const [byKey, byToken] = [{ "x-api-key": "the-key" }, { authorization: "Bearer token" }];
    const expected = [byKey, byKey, byToken, byKey].map((each) => ({ accept: "application/json", ...each }));
    expect([...client.headers(), ...token.headers()]).toEqual(expected);
  });

  test("prefers what was passed to the environment, which serves operations that take nothing else", async () => {
    vi.stubEnv("DATAPLAT_ACCESS_TOKEN", "other");
    vi.stubEnv("DATAPLAT_API_KEY", "env-key");
    const client = create({ keyId: "k", keySecret: "s" }, ...names);
    await client.call("any");
    await client.call("keyOnly");
    expect(client.headers()).toMatchObject([
      { authorization: `Basic ${btoa("k:s")}` },
      { "x-api-key": "env-key" },
    ]);
  });

  test("rejects a call without credentials of its operation, and a client without any", async () => {
    const client = create({ accessToken: "token" }, ...names);
    const error = await getError(client.call("keyOnly"));
    expect(error).toMatchObject({ kind: "config", outcome: undefined });
    expect(error.message).toBe("keyOnly: Credentials are missing. Pass apiKey, or set DATAPLAT_API_KEY.");
    expect(client.headers()).toEqual([]);
    vi.stubEnv("DATAPLAT_KEY_ID", "half");
    expect((await getCreationError(() => create({}, ...names))).message).toBe(
      "Credentials are missing. Pass accessToken or apiKey or keyId and keySecret, " +
        "or set DATAPLAT_ACCESS_TOKEN or DATAPLAT_API_KEY or DATAPLAT_KEY_ID and DATAPLAT_KEY_SECRET.",
    );
  });

  test("sends no credentials to an operation that takes none, and needs none for it", async () => {
    const client = create({ accessToken: "token" }, "public", "any");
    await client.call("public");
    const other = create({}, "public", "any");
    await other.call("public");
    await other.send("/open");
    const names = [...client.headers(), ...other.headers()].map((headers) => Object.keys(headers ?? {}));
    expect(names).toEqual([["accept"], ["accept"], []]);
    expect((await getError(other.call("any"))).kind).toBe("config");
  });

  test("sends, by fetch, what was passed, in the order of the table", async () => {
    const client = create({ keyId: "k", keySecret: "s", apiKey: "the-key" }, ...names);
    await client.send("/elsewhere");
    expect(client.headers()).toEqual([{ "x-api-key": "the-key" }]);
  });

  test("does not let a caller set the header of the key, and redacts the key", async () => {
    const client = create({ apiKey: "the-key" }, ...names);
    const headers = { "X-API-Key": "other" };
    for (const error of [client.call("any", { headers }), client.send("/", { headers })].map(getError))
      expect((await error).message).toContain('"X-API-Key" is set by the client');
    expect((await getCreationError(() => create({ apiKey: "k", headers }, "any"))).kind).toBe("config");
    const events: unknown[] = [];
    const onEvent = (event: unknown) => events.push(event);
    const echo = { status: 403, headers: { "x-request-id": "the-key" } };
    const fetch = async () => Response.json({ message: "the-key" }, echo);
    const error = await getError(create({ apiKey: "the-key", onEvent, fetch }, "any").call("any"));
    expect(JSON.stringify([error.message, Reflect.get(error, "body"), events])).not.toContain("the-key");
    expect(error.message).toContain("[redacted]");
  });

  test.each([
    ["", /apiKey is empty/],
    ["a b", /apiKey must be visible ASCII without spaces/],
    ["hush\n", /line break/],
  ])("rejects the key %o", async (apiKey, message) => {
    const error = await getCreationError(() => create({ apiKey }, "any"));
    expect(error.message).toMatch(message);
    expect(error.message).not.toContain("hush");
  });
});
