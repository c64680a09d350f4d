/** Typed payloads and error messages of responses. */
import { expect } from "vitest";
import type { Pipe, PipeSettings, Service } from "../../../generated/management/types.ts";
import type { Alert, Dashboard } from "../../../generated/observability/types.ts";
import type { TestResponse } from "./subject.ts";

/** Members of success and error bodies of the APIs. */
interface Body {
  readonly status?: unknown;
  readonly requestId?: unknown;
  readonly result?: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
  readonly message?: unknown;
}

export function jsonOf({ text }: TestResponse): Body {
  // All members are unknown, and undefined if the JSON is not an object.
  return Object(JSON.parse(text)) as Body;
}

function payloadOf(response: TestResponse, member: "result" | "data"): unknown {
  expect(response.status, response.text).toBe(200);
  return jsonOf(response)[member];
}

// Typed by the contract: the suite validates every success against it.

/** Pipe in a response of `getPipe`. */
export const pipeOf = (response: TestResponse) => payloadOf(response, "result") as Pipe;
/** Settings in a response of `updatePipeSettings`. */
export const settingsOf = (response: TestResponse) => payloadOf(response, "result") as PipeSettings;
/** Services in a response of `listServices`. */
export const servicesOf = (response: TestResponse) => payloadOf(response, "result") as Service[];
/** Alert in a response of `updateAlert`. */
export const alertOf = (response: TestResponse) => payloadOf(response, "data") as Alert;
/** Dashboards in a response of `listDashboards`. */
export const dashboardsOf = (response: TestResponse) => payloadOf(response, "data") as Dashboard[];

export function errorMessageOf(response: TestResponse): string {
  const { error, message } = jsonOf(response);
  return String(error ?? message);
}

export function expectError(response: TestResponse, status: number, ...words: readonly string[]): void {
  expect(response.status, response.text).toBe(status);
  for (const word of words) expect(errorMessageOf(response)).toContain(word);
}

/** Response without its request id, for comparing two responses. */
export function withoutRequestId({ status, headers, text }: TestResponse): TestResponse {
  const { "x-request-id": requestId = "", ...others } = headers;
  expect(requestId).not.toBe("");
  return { status, headers: others, text: text.replace(requestId, "REQUEST-ID") };
}
