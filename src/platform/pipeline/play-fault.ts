/** Applies an injected fault to a request. */
import { applyDrift } from "../faults/drift.ts";
import type { Fault } from "../faults/fault.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformResponse } from "../http/message.ts";
import { clearTimeout, setTimeout } from "../lib/timers.ts";
import { render, renderError } from "./render.ts";
import type { RequestContext } from "./request-context.ts";
import type { Route } from "./router.ts";

/** Placeholder response: the connection closes instead. */
const dropped: PlatformResponse = { status: 500, headers: {}, body: null, broken: "drop" };

/** Answers a request with a fault. `closing` aborts when the platform closes. */
export async function playFault(
  fault: Fault,
  context: RequestContext,
  route: Route,
  proceed: () => Promise<PlatformResponse>,
  closing: AbortSignal,
): Promise<PlatformResponse> {
  switch (fault.type) {
    case "latency":
      return (await waitFor(fault.ms, [context.request.signal, closing])) ? proceed() : dropped;
    case "status":
      return renderStatus(fault, context, route);
    case "rate-limit": {
      const seconds = String(fault.retryAfterSeconds ?? 1);
      const error = new HttpError(429, "Too many requests (an injected fault).", { "retry-after": seconds });
      return renderError(context, route.api, error);
    }
    case "drop":
      if (fault.when === "after") await proceedOrRenderError(context, route, proceed);
      return dropped;
    case "truncate":
      return { ...(await proceedOrRenderError(context, route, proceed)), broken: "truncate" };
    case "drift":
      return applyDrift(fault.kind, route, await proceed());
  }
}

/** The connection breaks after an error response as well. */
async function proceedOrRenderError(
  context: RequestContext,
  { api }: Route,
  proceed: () => Promise<PlatformResponse>,
): Promise<PlatformResponse> {
  try {
    return await proceed();
  } catch (error) {
    if (error instanceof HttpError) return renderError(context, api, error);
    throw error;
  }
}

function renderStatus(
  fault: Fault & { type: "status" },
  context: RequestContext,
  { api }: Route,
): PlatformResponse {
  const { status, body, headers = {} } = fault;
  if (body === undefined) {
    return renderError(context, api, new HttpError(status, "An injected fault.", headers));
  }
  if (typeof body !== "string") return render(context, status, JSON.stringify(body), headers);
  return render(context, status, body, { "content-type": "text/plain; charset=utf-8", ...headers });
}

/** Waits; resolves to false if a signal aborts first. Not with AbortSignal.any, which rejects signals of jsdom. */
function waitFor(ms: number, signals: readonly (AbortSignal | undefined)[]): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (waited: boolean): void => {
      clearTimeout(timer);
      for (const signal of signals) signal?.removeEventListener("abort", abort);
      resolve(waited);
    };
    const abort = (): void => settle(false);
    const timer = setTimeout(settle, ms, true);
    for (const signal of signals) signal?.addEventListener("abort", abort);
    if (signals.some((signal) => signal?.aborted)) abort();
  });
}
