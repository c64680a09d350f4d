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
  const { error, result } = JSON.parse(response.body ?? "{}");
  return { status: response.status, error, result };
}

describe("a target", () => {
  test.each([
    `${services}?filter=tag:env%3Dprod`,
    `${services}?filter=tag:env=prod&filter=tag:env`,
    `${services}?&filter=tag:env&`,
    `HTTP://other:1${services}?filter=tag:env`,
    services.replace("services", "servi%63es"),
  ])("%s is valid", async (target) => {
    expect((await send("GET", target)).status).toBe(200);
  });

  test.each([
    [`${services}?Filter=tag:env`, "/parameters/Filter is not known here: the query may hold filter"],
    [`${services}?__proto__=1`, "/parameters/__proto__"],
    [`${services}?filter%00=1`, "/parameters/filter\u0000"],
    [`${services}?=a`, "/parameters/ is not known here"],
    [`${services}?filter=%ff`, "not percent-encoded UTF-8"],
    ["/v1/organizations/%/services", "not percent-encoded UTF-8"],
    [`${services}#x`, "no fragment"],
    [`${settings}?x=1`, "takes no query", "PUT"],
  ])("%s is rejected with 400: %s", async (target, message, method = "GET") => {
    const { status, error } = await send(method, target, method === "PUT" ? "{}" : null);
    expect([status, error]).toEqual([400, expect.stringContaining(message)]);
  });

  test("with an encoded slash in a segment is not split there", async () => {
    expect((await send("GET", services.replace("/services", "%2Fservices"))).status).toBe(404);
  });

  test("of 8192 characters is valid, and one more is 414", async () => {
    const padding = "&".repeat(8192 - services.length - 1);
    expect((await send("GET", `${services}?${padding}`)).status).toBe(200);
    expect((await send("GET", `${services}?${padding}&`)).status).toBe(414);
  });
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
      expect(error).toMatch(/^BAD_REQUEST: the body is not JSON: (?!.*3cret).+$/);
    },
  );

  test("with many issues is rejected with 20 of them and the number of the others, and long names are cut", async () => {
    const members = Array.from({ length: 24 }, (_, index) => [`m${index}`, 1]);
    const body = Object.fromEntries([["a".repeat(100_000), 1], ...members]);
    const { error } = await send("PUT", settings, JSON.stringify(body));
    expect(error.match(/is unknown/g)).toHaveLength(20);
    expect(error).toContain(`/body/${"a".repeat(80)}... is unknown`);
    expect(error).toMatch(/; and 5 more$/);
  });
});
