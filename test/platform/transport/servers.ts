/** Servers and handlers for the tests of the adapters. */
import { afterEach } from "vitest";
import type { Listening, ListenOptions } from "../../../src/platform/options.ts";
import { HttpError } from "../../../src/platform/pipeline/http-error.ts";
import type {
  PlatformRequest,
  PlatformResponse,
  RequestHandler,
} from "../../../src/platform/pipeline/message.ts";
import { listen, type ServerHooks } from "../../../src/platform/transport/node-server.ts";
import type { ServerLimits } from "../../../src/platform/transport/server-limits.ts";

/** Starts a server on a free port; it is closed after the test. */
export type Serve = (
  handle: RequestHandler,
  options?: ListenOptions,
  limits?: Partial<ServerLimits>,
  hooks?: ServerHooks,
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
  return async (handle, options = {}, limits = {}, hooks = {}) => {
    const listening = await listen(handle, { drainMs: 0, ...options }, hooks, limits);
    started.push(listening);
    return listening;
  };
}

/** A response of JSON. */
export function json(value: unknown, status = 200): PlatformResponse {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}

/** Limit of the bodies that handlers of tests read, in bytes. */
export const maxBody = 1024 * 1024;

/** Reads a body as the pipeline does; undefined if it is too long. */
export async function readBody({ body }: PlatformRequest): Promise<Uint8Array | undefined> {
  return typeof body === "function" ? body(maxBody) : new TextEncoder().encode(String(body ?? ""));
}

/** Responds with the request, and with 413 if its body is too long. */
export const echo: RequestHandler = async (request) => {
  const { method, target, headers = {}, remoteAddress } = request;
  if (method === "HEAD") return { status: 200, headers: { "content-type": "application/json" }, body: null };
  try {
    const bytes = await readBody(request);
    if (!bytes) return json({ message: "too long" }, 413);
    const body = request.body ? new TextDecoder().decode(bytes) : null;
    return json({ method, target, headers, body, bytes: bytes.length, remoteAddress });
  } catch (error) {
    if (error instanceof HttpError) return json({ message: error.message }, error.status);
    throw error;
  }
};

/** A handler whose responses a test sends one by one. It responds to the server's own first request itself. */
export function createHeld(): {
  readonly handle: RequestHandler;
  /** Requests without a response. */
  readonly waiting: { readonly request: PlatformRequest; answer(response: PlatformResponse): void }[];
  /** Resolves when this number of requests has arrived. */
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
