/** For arbitrary secrets, nothing that a client, its errors or its events can be printed as holds them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { type ClientEvent, safe } from "../../../src/index.ts";
import { createManagementClient } from "../../../src/management.ts";
import { createObservabilityClient } from "../../../src/observability.ts";
import { pause, pipe, quickly } from "../faults/calls.ts";
import { leaksIn, printed } from "./secrets.ts";

const baseUrl = "https://api.example.com";

/** Long enough not to turn up by chance; any characters that a credential can have. */
const text = (unit: "binary" | "binary-ascii") =>
  fc
    .string({ unit, minLength: 8, maxLength: 40 })
    .filter((secret) => !/[\p{Cc}\p{Cs}]/u.test(secret) && secret.trim().length >= 8);
const keyIds = text("binary").filter((secret) => !secret.includes(":"));
const keySecrets = text("binary");
const tokens = text("binary-ascii").filter((secret) => /^[\x21-\x7e]+$/.test(secret));

/** What a server or a network may do, without repeating what it was sent. */
const answers: readonly ((init: RequestInit) => Promise<Response>)[] = [
  async () => Response.json({ result: [], data: [] }),
  async () => Response.json({ status: 400, error: "BAD_REQUEST: no", requestId: "r" }, { status: 400 }),
  async () =>
    new Response("<html>", { status: 401, headers: { "www-authenticate": "Basic", "set-cookie": "a=b" } }),
  async () => new Response(undefined, { status: 503, headers: { deprecation: "@1", "retry-after": "0" } }),
  async () => new Response("{"),
  () =>
    Promise.reject(
      Object.assign(
        new TypeError("fetch failed", {
          cause: Object.assign(new Error("refused"), { code: "ECONNREFUSED" }),
        }),
      ),
    ),
  ({ signal }) => new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  // The runtime's own: it refuses the address, after it has read headers and all.
  (init) => fetch("http://127.0.0.1:1", init),
];

/** Everything that can be printed of making and using a client. */
async function everythingPrinted(use: (options: object) => Promise<unknown>): Promise<string> {
  const seen: unknown[] = [];
  for (const answer of answers) {
    const onEvent = (event: ClientEvent) => seen.push(event);
    seen.push(
      await use({
        fetch: (_: string, init: RequestInit) => answer(init),
        onEvent,
        timeoutMs: 3,
        retry: { ...quickly, attempts: 2 },
      }),
    );
  }
  return seen.map(printed).join("\n");
}

const pipes = (keyId: string, keySecret: string) =>
  everythingPrinted(async (options) => {
    const client = createManagementClient({ baseUrl, keyId, keySecret, ...options });
    const ends = [
      client.getPipe(pipe),
      client.updatePipeSettings(pipe, {}),
      client.updatePipeSettings(pipe, { wrong: 1 } as object),
      client.getPipe(pipe, { signal: AbortSignal.abort() }),
      client.getPipe(pipe, { timeoutMs: -1 }),
    ];
    return [
      client,
      client.getPipe.withResponse,
      ...(await Promise.all(ends.map((end) => safe<unknown>(end)))),
    ];
  });

const alerts = (accessToken: string) =>
  everythingPrinted(async (options) => {
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

// What is printed anyway, for a secret that is nobody's.
const usual = Promise.all([
  pipes("\u{1f511}".repeat(9), "\u{1f512}".repeat(9)),
  alerts("~^~^~^~^~^~^~"),
]).then((texts) => texts.join("\n"));

test("what is printed of a Management API client never holds its key", async () => {
  const anyway = await usual;
  await fc.assert(
    fc.asyncProperty(keyIds, keySecrets, async (keyId, keySecret) => {
      const secrets = [keyId, keySecret, `${keyId}:${keySecret}`];
      fc.pre(leaksIn(anyway, secrets).length === 0);
      expect(leaksIn(await pipes(keyId, keySecret), secrets)).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test("what is printed of an Observability API client never holds its token", async () => {
  const anyway = await usual;
  await fc.assert(
    fc.asyncProperty(tokens, async (accessToken) => {
      fc.pre(leaksIn(anyway, [accessToken]).length === 0);
      expect(leaksIn(await alerts(accessToken), [accessToken])).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

test("a refusal of credentials never holds them", async () => {
  const spoil = fc.constantFrom("\n", "\r\n", "\u0000", "\u007f", "\u0085", "\ud83d\udd11", " ");
  await fc.assert(
    fc.asyncProperty(keySecrets, spoil, fc.nat(40), async (secret, flaw, at) => {
      const spoilt = [...secret].toSpliced(at, 0, flaw).join("");
      const call = { fetch: answers[0], retry: false } as object;
      const made = await Promise.all(
        [
          async () => createManagementClient({ baseUrl, keyId: `${secret}:`, keySecret: "s", ...call }),
          async () =>
            createManagementClient({ baseUrl, keyId: spoilt, keySecret: spoilt, ...call }).getPipe(pipe),
          async () =>
            createManagementClient({
              baseUrl: `https://${encodeURIComponent(secret)}:x@a.example`,
              keyId: secret,
              ...call,
            }),
          async () => createObservabilityClient({ baseUrl, accessToken: spoilt, ...call }),
          async () =>
            createObservabilityClient({ baseUrl, accessToken: () => spoilt, ...call }).listDashboards(),
          async () =>
            createObservabilityClient({
              baseUrl,
              accessToken: "t",
              headers: { "x-secret": spoilt, "x y": spoilt },
              ...call,
            }),
          async () =>
            createObservabilityClient({ baseUrl, accessToken: "t", ...call }).listDashboards({
              headers: { "x y": spoilt },
            }),
        ].map((make) => safe<unknown>(make())),
      );
      const text = made.map(printed).join("\n");
      fc.pre(leaksIn(await usual, [secret, spoilt]).length === 0);
      expect(leaksIn(text, [secret, spoilt])).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("a secret that were printed would be found, in every form and place", async () => {
  const secret = 'häsh"\\hush ';
  const header = Buffer.from(secret).toString("base64");
  const hidden = Object.defineProperty(new Error("x"), "request", { value: { authorization: secret } });
  for (const value of [
    secret,
    { deep: { list: [secret] } },
    new Error(secret),
    new Error("x", { cause: new Error(secret) }),
    hidden,
    new Headers({ a: header }),
    new Map([["a", secret]]),
  ]) {
    expect(leaksIn(printed(value), [secret])).not.toEqual([]);
  }
  expect(leaksIn(printed({ some: "thing" }), [secret])).toEqual([]);
  await pause(0);
});
