/** OpenTelemetry hook: spans exported by the OpenTelemetry SDK. */
import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from "@opentelemetry/sdk-trace-base";
import { beforeEach, expect, test } from "vitest";
import { safe } from "../../src/index.ts";
import { createSpanHook } from "../../src/opentelemetry.ts";
import { managementClient, organizationId } from "./calls.ts";
import { useServer } from "./server.ts";

const server = useServer();
const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const onEvent = createSpanHook(provider.getTracer("test"));

const management = (options = {}) =>
  managementClient(server().baseUrl, { keyId: "demo-key", keySecret: "demo-secret", onEvent, ...options });

beforeEach(() => exporter.reset());

test("a request creates a client span named after its path template", async () => {
  server().respondWith(200, { status: 200, requestId: "r", result: [] });
  await management().listServices({ organizationId });
  const [span, ...others] = exporter.getFinishedSpans();
  expect(others).toEqual([]);
  expect(span).toMatchObject({
    name: "GET /v1/organizations/{organizationId}/services",
    kind: SpanKind.CLIENT,
    status: { code: SpanStatusCode.UNSET },
    attributes: {
      "dataplat.operation.id": "listServices",
      "http.request.method": "GET",
      "url.template": "/v1/organizations/{organizationId}/services",
      "server.address": "127.0.0.1",
      "server.port": Number(new URL(server().baseUrl).port),
      "http.response.status_code": 200,
    },
  });
  expect(span?.attributes).not.toHaveProperty("http.request.resend_count");
});

test("each attempt has a span, whose error.type is the status, or the error kind without a response", async () => {
  server().respondInOrder(503, (response) => response.destroy(), 404);
  await safe(management().listServices({ organizationId }));
  const spans = exporter.getFinishedSpans();
  for (const { status } of spans) expect(status).toEqual({ code: SpanStatusCode.ERROR });
  const names = ["http.request.resend_count", "error.type", "http.response.status_code"];
  expect(spans.map(({ attributes }) => names.map((name) => attributes[name]))).toEqual([
    [undefined, "503", 503],
    [1, "network", undefined],
    [2, "404", 404],
  ]);
});

test("spans contain no IDs, and no plain or Base64-encoded secrets", async () => {
  server().respondWith(401, { error: "no" });
  await safe(management().listServices({ organizationId }));
  const spans = exporter.getFinishedSpans();
  const text = JSON.stringify(spans.map(({ name, attributes, status }) => [name, attributes, status]));
  for (const hidden of [organizationId, "demo-secret", btoa("demo-key:demo-secret")]) {
    expect(text).not.toContain(hidden);
  }
});
