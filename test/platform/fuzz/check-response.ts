/** The invariants of every response, for a response in the form of `platform.handle`. */
import { expect } from "vitest";
import type { PlatformRequest, PlatformResponse } from "../../../src/platform/index.ts";
import { createPlatformCheck } from "../conformance/invariants.ts";

const check = createPlatformCheck();

/** Checks a response: status below 500, the form of its API, a new request id, and no implementation details. */
export function checkFuzzResponse(
  request: Pick<PlatformRequest, "method" | "target">,
  { status, headers, body, broken }: PlatformResponse,
): void {
  expect(broken).toBeUndefined();
  check(request, { status, headers, text: body ?? "" });
}
