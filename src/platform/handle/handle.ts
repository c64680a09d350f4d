/** The platform as a pure function of a request: whatever happens, there is one response, one journal entry, one count. */
import type { JournalSink } from "../journal.ts";
import { isAdminTarget } from "../limits.ts";
import type { PlatformRequest, PlatformResponse } from "../message.ts";
import type { Metrics } from "../metrics.ts";
import { Refusal } from "../refusal.ts";
import { answer, apiOf, type Surroundings } from "./answer.ts";
import { beginExchange, type Exchange } from "./exchange.ts";
import { createRecent } from "./recent.ts";
import { renderRefusal, toRefusal } from "./render.ts";

/** What handling needs. */
export interface Handling extends Omit<Surroundings, "destinations"> {
  readonly journal: JournalSink;
  readonly metrics: Metrics;
  /** Answers what is under `/_platform`. */
  readonly admin: (request: PlatformRequest) => Promise<PlatformResponse>;
  /** Resolves when the store is open; throws when it cannot be opened. */
  readonly opened: () => Promise<void> | undefined;
  /** Is told of what is the platform's own fault. */
  readonly onError: (error: unknown, requestId: string) => void;
}

/** How many targets are remembered, and how long one may be. */
const [mostTargets, longestTarget] = [1000, 512];

/**
 * Makes the function that answers every request.
 *
 * @param handling the parts of the platform
 */
export function createHandle(handling: Handling): (request: PlatformRequest) => Promise<PlatformResponse> {
  const surroundings: Surroundings = {
    ...handling,
    destinations: createRecent(mostTargets, longestTarget),
  };
  return async (request) => {
    if (isAdminTarget(request.target)) return handling.admin(request);
    const begin = performance.now();
    const exchange = beginExchange(request);
    let response: PlatformResponse;
    try {
      // There is no await where nothing has to be waited for: each costs every request.
      const opening = handling.opened();
      if (opening) await untilOpen(opening);
      response = await answer(exchange, surroundings);
    } catch (error) {
      response = refuse(exchange, handling, error);
    }
    record(exchange, response, handling, performance.now() - begin);
    return request.method === "HEAD" ? withoutContent(response) : response;
  };
}

function refuse(exchange: Exchange, handling: Handling, error: unknown): PlatformResponse {
  const writes = (exchange.destination?.route.operation.method ?? "GET") !== "GET";
  const refusal = toRefusal(error, writes, (fault) => tell(handling.onError, fault, exchange.requestId));
  return renderRefusal(exchange, apiOf(exchange, handling.router), refusal);
}

/** RFC 9110 section 9.3.2: the same headers as for GET, the length of its content among them, and no content. */
function withoutContent(response: PlatformResponse): PlatformResponse {
  if (response.body === null) return response;
  const length = new TextEncoder().encode(response.body).length;
  return { ...response, headers: { ...response.headers, "content-length": String(length) }, body: null };
}

/** An answer is never lost to a hook that fails. */
function tell(onError: Handling["onError"], error: unknown, requestId: string): void {
  try {
    onError(error, requestId);
  } catch {
    // Nobody is left to be told.
  }
}

/** Why it could not be opened is for whoever made the platform, who is told by `ready`. */
async function untilOpen(opening: Promise<void>): Promise<void> {
  try {
    await opening;
  } catch {
    throw new Refusal(503, "the platform could not start; ready() of the platform tells why");
  }
}

function record(
  exchange: Exchange,
  response: PlatformResponse,
  { journal, metrics, router }: Handling,
  durationMs: number,
): void {
  const { request, destination, requestId, tenantId, body } = exchange;
  const recorded = {
    api: apiOf(exchange, router)?.name ?? null,
    operationId: destination?.route.operation.operationId ?? null,
    method: request.method,
    target: request.target,
    pathParameters: destination?.pathParameters ?? {},
    tenantId,
    status: response.broken === "drop" ? null : response.status,
    requestId,
    headers: request.headers ?? {},
    body,
    bodyLength: request.body?.length ?? 0,
    fault: exchange.fault?.type ?? null,
    durationMs,
  };
  metrics.observe(recorded);
  journal.record(recorded);
}
