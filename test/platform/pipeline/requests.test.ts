/** Request targets, JSON bodies and validation messages, beyond the cases of the conformance suite. */
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { createPlatform } from "../../../src/platform/index.ts";
import { demo } from "../../../src/testing.ts";

const platform = createPlatform({ demo: true });
afterAll(() => platform.close());

const { organizationId, serviceId, pipeId } = demo.pipe;
const services = `/v1/organizations/${organizationId}/services`;
const settings = `${services}/${serviceId}/pipes/${pipeId}/settings`;
const authorization = `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}`;
const headers = { authorization, "content-type": "application/json" };

async function send(method: string, target: string, body: Uint8Array | string | null = null) {
  const response = await platform.handle({ method, target, headers, body });
  const { error, result } = JSON.parse(String(response.body ?? "{}"));
  return { status: response.status, error, result };
}

test.each([
  [200, `${services}?&filter=tag:env&`, ""],
  [200, `HTTP://other:1${services}?filter=tag:env`, ""],
  [404, services.replace("/services", "%2Fservices"), "NOT_FOUND"],
  [400, `${services}?=a`, "/parameters/ is not a known query parameter. Known query parameters: filter."],
  [400, `${services}?filter%00=1`, "/parameters/filter\u0000"],
  [400, `${services}#x`, "no fragment"],
  [400, `${services}/${serviceId}/pipes/${pipeId}?x=1`, "not a known query parameter. There are none."],
])("the response is %i to the target %s", async (status, target, message) => {
  const { error = "", ...response } = await send("GET", target);
  expect([response.status, error]).toEqual([status, expect.stringContaining(message)]);
});

describe("a JSON body", () => {
  test("is parsed like JSON.parse does", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 6 })), async (value) => {
        const text = JSON.stringify(value);
        fc.pre(!text.includes("__proto__"));
        const { status, error } = await send("PUT", settings, new TextEncoder().encode(text));
        // Unknown members are the only possible issues.
        if (Object.keys(value).length === 0) expect(status).toBe(200);
        else expect(error).toMatch(/^BAD_REQUEST: \/body\/.* is unknown/s);
      }),
    );
  });

  test.each([
    '\n{ "engine_max_\\u0074hreads" : 8 }\t',
    '{"engine_max_threads":8,"engine_max_insert_threads":null}',
  ])("%s is valid", async (body) => {
    const { status, result } = await send("PUT", settings, body);
    expect([status, result?.engine_max_threads]).toEqual([200, 8]);
  });

  test("with two members of one long name is rejected, and the name is cut", async () => {
    const name = JSON.stringify("a".repeat(100_000));
    const { status, error } = await send("PUT", settings, `{${name}:1,${name}:2}`);
    expect([status, error]).toEqual([400, expect.stringContaining("two members named")]);
    expect(error.length).toBeLessThan(200);
  });

  test.each(['{"token":s3cret}', "s3cret", '[{"token":"s3cret" s3cret}]', "undefined s3cret"])(
    "%s is rejected without quoting it",
    async (body) => {
      const { error } = await send("PUT", settings, body);
      expect(error).toMatch(/^BAD_REQUEST: The body is not JSON: (?!.*3cret).+\.$/);
    },
  );

  test("with many issues is rejected with 20 of them and the number of the others, and long names are cut", async () => {
    const members = Array.from({ length: 24 }, (_, index) => [`m${index}`, 1]);
    const body = Object.fromEntries([["a".repeat(100_000), 1], ...members]);
    const { error } = await send("PUT", settings, JSON.stringify(body));
    expect(error.match(/is unknown/g)).toHaveLength(20);
    expect(error).toContain(`/body/${"a".repeat(80)}... is unknown`);
    expect(error).toMatch(/; and 5 more$/);
    expect(error.length).toBeLessThan(5000);
  });
});
