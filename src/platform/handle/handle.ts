/** The platform as a pure function of a request: whatever happens, there is one response, one journal entry, one count. */
import type { FaultSource } from "../faults.ts";
import type { JournalSink } from "../journal.ts";
import { isAdminTarget } from "../limits.ts";
import type { PlatformRequest, PlatformResponse } from "../message.ts";
import type { Metrics } from "../metrics.ts";
import { Refusal } from "../refusal.ts";
import { answer, apiOf, type Surroundings } from "./answer.ts";
import { beginExchange, type Exchange } from "./exchange.ts";
import { renderRefusal, toRefusal } from "./render.ts";

/** What handling needs. */
export interface Handling extends Surroundings {
  readonly faults: FaultSource;
  readonly journal: JournalSink;
  readonly metrics: Metrics;
  /** Answers what is under `/_platform`. */
  readonly admin: (request: PlatformRequest) => Promise<PlatformResponse>;
  /** Resolves when the store is open; throws when it cannot be opened. */
  readonly opened: () => Promise<void> | undefined;
  /** Is told of what is the platform's own fault. */
  readonly onError: (error: unknown, requestId: string) => void;
}

/**
 * Makes the function that answers every request.
 *
 * @param handling the parts of the platform
 */
export function createHandle(handling: Handling): (request: PlatformRequest) => Promise<PlatformResponse> {
  return async (request) => {
    if (isAdminTarget(request.target)) return handling.admin(request);
    const begin = performance.now();
    const exchange = beginExchange(request);
    const response = await respond(exchange, handling);
    record(exchange, response, handling, performance.now() - begin);
    // RFC 9110 section 9.3.2: the same headers as for GET, and no content.
    return request.method === "HEAD" && response.body !== null ? { ...response, body: null } : response;
  };
}

async function respond(exchange: Exchange, handling: Handling): Promise<PlatformResponse> {
  try {
    // Every await is another turn of the microtask queue, for each request: there is none where nothing has to be waited for.
    const opening = handling.opened();
    if (opening) await untilOpen(opening);
    return await answer(exchange, handling);
  } catch (error) {
    const refusal = toRefusal(error, (fault) => handling.onError(fault, exchange.requestId));
    return renderRefusal(exchange, apiOf(exchange, handling.router), refusal);
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
  { journal, metrics }: Handling,
  ms: number,
): void {
  const { request, route, requestId, tenantId, body, pathParameters } = exchange;
  const { method, target } = request;
  const api = route?.api.name ?? null;
  const operationId = route?.operation.operationId ?? null;
  const status = response.broken === "drop" ? null : response.status;
  const fault = exchange.fault?.type ?? null;
  metrics.observe({ api, operationId, method, status, durationMs: ms, fault });
  journal.record({
    api,
    operationId,
    method,
    target,
    pathParameters,
    tenantId,
    status,
    requestId,
    headers: request.headers ?? {},
    body,
    bodyLength: request.body?.length ?? 0,
    fault,
  });
}
