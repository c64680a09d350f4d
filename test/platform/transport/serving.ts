/** Servers and handlers for the tests of the adapters. */
import { afterEach } from "vitest";
import type { Listening, ListenOptions } from "../../../src/platform/options.ts";
import type { PlatformRequest, PlatformResponse } from "../../../src/platform/pipeline/message.ts";
import type { Handle } from "../../../src/platform/transport/handle-type.ts";
import { listen } from "../../../src/platform/transport/node-server.ts";
import type { ServerSettings } from "../../../src/platform/transport/server-settings.ts";

/** Starts a server on a free port; it is closed after the test. */
export type Serve = (
  handle: Handle,
  options?: ListenOptions,
  settings?: Partial<ServerSettings>,
) => Promise<Listening>;

/**
 * Lets a file's tests start servers. Call it at the file's top level.
 *
 * @returns a function for use inside tests
 */
export function useServing(): Serve {
  const started: Listening[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((listening) => listening.close()));
  });
  return async (handle, options = {}, settings = {}) => {
    const listening = await listen(handle, { drainMs: 0, ...options }, settings);
    started.push(listening);
    return listening;
  };
}

/** A response of JSON. */
export function json(value: unknown, status = 200): PlatformResponse {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}

/** Tells what it was asked, with the body as text. */
export const echo: Handle = async ({ method, target, headers = {}, body, remoteAddress }) => {
  const text = typeof body === "string" ? body : new TextDecoder().decode(body ?? new Uint8Array());
  if (method === "HEAD") return { status: 200, headers: { "content-type": "application/json" }, body: null };
  return json({ method, target, headers, body: body ? text : null, bytes: body?.length ?? 0, remoteAddress });
};

/** A handler whose answers a test gives one by one, in the order of the requests. The server's own first request is answered. */
export function createHeld(): {
  readonly handle: Handle;
  /** The requests that wait for an answer. */
  readonly waiting: { readonly request: PlatformRequest; answer(response: PlatformResponse): void }[];
  /** Resolves when so many requests have come. */
  arrived(count: number): Promise<void>;
} {
  const waiting: { request: PlatformRequest; answer(response: PlatformResponse): void }[] = [];
  let came = 0;
  let notify: () => void = () => {};
  return {
    waiting,
    handle: async (request) => {
      if (request.target === "/_platform/ready") return json({});
      return new Promise((resolve) => {
        waiting.push({ request, answer: resolve });
        came += 1;
        notify();
      });
    },
    arrived: async (count) => {
      while (came < count) {
        await new Promise<void>((resolve) => {
          notify = resolve;
        });
      }
    },
  };
}
