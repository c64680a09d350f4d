/** What every answer must be, whatever was asked. */
import { expect } from "vitest";
import type { PlatformResponse } from "../../../src/platform/pipeline/message.ts";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A request, as far as the form of its answer depends on it. */
interface Asked {
  readonly method: string;
  readonly target: string;
}

/**
 * Checks an answer: no failure of the platform, valid JSON in the envelope of the right API, a request id, and nothing of the inside.
 *
 * @param asked what was asked
 * @param response what was answered
 */
export function checkAnswer(
  { method, target }: Asked,
  { status, headers, body, broken }: PlatformResponse,
): void {
  expect(broken).toBeUndefined();
  expect(status).toBeGreaterThanOrEqual(200);
  if (status !== 501) expect(status, String(body)).toBeLessThan(500);
  const requestId = headers["x-request-id"] ?? "";
  expect(requestId).toMatch(uuid);
  for (const [name, value] of Object.entries(headers)) {
    expect(name).toMatch(/^[a-z-]+$/);
    expect(value).toMatch(/^[\x20-\x7e]*$/);
  }
  if (method === "HEAD" || status === 204 || status === 304) {
    expect(body).toBeNull();
    return;
  }
  expect(headers["content-type"]).toBe("application/json");
  const value: unknown = JSON.parse(body ?? "");
  const api = apiOf(target);
  if (status >= 400) expect(value).toEqual(errorOf(api, status, requestId));
  else if (api === "management") expect(value).toEqual({ status, requestId, result: expect.anything() });
  else expect(value).toEqual({ data: expect.anything() });
  expect(body).not.toMatch(/node:internal|\.ts:\d+|at async /);
}

function errorOf(api: string | undefined, status: number, requestId: string): unknown {
  if (api !== "management") return { message: expect.stringMatching(/./) };
  return { status, requestId, error: expect.stringMatching(/^[A-Z_]+: ./) };
}

/** The API that a target is for: the first segment of its path tells. */
function apiOf(target: string): string | undefined {
  const [, first = ""] = /^(?:https?:\/\/[^/?#]*)?\/([^/?#]*)/i.exec(target) ?? [];
  return { v1: "management", api: "observability" }[first];
}
