/** A `fetch` without a network, and the check that a client used it properly. */
import { isDeepStrictEqual } from "node:util";
import type { BenchSubject, OperationExample } from "../bench-subject.ts";

/** Base URL of the clients. No request is sent there. */
export const baseUrl = "https://api.example.com";

/** Like the global `fetch`. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** The headers that the local platform sends. */
const headers = {
  "content-type": "application/json",
  "cache-control": "private, no-cache",
  "x-content-type-options": "nosniff",
  "x-request-id": "44444444-4444-4444-8444-444444444444",
  etag: '"x6mQ0UmTqkTfxPkNnUoV2A"',
  date: "Sat, 21 Nov 2026 11:00:00 GMT",
  connection: "keep-alive",
  "keep-alive": "timeout=30",
};

/** Creates a `fetch` that resolves at once, to a new response for each request. */
export function createStub({ get, put }: Pick<BenchSubject, "get" | "put">): Fetch {
  const responses = new Map(
    [get, put].map(({ method, response }) => {
      const body = JSON.stringify(response);
      return [method, { body, headers: { ...headers, "content-length": String(Buffer.byteLength(body)) } }];
    }),
  );
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    const found = responses.get(method.toUpperCase());
    if (!found) throw new Error(`The stub has no response to ${method}.`);
    return new Response(found.body, { status: 200, headers: found.headers });
  };
}

/** Calls a client once and checks request and result: a client that fails is fast. Throws if one differs from the exchange. */
export async function verifyCall(
  exchange: OperationExample,
  call: (fetch: Fetch) => Promise<unknown>,
): Promise<void> {
  let sent: Request | undefined;
  const result = await call(async (input, init) => {
    sent = new Request(input, init);
    return Response.json(exchange.response);
  });
  const text = await sent?.text();
  const body: unknown = text ? JSON.parse(text) : undefined;
  // Clients return the envelope, a part of it, or an object around it.
  const [payload = ""] = Object.values(Object(exchange.response))
    .map((member) => JSON.stringify(member))
    .sort((a, b) => b.length - a.length);
  const problem =
    (!sent && "sent nothing") ||
    (sent?.method !== exchange.method && `sent ${sent?.method}`) ||
    (sent?.url !== `${baseUrl}${exchange.path}` && `called ${sent?.url}`) ||
    (!sent?.headers.has("authorization") && "sent no credentials") ||
    (!isDeepStrictEqual(body, exchange.body) && `sent the body ${text}`) ||
    (!JSON.stringify(result)?.includes(payload) && "did not return the response");
  if (problem) throw new Error(`${exchange.operationId}: the client ${problem}.`);
}
