/** Credential redaction: errors contain no credentials, even if the server echoes them. */
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import type { ClientEvent } from "../../../src/index.ts";
import { createManagementClient } from "../../../src/management.ts";
import { createObservabilityClient } from "../../../src/observability.ts";
import { getError, organizationId } from "../calls.ts";

const baseUrl = "https://api.example.com";
const keySecret = 'demo/secret "quoted" \\ é';
const encoded = Buffer.from(`demo-key:${keySecret}`).toString("base64");
const accessToken = "demo/token+with=signs";

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
const management = (fetch: Fetch) =>
  createManagementClient({ baseUrl, keyId: "demo-key", keySecret, fetch, retry: false }).listServices({
    organizationId,
  });
const observability = (fetch: Fetch, token: string | (() => string) = accessToken) =>
  createObservabilityClient({ baseUrl, accessToken: token, fetch, retry: false }).listDashboards();

/** Serializes all properties of an error except `cause` and `headers`. */
function serialize(error: object): string {
  const { cause: _, headers: __, ...members } = error as Record<string, unknown>;
  const body = "body" in error ? error.body : undefined;
  const message = "message" in error ? error.message : undefined;
  return inspect([members, body, message, JSON.stringify(error), JSON.stringify(body)], { depth: 9 });
}

/** Escapes each character as `\uXXXX`. */
function escapeCharacters(text: string): string {
  return [...text].map((point) => `\\u${point.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}

function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" };
  return text.replaceAll(/[&<>"']/g, (character) => `&${names[character]};`);
}

describe("credentials that a server echoes are redacted", () => {
  const slashes = (text: string) => JSON.stringify(text).replaceAll("/", "\\/");
  test.each<[string, string]>([
    ["in a message", JSON.stringify({ error: `BAD_CREDENTIALS: Basic ${encoded} is unknown` })],
    [
      "escaped as code points",
      `{"message":"Basic ${escapeCharacters(encoded)}","secret":"${escapeCharacters(keySecret)}"}`,
    ],
    ["with escaped slashes", `{"message":${slashes(`Basic ${encoded} / ${keySecret}`)}}`],
    ["decoded", JSON.stringify({ message: `no key with the secret ${keySecret}` })],
    ["in an unknown property", JSON.stringify({ headers: { authorization: [`Basic ${encoded}`] } })],
    ["as a property name", JSON.stringify({ [`Basic ${encoded}`]: 1, [keySecret]: 2 })],
    ["in plain text", `Authorization: Basic ${encoded}`],
    ["in an HTML page", `<html><title>Basic ${encoded}</title></html>`],
    ["as the request ID", JSON.stringify({ requestId: encoded })],
    ["in a URL", `see https://a.example/?key=${encodeURIComponent(keySecret)}`],
    [
      "in a URL with lower-case hex",
      `see /?key=${encodeURIComponent(keySecret).replaceAll(/%../g, (hex) => hex.toLowerCase())}`,
    ],
    ["in a form", `bad form: ${new URLSearchParams({ key: keySecret })}`],
    [
      "in the URL of a JSON message",
      JSON.stringify({ message: `GET /?key=${encodeURIComponent(keySecret)}` }),
    ],
    ["in HTML", `<html><p>${escapeHtml(keySecret)}</p></html>`],
    ["in HTML by numbers", `<p>${[...keySecret].map((c) => `&#${c.charCodeAt(0)};`).join("")}</p>`],
    [
      "in HTML by hexadecimal numbers",
      `<p>${[...keySecret].map((c) => `&#x${c.charCodeAt(0).toString(16)};`).join("")}</p>`,
    ],
    ["in JSON in text", `upstream said: ${JSON.stringify({ key: keySecret })}`],
    ["in JSON in JSON", JSON.stringify({ message: JSON.stringify({ key: keySecret }) })],
    ["in JSON in HTML", `<pre>${escapeHtml(JSON.stringify({ key: keySecret }))}</pre>`],
  ])("%s", async (_, body) => {
    for (const status of [400, 401, 500, 200]) {
      const error = await getError(management(async () => new Response(body, { status })));
      expect(["api", "unexpected-response"]).toContain(error.kind);
      const texts = serialize(error);
      for (const secret of [encoded, keySecret, JSON.stringify(keySecret).slice(1, -1), "quoted", "&#113;"]) {
        expect(texts).not.toContain(secret);
      }
      expect(texts).toContain("[redacted]");
    }
  });

  test("in a status text", async () => {
    const response = Object.defineProperty(new Response("", { status: 400 }), "statusText", {
      value: `Bad token ${accessToken}`,
    });
    const error = await getError(observability(async () => response));
    expect(error.message).toContain("400 Bad token [redacted].");
  });

  test("in the message of a fetch error", async () => {
    const error = await getError(
      observability(() => Promise.reject(new Error(`cannot send ${accessToken}`))),
    );
    expect(error).toMatchObject({
      kind: "network",
      message: expect.stringContaining("cannot send [redacted]"),
    });
  });

  test("in property names and values of drift issues, in the error and the event", async () => {
    const events: ClientEvent[] = [];
    const client = createObservabilityClient({
      baseUrl,
      accessToken,
      drift: "throw",
      onEvent: (event) => events.push(event),
      fetch: async () =>
        Response.json({
          // The last value is truncated in the middle of the token.
          data: {
            [accessToken]: 1,
            state: `Bearer ${accessToken}`,
            thresholdType: `${"x".repeat(90)}${accessToken}`,
          },
        }),
    });
    const error = await getError(client.updateAlert({ id: "a" }, {}));
    expect(error).toMatchObject({ kind: "unexpected-response", issues: [{}, {}, {}] });
    const texts = `${serialize(error)} ${JSON.stringify(events)}`;
    expect(texts).toContain("[redacted]");
    for (const secret of [accessToken.slice(0, 10), accessToken.replace("/", "~1")])
      expect(texts).not.toContain(secret);
  });

  test("if a renewed token begins with the one before it", async () => {
    let calls = 0;
    const accessToken = () => (calls++ === 0 ? "demo-token" : "demo-token-renewed");
    const echo: Fetch = async (_, { headers }) =>
      Response.json({ message: `token ${new Headers(headers).get("authorization")}` }, { status: 401 });
    const error = await getError(observability(echo, accessToken));
    expect(error).toMatchObject({ attempts: 2, message: expect.stringContaining("Bearer [redacted].") });
  });

  const forms: [string, (text: string) => string][] = [
    ["plain", String],
    ["percent-encoded", encodeURIComponent],
    ["escaped for HTML", escapeHtml],
    ["escaped as code points", escapeCharacters],
  ];
  test.each(forms)("if the size limit cuts them: %s", async (_, encode) => {
    const secret = 'sé&ret "quoted"';
    const shown = encode(secret);
    const client = (body: string) =>
      createManagementClient({
        baseUrl,
        keyId: "demo-key",
        keySecret: secret,
        maxResponseBytes: 500,
        retry: false,
        fetch: async () => new Response(body, { status: 500 }),
      }).listServices({ organizationId });
    for (let cut = 1; cut <= Buffer.byteLength(shown); cut += 1) {
      const error = await getError(client(`${"x".repeat(500 - cut)}${shown}${"x".repeat(99)}`));
      if (error.kind !== "api") throw error;
      expect(String(error.body)).toMatch(/^x{100,}$/);
    }
  });

  test("but other text is not redacted", async () => {
    const body = { message: "demo-key is unknown", headers: { authorization: "Basic abc" } };
    const error = await getError(management(async () => Response.json(body, { status: 401 })));
    expect(error).toMatchObject({ kind: "api", body });
    expect(error.message).toContain("demo-key is unknown");
  });

  test("unless they are short enough to match other text", async () => {
    const error = await getError(
      observability(async () => Response.json({ message: "a test" }, { status: 400 }), "t"),
    );
    expect(error.message).toContain("a test");
  });
});

describe("logged error", () => {
  const connectionString = "endpoint=https://storage.example.com;key=hush-hush";
  const leak = { error: "BAD: no", requestId: "r-1", pipe: { connectionString } };

  test.each([
    [400, { kind: "api", status: 400, requestId: "r-1", code: "BAD" }],
    [200, { kind: "unexpected-response", status: 200, requestId: "r-1" }],
  ])("does not contain the response body (status %d)", async (status, members) => {
    const error = await getError(management(async () => Response.json(leak, { status })));
    expect(error).toMatchObject({ body: leak });
    const message = expect.stringContaining("listServices: ");
    expect(JSON.parse(JSON.stringify(error))).toEqual({
      ...members,
      message,
      operationId: "listServices",
      attempts: 1,
    });
    // Loggers copy the enumerable properties of an error.
    const copied: Record<string, unknown> = {};
    for (const name in error) copied[name] = Reflect.get(error, name);
    for (const printed of [
      JSON.stringify(copied),
      JSON.stringify({ ...error }),
      inspect(error, { depth: 9 }),
    ]) {
      expect(printed).not.toContain("hush-hush");
    }
  });

  test("of a write contains the outcome", async () => {
    const fetch = async () => new Response("", { status: 409 });
    const client = createObservabilityClient({ baseUrl, accessToken, fetch });
    const error = await getError(client.updateAlert({ id: "a" }, {}));
    expect(JSON.parse(JSON.stringify(error))).toMatchObject({ outcome: "rejected", status: 409 });
  });
});
