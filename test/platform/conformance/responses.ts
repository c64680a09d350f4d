/** Typed payloads and error messages of responses. */
import { expect } from "vitest";
import type { Pipe, PipeSettings, Service } from "../../../generated/management/types.ts";
import type { Alert, Dashboard } from "../../../generated/observability/types.ts";
import type { TestResponse } from "./subject.ts";

/** Members of success and error bodies of the APIs. */
type Body = Partial<Record<"status" | "requestId" | "result" | "data" | "error" | "message", unknown>>;

export function jsonOf({ text }: TestResponse): Body {
  // All members are unknown, and undefined if the JSON is not an object.
  return Object(JSON.parse(text)) as Body;
}

/** Payload of a success. The suite validates it against the contract, which has its type. */
function payloadOf(response: TestResponse): unknown {
  expect(response.status, response.text).toBe(200);
  const { result, data } = jsonOf(response);
  return result ?? data;
}

export const pipeOf = (response: TestResponse) => payloadOf(response) as Pipe;
export const settingsOf = (response: TestResponse) => payloadOf(response) as PipeSettings;
export const servicesOf = (response: TestResponse) => payloadOf(response) as Service[];
export const alertOf = (response: TestResponse) => payloadOf(response) as Alert;
export const dashboardsOf = (response: TestResponse) => payloadOf(response) as Dashboard[];

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
