/** Credentials that only some documents have: several together, keys in the query and in cookies, and none beside others. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { createSchemes } from "../../src/client/composed-credentials.ts";
import type { SecurityAlternative, SecurityPart } from "../../src/contract/operation.ts";
import { createStubs, getCreationError, getError, operationTable } from "./calls.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const key = (kind: "header" | "query" | "cookie", name: string, option: string): SecurityPart => ({
  kind,
  name,
  option,
});
const together = (...parts: readonly SecurityPart[]): SecurityAlternative => ({
  scheme: parts.map((part) => ("option" in part ? part.option : part.kind)).join("+"),
  parts,
});
const none = together();
const bearer: SecurityAlternative = { scheme: "bearer" };
const [id, secret] = [key("header", "X-Id", "clientId"), key("header", "X-Secret", "clientSecret")];
const pair = together(id, secret);
const query = together(key("query", "api key", "apiKey"));
const cookie = together(key("cookie", "session", "session"));
const raw = together(key("header", "Authorization", "apiKey"));

/** The requests of a GET `/call` with alternatives of security. */
function create(security: readonly SecurityAlternative[], options: object, respond?: () => Response) {
  const operations = operationTable({ call: { security } });
  const stubs = createStubs({ operations, schemes: createSchemes(security) }, options, respond);
  const { call, byPath, send, sent } = stubs;
  return {
    ...stubs,
    all: async () => [await call("call")(), await byPath.GET("/call"), await send("/call")],
    sent,
  };
}

const given = {
  clientId: "the-client",
  clientSecret: "the-secret",
  apiKey: "k&y='1'",
  session: "abc.def",
  accessToken: "the-token",
};

describe("each client sends", () => {
  test.each<
    [what: string, security: SecurityAlternative[], names: string[], address: string, headers: object]
  >([
    [
      "two keys together",
      [pair],
      ["clientId", "clientSecret"],
      "/call",
      { "x-id": "the-client", "x-secret": "the-secret" },
    ],
    ["a key in the query, percent-encoded", [query], ["apiKey"], "/call?api%20key=k%26y%3D%271%27", {}],
    ["a key in a cookie", [cookie], ["session"], "/call", { cookie: "session=abc.def" }],
    [
      "a token with a key",
      [together({ kind: "bearer" }, id)],
      ["accessToken", "clientId"],
      "/call",
      { authorization: "Bearer the-token", "x-id": "the-client" },
    ],
    ["optional credentials", [bearer, none], ["accessToken"], "/call", { authorization: "Bearer the-token" }],
    ["no optional credentials without some", [bearer, none], [], "/call", {}],
    [
      "the alternative that is complete",
      [together({ kind: "bearer" }, id), bearer],
      ["accessToken"],
      "/call",
      { authorization: "Bearer the-token" },
    ],
  ])("%s", async (_, security, names, address, headers) => {
    const options = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
    const client = create(security, options);
    await client.all();
    expect(client.sent.map(({ url }) => url)).toEqual(Array(3).fill(`https://api.example.com${address}`));
    for (const each of client.headers()) expect(Object.fromEntries(each)).toMatchObject(headers);
    const count = Object.keys(headers).length;
    expect(client.headers().map((each) => [...each].filter(([name]) => name !== "accept").length)).toEqual(
      Array(3).fill(count),
    );
  });

  test("a key of Authorization with the word before it, and a cookie behind that of the caller", async () => {
    const word = create([raw], { apiKey: "Token 7f3a" });
    await word.call("call")();
    expect(word.headers()[0]?.get("authorization")).toBe("Token 7f3a");
    const client = create([cookie], { session: "s", headers: { cookie: "a=b" } });
    await client.call("call")();
    expect(client.headers()[0]?.get("cookie")).toBe("a=b; session=s");
  });

  test("variables of the environment, named after the options", async () => {
    vi.stubEnv("DATAPLAT_CLIENT_ID", "env-client");
    vi.stubEnv("DATAPLAT_CLIENT_SECRET", "env-secret");
    const client = create([pair], {});
    await client.call("call")();
    expect(client.headers()[0]?.get("x-secret")).toBe("env-secret");
  });

  test("a renewed token with the other credentials", async () => {
    const accessToken = async ({ refresh }: { refresh: boolean }) => (refresh ? "second" : "first");
    const statuses = [401, 200];
    const client = create([together({ kind: "bearer" }, id)], { accessToken, clientId: "the-client" }, () =>
      Response.json({}, { status: statuses.shift() ?? 200 }),
    );
    await client.call("call")();
    expect(client.headers().map((each) => [each.get("authorization"), each.get("x-id")])).toEqual([
      ["Bearer first", "the-client"],
      ["Bearer second", "the-client"],
    ]);
  });
});

test.each<[security: SecurityAlternative[], options: object, message: string]>([
  [
    [pair],
    { clientId: "a" },
    "clientSecret is missing. Pass clientId and clientSecret, or set DATAPLAT_CLIENT_ID and",
  ],
  [[pair, none], { clientId: "a" }, "clientSecret is missing."],
  [[pair], {}, "Credentials are missing. Pass clientId and clientSecret, or set"],
  [[query], { apiKey: "a b" }, "apiKey must be visible ASCII without spaces."],
  [[cookie], { session: "a;b" }, "session must not contain"],
  [[raw], { apiKey: "Token a b" }, "apiKey must be visible ASCII without spaces."],
  [
    [pair],
    { clientId: "a", clientSecret: "b", headers: { "x-secret": "c" } },
    '"x-secret" is set by the client',
  ],
  [[bearer, none], { apiKey: "a" }, "apiKey"],
])("%j with %j is rejected", async (security, options, message) => {
  expect((await getCreationError(() => create(security, options))).message).toContain(message);
});

test("a browser gets no client with a key in a cookie, which it would not send", async () => {
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0" });
  const error = await getCreationError(() => create([cookie], { session: "s", allowBrowser: true }));
  expect(error.message).toContain("a browser does not let a program set");
});

test("a key in the query is in no error, event or response, also if fetch repeats the address", async () => {
  const events: unknown[] = [];
  const apiKey = "hush=hush";
  const repeat = (url: string) => new Error(`no route to ${url}`, { cause: new Error(url) });
  const failing = create([query], {
    apiKey,
    onEvent: (event: unknown) => events.push(event),
    retry: false,
    fetch: async (url: string) => Promise.reject(repeat(url)),
  });
  const error = await getError(failing.call("call")());
  const shown = (each: unknown): string =>
    each instanceof Error ? `${each.message} ${each.stack} ${shown(each.cause)}` : JSON.stringify(each);
  expect(error.message).toContain("api%20key=[redacted]");
  expect(shown(error) + JSON.stringify(events)).not.toMatch(/hush/);
  const respond = (url: string) =>
    Object.defineProperty(
      Response.json({ url }, { status: 400, headers: { "x-request-id": "hush" } }),
      "url",
      { value: url, configurable: true },
    );
  const answered = create([query], { apiKey, fetch: async (url: string) => respond(url) });
  expect(JSON.stringify(await getError(answered.call("call")()))).not.toMatch(/hush=|hush%3D/);
  expect((await answered.send("/call")).url).toBe("https://api.example.com/call?api%20key=[redacted]");
});
