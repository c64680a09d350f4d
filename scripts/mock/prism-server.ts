/** Prism server for one document, in this process: validates requests and responds with the examples of the document. */
import { setTimeout as delay } from "node:timers/promises";
import type { PrismHttpInstance } from "@stoplight/prism-http";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { messageOf } from "../lib/message-of.ts";
import { assertValidates } from "./assert-validates.ts";
import { logDestination } from "./log.ts";
import { createLogger, createServer, getHttpOperationsFromSpec } from "./prism.ts";

/** A running Prism server. */
export interface PrismServer {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly baseUrl: string;
  /** Stops listening at once and waits up to a second for pending requests. */
  stop(): Promise<void>;
}

/** A mock cannot listen on the port that was passed. */
export class UnusablePort extends Error {}

const config = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const;

/** Timeout of stop() for pending requests. */
const stopTimeoutMs = 1000;

/**
 * Starts Prism on 127.0.0.1.
 *
 * @param document a bundled OpenAPI 3.1 document; it is not changed
 * @param port 0 for any free port
 * @param log receives one line per request and per violation; nothing is logged by default
 * @returns the server, listening
 * @throws if the document has no operation, Prism cannot compile one of its schemas, or the port is taken
 */
export async function startPrism(
  document: OpenApiDocument,
  port: number,
  log?: (line: string) => void,
): Promise<PrismServer> {
  const operations = await getHttpOperationsFromSpec(document);
  if (operations.length === 0) throw new Error("it has no operation: add one under paths.");
  assertValidates(operations);
  const logger = createLogger("mock", { level: log ? "info" : "silent" }, logDestination(log ?? (() => {})));
  const server = createServer(operations, { cors: true, config, components: { logger } });
  answerWhenPrismThrows(server.prism);
  const baseUrl = await server.listen(port, "127.0.0.1").catch((reason: unknown) => {
    throw new UnusablePort(`port ${port} on 127.0.0.1: ${explainListen(reason)}`);
  });
  return {
    baseUrl,
    stop: async () => {
      const timeout = new AbortController();
      const closed = server.close().catch(() => {}); // rejects only if it is closed already
      await Promise.race([
        closed,
        delay(stopTimeoutMs, undefined, { signal: timeout.signal }).catch(() => {}),
      ]);
      timeout.abort();
    },
  };
}

/**
 * Turns an exception inside Prism into a 500 response. Otherwise it is an unhandled rejection, which would end this process: a path
 * with a malformed percent-encoding (`/%ff`) or a malformed Accept header is enough.
 */
function answerWhenPrismThrows(prism: PrismHttpInstance): void {
  const request = prism.request;
  prism.request =
    (...input) =>
    async () => {
      try {
        return await request(...input)();
      } catch (error) {
        return { _tag: "Left", left: error instanceof Error ? error : new Error(messageOf(error)) };
      }
    };
}

function explainListen(reason: unknown): string {
  const text = messageOf(reason);
  if (text.includes("EADDRINUSE"))
    return "already in use. Stop what listens there, or choose others with --port N (0: any free ports).";
  if (text.includes("EACCES")) return "not allowed. Choose a port from 1024 on with --port N.";
  return text;
}
