/** Clients, errors and events contain no credentials, even if the server echoes them. `options.test.ts` has invalid credentials. */
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { type ClientEvent, safe } from "../../../src/index.ts";
import { createManagementClient } from "../../../src/management.ts";
import { createObservabilityClient } from "../../../src/observability.ts";
import { fastRetry, getError, organizationId, pipe } from "../calls.ts";

const baseUrl = "https://api.example.com";
const keySecret = 'demo/secret "quoted" \\ é';
const encoded = Buffer.from(`demo-key:${keySecret}`).toString("base64");
const accessToken = "demo/token+with=signs";

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
const management = (fetch: Fetch, options = {}) => {
  const all = { baseUrl, keyId: "demo-key", keySecret, fetch, retry: false as const, ...options };
  return createManagementClient(all).listServices({ organizationId });
};
const observability = (fetch: Fetch, token: string | (() => string) = accessToken) =>
  createObservabilityClient({ baseUrl, accessToken: token, fetch, retry: false }).listDashboards();

/** Serializes all properties of an error except `cause` and `headers`. */
function serialize(error: object): string {
  const { cause: _, headers: __, ...members } = error as Record<string, unknown>;
  const { body, message } = error as Record<string, unknown>;
  return inspect([members, body, message, JSON.stringify(error), JSON.stringify(body)], { depth: 9 });
}

/** Escapes each character as `\uXXXX`. */
const escapeCharacters = (text: string) =>
  [...text].map((point) => `\\u${point.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");

function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" };
  return text.replaceAll(/[&<>"']/g, (character) => `&${names[character]};`);
}

describe("credentials that a server echoes are redacted", () => {
  const slashes = (text: string) => JSON.stringify(text).replaceAll("/", "\\/");
  const inUrl = encodeURIComponent(keySecret);
  const inLowerCase = inUrl.replaceAll(/%../g, (hex) => hex.toLowerCase());
  const references = (radix: number, mark = "") =>
    [...keySecret].map((character) => `&#${mark}${character.charCodeAt(0).toString(radix)};`).join("");
  const inCodePoints = `{"message":"Basic ${escapeCharacters(encoded)}","secret":"${escapeCharacters(keySecret)}"}`;

  test.each<[string, string]>([
    ["in a message", JSON.stringify({ error: `BAD_CREDENTIALS: Basic ${encoded} is unknown` })],
    ["escaped as code points", inCodePoints],
    ["with escaped slashes", `{"message":${slashes(`Basic ${encoded} / ${keySecret}`)}}`],
    ["decoded", JSON.stringify({ message: `no key with the secret ${keySecret}` })],
    ["in an unknown property", JSON.stringify({ headers: { authorization: [`Basic ${encoded}`] } })],
    ["as a property name", JSON.stringify({ [`Basic ${encoded}`]: 1, [keySecret]: 2 })],
    ["in plain text", `Authorization: Basic ${encoded}`],
    ["in an HTML page", `<html><title>Basic ${encoded}</title></html>`],
    ["as the request ID", JSON.stringify({ requestId: encoded })],
    ["in a URL", `see https://a.example/?key=${inUrl}`],
    ["in a URL with lower-case hex", `see /?key=${inLowerCase}`],
    ["in a form", `bad form: ${new URLSearchParams({ key: keySecret })}`],
    ["in the URL of a JSON message", JSON.stringify({ message: `GET /?key=${inUrl}` })],
    ["in HTML", `<html><p>${escapeHtml(keySecret)}</p></html>`],
    ["in HTML by numbers", `<p>${references(10)}</p>`],
    ["in HTML by hexadecimal numbers", `<p>${references(16, "x")}</p>`],
    ["in JSON in text", `upstream said: ${JSON.stringify({ key: keySecret })}`],
    ["in JSON in JSON", JSON.stringify({ message: JSON.stringify({ key: keySecret }) })],
    ["in JSON in HTML", `<pre>${escapeHtml(JSON.stringify({ key: keySecret }))}</pre>`],
  ])("%s", async (_, body) => {
    for (const status of [400, 401, 500, 200]) {
      const error = await getError(management(async () => new Response(body, { status })));
      expect(["api", "unexpected-response"]).toContain(error.kind);
      const texts = serialize(error);
      for (const secret of [encoded, keySecret, JSON.stringify(keySecret).slice(1, -1), "quoted", "&#113;"])
        expect(texts).not.toContain(secret);
      expect(texts).toContain("[redacted]");
    }
  });

  test("in a status text, and in the message of a fetch error", async () => {
    const statusText = { value: `Bad token ${accessToken}` };
    const response = Object.defineProperty(new Response("", { status: 400 }), "statusText", statusText);
    const refused = await getError(observability(async () => response));
    expect(refused.message).toContain("400 Bad token [redacted].");
    const failed = await getError(
      observability(() => Promise.reject(new Error(`cannot send ${accessToken}`))),
    );
    const message = expect.stringContaining("cannot send [redacted]");
    expect(failed).toMatchObject({ kind: "network", message });
  });

  test("in property names and values of drift issues, in the error and the event", async () => {
    const events: ClientEvent[] = [];
    const onEvent = (event: ClientEvent) => events.push(event);
    // The last value is truncated in the middle of the token.
    const thresholdType = `${"x".repeat(90)}${accessToken}`;
    const data = { [accessToken]: 1, state: `Bearer ${accessToken}`, thresholdType };
    const options = { baseUrl, accessToken, onEvent, fetch: async () => Response.json({ data }) };
    const client = createObservabilityClient({ ...options, drift: "throw" });
    const error = await getError(client.updateAlert({ id: "a" }, {}));
    expect(error).toMatchObject({ kind: "unexpected-response", issues: [{}, {}, {}] });
    const texts = `${serialize(error)} ${JSON.stringify(events)}`;
    expect(texts).toContain("[redacted]");
    for (const secret of [accessToken.slice(0, 10), accessToken.replace("/", "~1")])
      expect(texts).not.toContain(secret);
  });

  test("if a renewed token begins with the one before it", async () => {
    const tokens = ["demo-token", "demo-token-renewed"];
    const echo: Fetch = async (_, { headers }) =>
      Response.json({ message: `token ${new Headers(headers).get("authorization")}` }, { status: 401 });
    const error = await getError(observability(echo, () => tokens.shift() ?? ""));
    expect(error).toMatchObject({ attempts: 2, message: expect.stringContaining("Bearer [redacted].") });
  });

  test.each<[string, (text: string) => string]>([
    ["plain", String],
    ["percent-encoded", encodeURIComponent],
    ["escaped for HTML", escapeHtml],
    ["escaped as code points", escapeCharacters],
  ])("if the size limit cuts them: %s", async (_, encode) => {
    const secret = 'sé&ret "quoted"';
    const shown = encode(secret);
    for (let cut = 1; cut <= Buffer.byteLength(shown); cut += 1) {
      const body = `${"x".repeat(500 - cut)}${shown}${"x".repeat(99)}`;
      const options = { keySecret: secret, maxResponseBytes: 500 };
      const error = await getError(management(async () => new Response(body, { status: 500 }), options));
      if (error.kind !== "api") throw error;
      expect(String(error.body)).toMatch(/^x{100,}$/);
    }
  });

  test("but other text is not, and neither are credentials short enough to match it", async () => {
    const body = { message: "demo-key is unknown", headers: { authorization: "Basic abc" } };
    const error = await getError(management(async () => Response.json(body, { status: 401 })));
    expect(error).toMatchObject({ kind: "api", body, message: expect.stringContaining(body.message) });
    const echo = async () => Response.json({ message: "a test" }, { status: 400 });
    expect((await getError(observability(echo, "t"))).message).toContain("a test");
  });
});

describe("logged error", () => {
  const connectionString = "endpoint=https://storage.example.com;key=hush-hush";
  const leak = { error: "BAD: no", requestId: "r-1", pipe: { connectionString } };

  test.each([
    [400, { kind: "api", status: 400, requestId: "r-1", code: "BAD" }],
    [200, { kind: "unexpected-response", status: 200, requestId: "r-1" }],
  ])("does not contain the response body and headers (status %d)", async (status, members) => {
    const headers = { "set-cookie": "session=hush-hush" };
    const error = await getError(management(async () => Response.json(leak, { status, headers })));
    if (error.kind !== "api" && error.kind !== "unexpected-response") throw error;
    expect([error.body, error.headers.get("set-cookie")]).toEqual([leak, "session=hush-hush"]);
    const message = expect.stringContaining("listServices: ");
    const logged = { ...members, message, operationId: "listServices", attempts: 1 };
    expect(JSON.parse(JSON.stringify(error))).toEqual(logged);
    // Loggers copy the enumerable properties of an error.
    const copied: Record<string, unknown> = {};
    for (const name in error) copied[name] = Reflect.get(error, name);
    for (const printed of [JSON.stringify([copied, { ...error }]), inspect(error, { depth: 9 })])
      expect(printed).not.toContain("hush-hush");
  });

  test("of a write contains the outcome", async () => {
    const fetch = async () => new Response("", { status: 409 });
    const client = createObservabilityClient({ baseUrl, accessToken, fetch });
    const error = await getError(client.updateAlert({ id: "a" }, {}));
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ outcome: "rejected", status: 409 });
  });
});

describe("the output of a client that nothing echoes", () => {
  const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
  const challenge = { "www-authenticate": "Basic", "set-cookie": "a=b" };
  const answers: readonly ((init: RequestInit) => Promise<Response>)[] = [
    async () => Response.json({ result: [], data: [] }),
    async () => Response.json({ status: 400, error: "BAD_REQUEST: no", requestId: "r" }, { status: 400 }),
    async () => new Response("<html>", { status: 401, headers: challenge }),
    async () => new Response(null, { status: 503, headers: { deprecation: "@1", "retry-after": "0" } }),
    async () => new Response("{"),
    () => Promise.reject(new TypeError("fetch failed", { cause: refused })),
    ({ signal }) =>
      new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    // The built-in `fetch`, which rejects the blocked port after reading the headers.
    (init) => fetch("http://127.0.0.1:1", init),
  ];

  /** Everything that loggers may print of a value. */
  function print(value: unknown): string {
    const texts = [inspect(value, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true })];
    for (let error = value; error instanceof Error; error = error.cause)
      texts.push(error.message, error.stack ?? "", JSON.stringify(error), JSON.stringify({ ...error }));
    return texts.join("\n");
  }

  /** Encodings of a secret: plain, escaped, Base64, hexadecimal and percent-encoded. */
  function encodingsOf(secret: string): readonly string[] {
    const bytes = Buffer.from(secret);
    const quoted = [JSON.stringify(secret), inspect(secret)].map((text) => text.slice(1, -1));
    const inBytes = (["base64", "base64url", "hex"] as const).map((encoding) => bytes.toString(encoding));
    return [secret, ...quoted, ...inBytes, encodeURIComponent(secret)];
  }

  async function findLeaks(use: (options: object) => unknown[], ...secrets: string[]): Promise<string[]> {
    const seen: unknown[] = [];
    for (const answer of answers) {
      const onEvent = (event: ClientEvent) => seen.push(event);
      const fetch = (_: string, init: RequestInit) => answer(init);
      const used = use({ baseUrl, fetch, onEvent, timeoutMs: 3, retry: { ...fastRetry, attempts: 2 } });
      seen.push(...(await Promise.all(used.map((each) => (each instanceof Promise ? safe(each) : each)))));
    }
    const text = seen.flatMap((each) => [print(each), print(Object(each).error)]).join("\n");
    return secrets.flatMap(encodingsOf).filter((form) => text.includes(form));
  }

  test("does not contain the key of the Management API", async () => {
    // Quotes, backslashes, spaces and characters outside ASCII are escaped or encoded in some outputs.
    const [keyId, secret] = ['kéy"\\id/+ 1', 'sé"cret\\/+ \u{1f512}2'];
    const use = (options: object) => {
      const client = createManagementClient({ keyId, keySecret: secret, ...options });
      return [
        ...[client, client.getPipe.withResponse, client.getPipe(pipe), client.updatePipeSettings(pipe, {})],
        client.updatePipeSettings(pipe, { wrong: 1 } as object),
        client.getPipe(pipe, { signal: AbortSignal.abort() }),
        client.getPipe(pipe, { timeoutMs: -1 }),
      ];
    };
    expect(await findLeaks(use, keyId, secret, `${keyId}:${secret}`)).toEqual([]);
  });

  test.each(["a string", "a function"])(
    "does not contain the token of the Observability API, %s",
    async (kind) => {
      const secret = 'to"ken\\/+%3D~3';
      const use = (options: object) => {
        const token = kind === "a string" ? secret : async () => secret;
        const client = createObservabilityClient({ accessToken: token, ...options });
        const writes = ["a", ""].map((id) => client.updateAlert({ id }, {}));
        return [client, client.listDashboards(), ...writes];
      };
      expect(await findLeaks(use, secret)).toEqual([]);
    },
  );
});
