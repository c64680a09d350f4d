/** Servers and handlers for the tests of the adapters. */
import { onTestFinished } from "vitest";
import { HttpError } from "../../../src/platform/http/http-error.ts";
import type {
  PlatformRequest,
  PlatformResponse,
  RequestHandler,
} from "../../../src/platform/http/message.ts";
import type { Listening, ListenOptions } from "../../../src/platform/index.ts";
import { listen, type ServerHooks } from "../../../src/platform/transport/node-server.ts";
import type { ServerLimits } from "../../../src/platform/transport/server-limits.ts";

/** Starts a server on a free port, and closes it after the test. */
export async function serveHandler(
  handle: RequestHandler,
  options: ListenOptions = {},
  limits: Partial<ServerLimits> = {},
  hooks: ServerHooks = {},
): Promise<Listening> {
  const listening = await listen(handle, { drainMs: 0, ...options }, hooks, limits);
  onTestFinished(listening.close);
  return listening;
}

export function json(value: unknown, status = 200): PlatformResponse {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(value) };
}

/** Maximum length of the bodies that `readBody` reads, in bytes. */
export const maxBody = 1024 * 1024;

/** Reads a body as the pipeline does; undefined if it is too long. */
export async function readWholeBody({ body }: PlatformRequest): Promise<Uint8Array | undefined> {
  return typeof body === "function" ? body(maxBody) : new TextEncoder().encode(String(body ?? ""));
}

/** Responds with the request, or with 413 if its body is too long. */
export const echo: RequestHandler = async (request) => {
  const { method, target, headers = {}, remoteAddress } = request;
  try {
    const bytes = await readWholeBody(request);
    if (!bytes) return json({ message: "too long" }, 413);
    const body = request.body ? new TextDecoder().decode(bytes) : null;
    return json({ method, target, headers, body, bytes: bytes.length, remoteAddress });
  } catch (error) {
    if (error instanceof HttpError) return json({ message: error.message }, error.status);
    throw error;
  }
};

interface PendingRequest {
  readonly request: PlatformRequest;
  respond(value: unknown): void;
}

/** Creates a handler whose responses the test sends, one by one. */
export function createPendingHandler() {
  const requests: PendingRequest[] = [];
  let notify: () => void = () => {};
  const handle: RequestHandler = (request) =>
    new Promise((resolve) => {
      requests.push({ request, respond: (value) => resolve(json(value)) });
      notify();
    });
  const next = async (index: number): Promise<PendingRequest> => {
    for (;;) {
      const pending = requests[index];
      if (pending) return pending;
      await new Promise<void>((resolve) => {
        notify = resolve;
      });
    }
  };
  return { handle, next };
}
