import { expect, test } from "vitest";
import { readRetryAfter } from "../../src/client/retry-after.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

test.each([
  [{ "retry-after": "3" }, 3000],
  [{ "retry-after": "0" }, 0],
  [{ "retry-after": "Sat, 21 Nov 2026 12:00:10 GMT" }, 10_000],
  [{ "retry-after": "Sat, 21 Nov 2026 11:00:00 GMT" }, 0],
  [{ "x-ratelimit-reset": "1.5" }, 1500],
  [{ "retry-after": "2", "x-ratelimit-reset": "9" }, 2000],
  [{ "retry-after": "soon", "x-ratelimit-reset": "9" }, 9000],
  [{ "x-ratelimit-reset": "0" }, 0],
  [{ "x-ratelimit-reset": String(now / 1000 + 30) }, 30_000],
  [{ "x-ratelimit-reset": String(now / 1000 + 0.25) }, 250],
  [{ "x-ratelimit-reset": String(now + 30_000) }, 30_000],
  [{ "x-ratelimit-reset": String(now / 1000 - 5) }, 0],
  [{ "x-ratelimit-reset": String(now - 5000) }, 0],
  [{ "x-ratelimit-reset": "999999999" }, 999_999_999_000],
  [{ "retry-after": "-1" }, undefined],
  [{ "x-ratelimit-reset": "later" }, undefined],
  [{}, undefined],
])("parses %o as %o ms", (headers, expected) => {
  expect(readRetryAfter(new Headers(headers as Record<string, string>), now)).toBe(expected);
});
