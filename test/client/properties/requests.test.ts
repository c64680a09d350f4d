/** Property tests: a request with any parameters and body is rejected, or sent to its path template unmodified. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import settings from "../../../generated/management/openapi.json" with { type: "json" };
import { safe } from "../../../src/index.ts";
import { managementClient, observabilityClient, pipe, stubFetch } from "../faults/calls.ts";
import { useServer } from "../server.ts";

const server = useServer();
const baseUrl = "https://api.example.com/base/path";

/** Arbitrary strings, including characters with a special meaning in URLs. */
const hostile = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: "grapheme" }),
  fc
    .array(
      fc.constantFrom(
        ".",
        "%2e",
        "%2E",
        "%25",
        "/",
        "\\",
        "%2f",
        "%5c",
        "?",
        "#",
        ";",
        "@",
        ":",
        " ",
        "\t",
        "\n",
        "{id}",
        "a",
        "\ud800",
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join("")),
);

describe("path parameter", () => {
  test("is rejected, or sent as one path segment", async () => {
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

  test("is rejected, or arrives at a real server as one path segment", async () => {
    server().respondWith(200, { data: {} });
    const alerts = observabilityClient(server().baseUrl);
    await fc.assert(
      fc.asyncProperty(hostile, async (id) => {
        server().requests.length = 0;
        const result = await safe(alerts.updateAlert({ id }, {}));
        const [request] = server().requests;
        expect(result.ok).toBe(request !== undefined);
        if (!request) return;
        const [, api, version, alert, segment, ...more] = request.target.split("/");
        expect([api, version, alert, more]).toEqual(["api", "v2", "alerts", []]);
        expect(decodeURIComponent(segment ?? "")).toBe(id);
      }),
      { numRuns: 60 },
    );
  });

  test("is accepted if it contains only unreserved characters", async () => {
    const { fetch } = stubFetch(() => Response.json({ data: {} }));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uuid(), fc.stringMatching(/^[\w.~-]*[A-Za-z0-9_]$/)), async (id) => {
        expect(await safe(observabilityClient(baseUrl, { fetch }).updateAlert({ id }, {}))).toMatchObject({
          ok: true,
        });
      }),
      { numRuns: 100 },
    );
  });
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

/** JSON schema of a setting. */
interface Setting {
  readonly type: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Arbitrary valid bodies for the schema properties. */
function validBodies(properties: Readonly<Record<string, Setting>>): fc.Arbitrary<object> {
  const members = Object.entries(properties).map(([name, { type, minimum, maximum }]) => {
    const value: fc.Arbitrary<boolean | number> = type.includes("boolean")
      ? fc.boolean()
      : fc.integer({ min: minimum ?? Number.MIN_SAFE_INTEGER, max: maximum ?? Number.MAX_SAFE_INTEGER });
    return [name, type.includes("null") ? fc.option(value) : value];
  });
  return fc.record(Object.fromEntries(members), { requiredKeys: [] });
}

test("settings arrive unmodified, including 0, false, null and absent properties", async () => {
  // The cast assumes the shape of the schema. The next line or `validBodies` fails if the shape differs.
  const { properties } = settings.components.schemas.PipeSettingsUpdate as unknown as {
    properties: Record<string, Setting>;
  };
  expect(Object.keys(properties)).toContain("engine_max_threads");
  server().onRequest((response) =>
    response.writeHead(200).end(`{"result":${server().requests.at(-1)?.body}}`),
  );
  const pipes = managementClient(server().baseUrl);
  await fc.assert(
    fc.asyncProperty(validBodies(properties), async (body) => {
      const answered = await pipes.updatePipeSettings(pipe, body);
      expect(JSON.parse(server().requests.at(-1)?.body ?? "")).toStrictEqual({ ...body });
      expect(answered).toStrictEqual({ ...body });
    }),
    { numRuns: 80 },
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
    "false",
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
