/** Arbitrary requests, valid and invalid, for every operation. */
import fc from "fast-check";
import type { PlatformRequest } from "../../../src/platform/index.ts";
import { documentedOperations } from "../../documented-operations.ts";
import { anyBody } from "./arbitrary-bodies.ts";
import { authorization, strangerAuthorization, targets } from "./fuzz-data.ts";

const usualMethods = fc.constantFrom(...documentedOperations.map(({ operation }) => operation.method));
const otherMethods = fc.constantFrom(
  ...["HEAD", "OPTIONS", "POST", "DELETE", "PATCH", "TRACE", "QUERY", "get", "constructor"],
);
const anyMethod = fc.oneof({ weight: 6, arbitrary: usualMethods }, { weight: 2, arbitrary: otherMethods });

const { pipe, settings, alerts, services, dashboards, stranger } = targets;

/** Targets of all operations, for existing resources, own and hidden. */
const valid = fc.constantFrom(
  ...[pipe, settings, ...alerts, services, dashboards, ...stranger],
  ...stranger.map((target) => `${target}/settings`),
);

const pieces = fc.oneof(
  fc.constantFrom(..."/?#%.;&=+ ", "//", "..", "%2F", "%00", "%ff", "%C0%AF", "%E2%82"),
  fc.constantFrom(
    "filter=",
    "?filter=tag:env=prod",
    "?filter=tag:",
    "&filter=tag:team",
    "?filter=env",
    "?x=1",
  ),
  fc.constant("\u{1f4a5}"),
  fc.string({ maxLength: 5 }),
  fc.string({ unit: "binary", maxLength: 3 }),
);

const changed = fc.tuple(valid, fc.nat(), fc.nat(3), pieces).map(([target, at, remove, piece]) => {
  const index = at % (target.length + 1);
  return target.slice(0, index) + piece + target.slice(index + remove);
});

const anyTarget = fc.oneof(
  { weight: 5, arbitrary: valid },
  { weight: 1, arbitrary: valid.map((target) => target.toUpperCase()) },
  { weight: 1, arbitrary: valid.map((target) => `http://127.0.0.1:1${target}`) },
  { weight: 4, arbitrary: fc.tuple(valid, pieces).map(([target, piece]) => target + piece) },
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
  fc.constantFrom(...strangerAuthorization),
  fc.constantFrom("Basic", "Bearer ", "Basic ====", "Basic Og==", "Basic /w=="),
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
      { maxKeys: 2 },
    ),
    fc.boolean(),
  )
  .map(([secret, type, some, others, isUsual]) => ({
    authorization: secret,
    "content-type": type,
    ...(isUsual ? {} : { ...some, ...others }),
  }));

/** Adds the valid credential of the API. */
function withOwnCredential(request: PlatformRequest): PlatformRequest {
  const api = /^(?:http:\/\/[^/]*)?\/v1/i.test(request.target) ? "management" : "observability";
  return { ...request, headers: { ...request.headers, authorization: authorization[api] } };
}

/** Any request. About half of them have a valid credential, and then no body if they are reads. */
export const anyRequest: fc.Arbitrary<PlatformRequest> = fc
  .tuple(anyMethod, anyTarget, anyHeaders, anyBody, fc.boolean())
  .map(([method, target, headers, body, isValid]) => {
    const hasBody = body !== undefined && !(isValid && method === "GET");
    const request = { method, target, headers, ...(hasBody && { body }) };
    return isValid ? withOwnCredential(request) : request;
  });

/** Updates of existing resources with a valid credential and any body. */
export const anyWrite: fc.Arbitrary<PlatformRequest> = fc
  .tuple(fc.constantFrom(settings, ...alerts), anyBody)
  .map(([target, body]) =>
    withOwnCredential({
      method: "PUT",
      target,
      headers: { "content-type": "application/json" },
      ...(body !== undefined && { body }),
    }),
  );
