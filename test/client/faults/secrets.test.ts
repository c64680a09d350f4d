/** Clients, errors and events do not print secrets. `configuration.test.ts` has errors about invalid credentials. */
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { type ClientEvent, safe } from "../../../src/index.ts";
import { createManagementClient } from "../../../src/management.ts";
import { createObservabilityClient } from "../../../src/observability.ts";
import { fastRetry, pipe } from "../calls.ts";

const baseUrl = "https://api.example.com";

const refused = Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
/** Responses and network failures that do not echo credentials. */
const answers: readonly ((init: RequestInit) => Promise<Response>)[] = [
  async () => Response.json({ result: [], data: [] }),
  async () => Response.json({ status: 400, error: "BAD_REQUEST: no", requestId: "r" }, { status: 400 }),
  async () =>
    new Response("<html>", { status: 401, headers: { "www-authenticate": "Basic", "set-cookie": "a=b" } }),
  async () => new Response(undefined, { status: 503, headers: { deprecation: "@1", "retry-after": "0" } }),
  async () => new Response("{"),
  () => Promise.reject(new TypeError("fetch failed", { cause: refused })),
  ({ signal }) => new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  // The built-in `fetch`, which rejects the blocked port after reading the headers.
  (init) => fetch("http://127.0.0.1:1", init),
];

/** Serializes a value with `inspect`, `JSON.stringify` and the error properties. */
function serialize(value: unknown): string {
  const texts = [
    inspect(value, { depth: Number.POSITIVE_INFINITY, showHidden: true, getters: true }),
    toJson(value),
  ];
  for (let error = value; error instanceof Error; error = error.cause) {
    texts.push(String(error), error.message, error.stack ?? "", toJson({ ...error }));
  }
  return texts.join("\n");
}

/** Result of `JSON.stringify`; empty if the value is not serializable. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "";
  }
}

/** Encodings of a secret: plain, escaped, Base64, hexadecimal and percent-encoded. */
function encodingsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const quoted = [JSON.stringify(secret), inspect(secret)].map((text) => text.slice(1, -1));
  const encoded = (["base64", "base64url", "hex"] as const).map((encoding) => bytes.toString(encoding));
  return [...new Set([secret, ...quoted, ...encoded, encodeURIComponent(secret)])];
}

function findLeaks(text: string, secrets: readonly string[]): readonly string[] {
  return secrets.flatMap(encodingsOf).filter((form) => text.includes(form));
}

async function collectOutput(use: (options: object) => Promise<unknown>): Promise<string> {
  const seen: unknown[] = [];
  for (const answer of answers) {
    const onEvent = (event: ClientEvent) => seen.push(event);
    const fetch = (_: string, init: RequestInit) => answer(init);
    seen.push(await use({ fetch, onEvent, timeoutMs: 3, retry: { ...fastRetry, attempts: 2 } }));
  }
  return seen.map(serialize).join("\n");
}

test("the output of a Management API client does not contain its key", async () => {
  // Quotes, backslashes, spaces and characters outside ASCII are escaped or encoded in some outputs.
  const [keyId, keySecret] = ['kéy"\\id/+ 1', 'sé"cret\\/+ \u{1f512}2'];
  const output = await collectOutput(async (options) => {
    const client = createManagementClient({ baseUrl, keyId, keySecret, ...options });
    const ends = [
      client.getPipe(pipe),
      client.updatePipeSettings(pipe, {}),
      client.updatePipeSettings(pipe, { wrong: 1 } as object),
      client.getPipe(pipe, { signal: AbortSignal.abort() }),
      client.getPipe(pipe, { timeoutMs: -1 }),
    ];
    const results = await Promise.all(ends.map((end) => safe<unknown>(end)));
    return [client, client.getPipe.withResponse, ...results];
  });
  expect(findLeaks(output, [keyId, keySecret, `${keyId}:${keySecret}`])).toEqual([]);
});

test("the output of an Observability API client does not contain its token", async () => {
  const accessToken = 'to"ken\\/+%3D~3';
  const output = await collectOutput(async (options) => {
    const clients = [
      createObservabilityClient({ baseUrl, accessToken, ...options }),
      createObservabilityClient({ baseUrl, accessToken: async () => accessToken, ...options }),
    ];
    const ends = clients.flatMap((client) => [
      client.listDashboards(),
      client.updateAlert({ id: "a" }, {}),
      client.updateAlert({ id: "" }, {}),
    ]);
    return [...clients, ...(await Promise.all(ends.map((end) => safe<unknown>(end))))];
  });
  expect(findLeaks(output, [accessToken])).toEqual([]);
});
