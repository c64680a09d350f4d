/** Property test: a request with any path parameters is rejected, or sent to its path template. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { safe } from "../../../src/index.ts";
import { managementClient, observabilityClient, stubFetch } from "../calls.ts";

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
