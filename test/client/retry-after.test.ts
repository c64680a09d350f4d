import { expect, test } from "vitest";
import { readDelay } from "../../src/client/retry-after.ts";

const now = Date.parse("2026-11-21T12:00:00Z");

test.each([
  [{ "retry-after": "3" }, 3000],
  [{ "retry-after": "0" }, 0],
  [{ "retry-after": "5, 5" }, 5000],
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
  [{ "x-ratelimit-reset": "999999999" }, 2_147_483_647],
  [{ "retry-after": "9".repeat(400) }, 2_147_483_647],
  [{ "retry-after": "Fri, 31 Dec 9999 23:59:59 GMT" }, 2_147_483_647],
  [{ "retry-after": "Saturday, 21-Nov-26 12:00:10 GMT" }, 10_000],
  [{ "retry-after": "Sunday, 06-Nov-94 08:49:37 GMT" }, 0],
  [{ "retry-after": "Sat Nov 21 12:00:10 2026" }, 10_000],
  [{ "retry-after": "Tue Dec  1 00:00:00 2026" }, 820_800_000],
  [{ "retry-after": "99999 GMT" }, undefined],
  [{ "retry-after": "Sat, 21 Nov 2026 12:00:10" }, undefined],
  [{ "retry-after": "Sat, 21 Nov 2026 12:00:10 CET" }, undefined],
  [{ "retry-after": "Sat, 99 Nov 2026 12:00:10 GMT" }, undefined],
  [{ "retry-after": "2026-11-21T12:00:10Z" }, undefined],
  [{ "retry-after": "-1" }, undefined],
  [{ "retry-after": "5; 5" }, undefined],
  [{ "x-ratelimit-reset": "later" }, undefined],
  [{}, undefined],
  [{ "retry-after": "5  " }, 5000],
  [{ "retry-after": "5 s" }, undefined],
  [{ "retry-after": "Sat, 21 Nov 2026 12:00:10 GMT " }, 10_000],
])("parses %o as %o ms", (headers, expected) => {
  // `Headers` would remove spaces, which `fetch` of Node keeps.
  const received = { get: (name: string) => (headers as Record<string, string>)[name] ?? null };
  expect(readDelay(429, received as Headers, now)).toBe(expected);
});

test.each([
  [503, "0", 9000],
  [502, "0", 9000],
  [400, "0", 9000],
  [429, "5", 9000],
  [503, "5", undefined],
  [503, "none", undefined],
])("reads X-RateLimit-Reset of a %d with %s requests left as %o ms", (status, remaining, expected) => {
  const headers = new Headers({ "x-ratelimit-remaining": remaining, "x-ratelimit-reset": "9" });
  expect(readDelay(status, headers, now)).toBe(expected);
});
