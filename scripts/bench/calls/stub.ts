/** Stands for the network: answers at once with what a real server would have sent. */
import type { Exchange, Subject } from "../subject.ts";

/** Where requests would go. Nothing is sent there. */
export const baseUrl = "https://api.example.com";

/** A request as it left a client. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly authorized: boolean;
  readonly body: string;
}

/** Like the global `fetch`. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Those that the local platform sends. */
function responseHeaders(answer: string): Readonly<Record<string, string>> {
  return {
    "content-type": "application/json",
    "cache-control": "private, no-cache",
    "x-content-type-options": "nosniff",
    "x-request-id": "44444444-4444-4444-8444-444444444444",
    etag: '"x6mQ0UmTqkTfxPkNnUoV2A"',
    "content-length": String(new TextEncoder().encode(answer).length),
    date: "Sat, 21 Nov 2026 11:00:00 GMT",
    connection: "keep-alive",
    "keep-alive": "timeout=30",
  };
}

/**
 * Makes a `fetch` that answers by the request's method, with a fresh response each time.
 *
 * @param subject what is called
 */
export function createStub({ get, put }: Pick<Subject, "get" | "put">): Fetch {
  const prepared = ({ answer }: Exchange) => ({ answer, headers: responseHeaders(answer) });
  const answers = new Map([
    ["GET", prepared(get)],
    ["PUT", prepared(put)],
  ]);
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : "GET");
    const found = answers.get(method.toUpperCase());
    if (!found) throw new Error(`${method} is not measured.`);
    return new Response(found.answer, { status: 200, headers: found.headers });
  };
}

/**
 * Notes each request on its way to another `fetch`, to show that every client sends the same.
 *
 * @param fetch answers
 * @param sent where requests are noted
 */
export function noteRequests(fetch: Fetch, sent: SentRequest[]): Fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { url, method } = request;
    const authorized = request.headers.has("authorization");
    sent.push({ url, method, authorized, body: await request.clone().text() });
    return fetch(input instanceof Request ? request : input, init);
  };
}
