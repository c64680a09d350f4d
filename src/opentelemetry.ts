/** Turns a client's events into OpenTelemetry spans. Needs `@opentelemetry/api`, which only this entry loads. @packageDocumentation */
import { type Span, SpanKind, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import type { ClientEvent, RequestEvent } from "./client/events.ts";

/**
 * Makes an `onEvent` hook that records one client span per request sent, by OpenTelemetry's conventions for HTTP clients.
 *
 * A span is named by method and path template, such as `GET /v1/organizations/{organizationId}/services`, so that there are as many
 * names as operations; that of `createManagementFetch` and its like by the method alone. Its parent is the span that is active where the operation is called. A request that is sent again is a
 * span of its own with `http.request.resend_count`.
 *
 * @param tracer where spans are started
 * @returns a hook for the client option `onEvent`
 * @example
 * ```ts
 * const onEvent = createSpanHook(trace.getTracer("my-service"));
 * const management = createManagementClient({ onEvent });
 * ```
 */
export function createSpanHook(tracer: Tracer): (event: ClientEvent) => void {
  const spans = new Map<string, Span>();
  return (event) => {
    const key = `${event.callId} ${event.attempt}`;
    if (event.type === "request") {
      spans.set(key, startSpan(tracer, event));
      return;
    }
    const span = spans.get(key);
    if (!span || (event.type !== "response" && event.type !== "failure")) return;
    spans.delete(key);
    endSpan(span, event);
  };
}

function startSpan(tracer: Tracer, { operationId, method, path, origin, attempt }: RequestEvent): Span {
  const { protocol, hostname, port } = new URL(origin);
  return tracer.startSpan(path === undefined ? method : `${method} ${path}`, {
    kind: SpanKind.CLIENT,
    attributes: {
      "dataplat.operation.id": operationId,
      "http.request.method": method,
      "url.template": path,
      // An IPv6 address without its brackets.
      "server.address": hostname.replaceAll(/[[\]]/g, ""),
      "server.port": Number(port) || (protocol === "https:" ? 443 : 80),
      ...(attempt > 1 && { "http.request.resend_count": attempt - 1 }),
    },
  });
}

function endSpan(span: Span, event: Extract<ClientEvent, { type: "response" | "failure" }>): void {
  if (event.type === "response") span.setAttribute("http.response.status_code", event.status);
  const reason = event.type === "failure" ? event.kind : String(event.status);
  // A redirect is an error here, since it is not followed.
  if (event.type === "failure" || event.status >= 300) {
    span.setAttribute("error.type", reason);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}
