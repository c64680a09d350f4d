/** Requests that the fuzz tests send: every operation, and everything that can be wrong with one. */
import fc from "fast-check";
import type { PlatformRequest } from "../../../src/platform/pipeline/message.ts";
import { anyBody } from "./bodies.ts";
import { authorization, strangerAuthorization, targets } from "./test-data.ts";

const methods = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("GET", "PUT") },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "HEAD",
      "OPTIONS",
      "POST",
      "DELETE",
      "PATCH",
      "TRACE",
      "QUERY",
      "get",
      "constructor",
    ),
  },
);

/** Paths of all operations, with what is there and what is not. */
const fitting = fc.oneof(
  fc.constantFrom(
    ...targets.pipes,
    ...targets.alerts,
    targets.services,
    targets.dashboards,
    ...targets.strange,
  ),
  fc.constantFrom(...targets.pipes, ...targets.strange).map((target) => `${target}/settings`),
);

const pieces = fc.oneof(
  fc.constantFrom(
    "/",
    "//",
    "?",
    "#",
    "%",
    "%2F",
    "%00",
    "%ff",
    "%C0%AF",
    "%E2%82",
    "..",
    ".",
    ";",
    "&",
    "=",
    "+",
    " ",
  ),
  fc.constantFrom(
    "filter=",
    "?filter=tag:env=prod",
    "?filter=tag:",
    "&filter=tag:team",
    "?filter=env",
    "?x=1",
    "\u{1f4a5}",
  ),
  fc.string({ maxLength: 5 }),
  fc.string({ unit: "binary", maxLength: 3 }),
);

const changed = fc.tuple(fitting, fc.nat(), fc.nat(3), pieces).map(([target, at, remove, piece]) => {
  const place = at % (target.length + 1);
  return target.slice(0, place) + piece + target.slice(place + remove);
});

const anyTarget = fc.oneof(
  { weight: 5, arbitrary: fitting },
  { weight: 1, arbitrary: fitting.map((target) => target.toUpperCase()) },
  { weight: 1, arbitrary: fitting.map((target) => `http://127.0.0.1:1${target}`) },
  { weight: 4, arbitrary: fc.tuple(fitting, pieces).map(([target, piece]) => target + piece) },
  { weight: 3, arbitrary: changed },
  { weight: 2, arbitrary: fc.array(pieces).map((parts) => parts.join("")) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("*", "", "/", "?", "/v1", "/v1/", "/api", `/v1/${"a".repeat(9000)}`),
  },
);

const anyTags = fc.oneof(
  fc.constantFrom("*", '""', '"abc"', 'W/"abc"', '"a", "b"', '"', "W/", ",", '"a" "b"', ""),
  fc.string({ maxLength: 10 }),
);

const wrongAuthorization = fc.oneof(
  fc.constantFrom(
    ...Object.values(strangerAuthorization),
    "Basic",
    "Bearer ",
    "Basic ====",
    "Basic Og==",
    "Basic /w==",
  ),
  fc.base64String({ maxLength: 40 }).map((text) => `Basic ${text}`),
  fc.string({ maxLength: 20 }).map((text) => `Bearer ${text}`),
  fc.string({ unit: "binary", maxLength: 20 }),
);

const anyHeaders: fc.Arbitrary<Record<string, string>> = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...Object.values(authorization)) },
      { weight: 2, arbitrary: wrongAuthorization },
    ),
    fc.oneof(
      { weight: 6, arbitrary: fc.constant("application/json") },
      fc.constantFrom("application/json; charset=utf-8", "application/json;charset=latin1", "text/plain", ""),
      fc.string({ maxLength: 20 }),
    ),
    fc.record(
      {
        accept: fc.oneof(
          fc.constantFrom("*/*", "application/*;q=0", "text/html", ",", ";q=", "a/b;q=x"),
          fc.string(),
        ),
        "content-encoding": fc.constantFrom("gzip", "identity", ""),
        "if-match": anyTags,
        "if-none-match": anyTags,
        "x-request-id": fc.string({ maxLength: 20 }),
      },
      { requiredKeys: [] },
    ),
    fc.dictionary(
      fc.constantFrom("__proto__x", "constructor", "host", "x-y", "cookie", "forwarded"),
      fc.string(),
      {
        maxKeys: 2,
      },
    ),
    fc.boolean(),
  )
  .map(([secret, type, some, others, usual]) => ({
    authorization: secret,
    "content-type": type,
    ...(usual ? {} : { ...some, ...others }),
  }));

/** Gives a request the credential of the API that it is for, which most would not get past without. */
function withOwnCredential(request: PlatformRequest): PlatformRequest {
  const own = /^(?:http:\/\/[^/]*)?\/v1/i.test(request.target) ? "management" : "observability";
  return { ...request, headers: { ...request.headers, authorization: authorization[own] } };
}

/** Any request: about half of them have the right credential. */
export const anyRequest: fc.Arbitrary<PlatformRequest> = fc
  .tuple(methods, anyTarget, anyHeaders, anyBody, fc.boolean())
  .map(([method, target, headers, body, known]) => {
    const request = { method, target, headers, ...(body !== undefined && { body }) };
    return known ? withOwnCredential(request) : request;
  });

/** Writes to what is there with the right credential, whose body may be anything: what most easily goes too far. */
export const anyWrite: fc.Arbitrary<PlatformRequest> = fc
  .tuple(fc.constantFrom(...targets.pipes.map((pipe) => `${pipe}/settings`), ...targets.alerts), anyBody)
  .map(([target, body]) =>
    withOwnCredential({
      method: "PUT",
      target,
      headers: { "content-type": "application/json" },
      ...(body !== undefined && { body }),
    }),
  );
