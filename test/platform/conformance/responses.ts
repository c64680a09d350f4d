/** Reads responses, and fails with their text when they are not what a case takes them for. */
import { expect } from "vitest";
import type { Pipe, PipeSettings, Service } from "../../../generated/management/types.ts";
import type { Alert, Dashboard } from "../../../generated/observability/types.ts";
import type { TestResponse } from "./subject.ts";

/** The bodies of both APIs, successes and errors, as far as a case looks at them. */
interface Body {
  readonly status?: unknown;
  readonly requestId?: unknown;
  readonly result?: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
  readonly message?: unknown;
}

/** The body as JSON. */
export function bodyOf({ text }: TestResponse): Body {
  // Whatever JSON it is, its members are unknown; of what is no object, all are undefined.
  return Object(JSON.parse(text)) as Body;
}

function payloadOf(response: TestResponse, member: "result" | "data"): unknown {
  expect(response.status, response.text).toBe(200);
  return bodyOf(response)[member];
}

// What follows gives payloads the types of the contract: the suite validates every success against it, on every subject.

/** The pipe that `getPipe` gave. */
export const pipeOf = (response: TestResponse) => payloadOf(response, "result") as Pipe;
/** The settings that `updatePipeSettings` gave. */
export const settingsOf = (response: TestResponse) => payloadOf(response, "result") as PipeSettings;
/** The services that `listServices` gave. */
export const servicesOf = (response: TestResponse) => payloadOf(response, "result") as Service[];
/** The alert that `updateAlert` gave. */
export const alertOf = (response: TestResponse) => payloadOf(response, "data") as Alert;
/** The dashboards that `listDashboards` gave. */
export const dashboardsOf = (response: TestResponse) => payloadOf(response, "data") as Dashboard[];

/** What an error says, in either API. */
export function messageOf(response: TestResponse): string {
  const { error, message } = bodyOf(response);
  return String(error ?? message);
}

/**
 * Expects a refusal.
 *
 * @param response the response
 * @param status that it has
 * @param words each is in its message: JSON Pointers, names
 */
export function expectRefusal(response: TestResponse, status: number, ...words: readonly string[]): void {
  expect(response.status, response.text).toBe(status);
  for (const word of words) expect(messageOf(response)).toContain(word);
}

/** Everything of a response but what is different in each: two of these are equal when nobody can tell the responses apart. */
export function withoutRequestId({ status, headers, text }: TestResponse): TestResponse {
  const { "x-request-id": requestId = "", ...others } = headers;
  expect(requestId).not.toBe("");
  return { status, headers: others, text: text.replace(requestId, "REQUEST-ID") };
}
