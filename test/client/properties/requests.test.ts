/** Property tests: a request with any parameters and body is rejected, or sent to its path template unmodified. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { safe } from "../../../src/index.ts";
import { managementClient, observabilityClient, pipe, stubFetch } from "../calls.ts";

const baseUrl = "https://api.example.com/base/path";

/** Arbitrary strings, including characters with a special meaning in URLs. */
const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc
    .array(fc.constantFrom(...["%2e", "%2E", "%25", "%2f", "%5c", "{id}", "\ud800"], ...".a/\\?#;@: \t\n"), {
      maxLength: 6,
    })
    .map((parts) => parts.join("")),
);

test("a path parameter is rejected, or sent as one path segment", async () => {
  const { fetch, sent } = stubFetch(() => Response.json({ data: {}, result: {} }));
  const alerts = observabilityClient(baseUrl, { fetch });
  const pipes = managementClient(baseUrl, { fetch, validateRequests: false });
  await fc.assert(
    fc.asyncProperty(fc.tuple(hostile, hostile, hostile), async ([one, two, three]) => {
      sent.length = 0;
      const cases = [
        [() => alerts.updateAlert({ id: one }, {}), ["base", "path", "api", "v2", "alerts", one]],
        [
          () => pipes.getPipe({ organizationId: one, serviceId: two, pipeId: three }),
          ["base", "path", "v1", "organizations", one, "services", two, "pipes", three],
        ],
      ] as const;
      for (const [call, segments] of cases) {
        sent.length = 0;
        const result = await safe<unknown>(call());
        if (!result.ok) {
          expect(result.error.kind).toBe("invalid-request");
          expect(sent).toEqual([]);
          continue;
        }
        const url = new URL(sent[0]?.url ?? "");
        expect([url.origin, url.search, url.hash]).toEqual(["https://api.example.com", "", ""]);
        expect(url.pathname.split("/").slice(1).map(decodeURIComponent)).toEqual(segments);
      }
    }),
    { numRuns: 400 },
  );
});

test("filters are rejected, or arrive unmodified and in order", async () => {
  const { fetch, sent } = stubFetch(() => Response.json({ result: [] }));
  const pipes = managementClient(baseUrl, { fetch });
  await fc.assert(
    fc.asyncProperty(fc.array(hostile, { maxLength: 5 }), async (filter) => {
      sent.length = 0;
      const result = await safe(pipes.listServices({ organizationId: pipe.organizationId, filter }));
      if (!result.ok) {
        expect(result.error.kind).toBe("invalid-request");
        expect(filter.some((value) => /\p{Cs}/u.test(value))).toBe(true);
        return;
      }
      const url = new URL(sent[0]?.url ?? "");
      expect(url.pathname).toBe(`/base/path/v1/organizations/${pipe.organizationId}/services`);
      expect(
        url.search
          .split(/[?&]/)
          .filter(Boolean)
          .map((pair) => decodeURIComponent(pair.replace("filter=", ""))),
      ).toEqual(filter);
    }),
    { numRuns: 150 },
  );
});

test("payloads are returned unmodified, including 0, false, null, empty and absent properties", async () => {
  const special = fc.constantFrom<unknown>(
    0,
    false,
    null,
    "",
    [],
    {},
    { "": null },
    "0",
    "null",
    -1e-7,
    1e21,
  );
  const payloads = fc.array(fc.oneof(special, fc.jsonValue(), fc.dictionary(fc.string(), special)));
  await fc.assert(
    fc.asyncProperty(payloads, async (payload) => {
      const text = JSON.stringify(payload);
      const { fetch } = stubFetch(() => new Response(`{"data":${text}}`));
      const got = await observabilityClient(baseUrl, { fetch }).listDashboards();
      expect(got).toStrictEqual(JSON.parse(text));
      expect(JSON.stringify(got)).toBe(text);
    }),
    { numRuns: 300 },
  );
});
