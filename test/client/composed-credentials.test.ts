/** Credentials that only some documents have: several together, keys in the query and in cookies, and none beside others. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { createSchemes } from "../../src/client/composed-credentials.ts";
import type { SecurityAlternative, SecurityPart } from "../../src/contract/operation.ts";
import { createStubs, getCreationError, getError, operationTable } from "./stubs.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

type Place = "header" | "query" | "cookie";
const key = (kind: Place, name: string, option: string): SecurityPart => ({ kind, name, option });
const nameOf = (part: SecurityPart) => ("option" in part ? part.option : part.kind);
const together = (...parts: SecurityPart[]) => ({ scheme: parts.map(nameOf).join("+"), parts });
const none = together();
const bearer: SecurityAlternative = { scheme: "bearer" };
const [id, secret] = [key("header", "X-Id", "clientId"), key("header", "X-Secret", "clientSecret")];
const [pair, tokenAndId] = [together(id, secret), together({ kind: "bearer" }, id)];
const [query, cookie] = [key("query", "api key", "apiKey"), key("cookie", "session", "session")].map((each) =>
  together(each),
);
const raw = together(key("header", "Authorization", "apiKey"));

type Security = (SecurityAlternative | undefined)[];

/** Clients of a GET `/call` with alternatives of security. */
function create(security: Security, options: object, respond?: () => Response) {
  const alternatives = security.filter((each) => each !== undefined);
  const operations = operationTable({ call: { security: alternatives } });
  return createStubs({ operations, schemes: createSchemes(alternatives) }, options, respond);
}

describe("each client sends", () => {
  const authorization = "Bearer token";
  const behind = { session: "s", headers: { cookie: "a=b" } };
  const tokenAndKey = { accessToken: "token", clientId: "c" };
  test.each<[what: string, security: Security, options: object, headers: object, query?: string]>([
    ["two keys together", [pair], { clientId: "c", clientSecret: "s" }, { "x-id": "c", "x-secret": "s" }],
    ["a key in the query, percent-encoded", [query], { apiKey: "k&y='1'" }, {}, "?api%20key=k%26y%3D%271%27"],
    ["a key in a cookie", [cookie], { session: "abc.def" }, { cookie: "session=abc.def" }],
    ["a cookie behind others", [cookie], behind, { cookie: "a=b; session=s" }],
    ["a word of Authorization", [raw], { apiKey: "Token 7f3a" }, { authorization: "Token 7f3a" }],
    ["a token with a key", [tokenAndId], tokenAndKey, { authorization, "x-id": "c" }],
    ["optional credentials", [bearer, none], { accessToken: "token" }, { authorization }],
    ["no optional credentials without some", [bearer, none], {}, {}],
    ["the alternative that is complete", [tokenAndId, bearer], { accessToken: "token" }, { authorization }],
  ])("%s", async (_, security, options, headers, addition = "") => {
    const { call, byPath, send, sent, headers: all } = create(security, options);
    for (const run of [call("call"), () => byPath.GET("/call"), () => send("/call")]) await run();
    expect(sent.map(({ url }) => url)).toEqual(Array(3).fill(`https://api.example.com/call${addition}`));
    const credentials = all().map((each) => [...each].filter(([name]) => name !== "accept"));
    expect(credentials.map((each) => Object.fromEntries(each))).toEqual(Array(3).fill(headers));
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
    const respond = () => Response.json({}, { status: statuses.shift() ?? 200 });
    const client = create([tokenAndId], { accessToken, clientId: "the-client" }, respond);
    await client.call("call")();
    const sent = client.headers().map((each) => `${each.get("authorization")}, ${each.get("x-id")}`);
    expect(sent).toEqual(["Bearer first, the-client", "Bearer second, the-client"]);
  });
});

test.each<[security: Security, options: object, message: string]>([
  [[pair], { clientId: "a" }, "clientSecret is missing. Pass clientId and clientSecret, or set DATAPLAT_CLI"],
  [[pair, none], { clientId: "a" }, "clientSecret is missing."],
  [[pair], {}, "Credentials are missing. Pass clientId and clientSecret, or set"],
  [[query], { apiKey: "a b" }, "apiKey must be visible ASCII without spaces."],
  [[cookie], { session: "a;b" }, "session must not contain"],
  [[raw], { apiKey: "Token a b" }, "apiKey must be visible ASCII without spaces."],
  [[pair], { clientId: "a", clientSecret: "b", headers: { "x-secret": "c" } }, '"x-secret" is set by'],
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
  const onEvent = (event: unknown) => events.push(event);
  const fetch = async (url: string) => Promise.reject(repeat(url));
  const failing = create([query], { apiKey, onEvent, retry: false, fetch });
  const error = await getError(failing.call("call")());
  const shown = (each: unknown): string =>
    each instanceof Error ? `${each.message} ${each.stack} ${shown(each.cause)}` : JSON.stringify(each);
  expect(error.message).toContain("api%20key=[redacted]");
  expect(shown(error) + JSON.stringify(events)).not.toMatch(/hush/);
  const respond = (url: string) => {
    const response = Response.json({ url }, { status: 400, headers: { "x-request-id": "hush" } });
    return Object.defineProperty(response, "url", { value: url, configurable: true });
  };
  const answered = create([query], { apiKey, fetch: async (url: string) => respond(url) });
  expect(JSON.stringify(await getError(answered.call("call")()))).not.toMatch(/hush=|hush%3D/);
  expect((await answered.send("/call")).url).toBe("https://api.example.com/call?api%20key=[redacted]");
});
