/** Request targets, JSON bodies and validation messages. The conformance cases have what holds for every store and adapter. */
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
    `${services}?`,
    `HTTP://other:1${services}?filter=tag:env`,
    services.replace("services", "servi%63es"),
  ])("%s is valid", async (target) => {
    expect((await send("GET", target)).status).toBe(200);
  });

  test.each([
    [`${services}?Filter=tag:env`, "/parameters/Filter is not known here: the query may hold filter"],
    [`${services}?__proto__=1`, "/parameters/__proto__"],
    [`${services}?constructor=1`, "/parameters/constructor"],
    [`${services}?filter%00=1`, "/parameters/filter\u0000"],
    [`${services}?=a`, "/parameters/ is not known here"],
    [`${services}?filter=%ff`, "not percent-encoded UTF-8"],
    [`${services}?filter=%ED%A0%80`, "not percent-encoded UTF-8"],
    ["/v1/organizations/%/services", "not percent-encoded UTF-8"],
    [`${services}#x`, "no fragment"],
    [settings, "takes no query", "?x=1"],
  ])("%s is rejected with 400: %s", async (target, message, query = "") => {
    const { status, error } =
      target === settings ? await send("PUT", target + query, "{}") : await send("GET", target);
    expect([status, error]).toEqual([400, expect.stringContaining(message)]);
  });

  test("of 8192 characters is valid, and one more is 414", async () => {
    const padding = "&".repeat(8192 - services.length - 1);
    expect((await send("GET", `${services}?${padding}`)).status).toBe(200);
    expect((await send("GET", `${services}?${padding}&`)).status).toBe(414);
  });
});

describe("a JSON body", () => {
  const name = JSON.stringify("a".repeat(100_000));

  test("is read like JSON.parse reads it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 6 })), async (value) => {
        const text = JSON.stringify(value);
        fc.pre(!text.includes("__proto__"));
        const { status, error } = await send("PUT", settings, new TextEncoder().encode(text));
        // Nothing but unknown members is wrong with it.
        if (Object.keys(value).length === 0) expect(status).toBe(200);
        else expect(error).toMatch(/^BAD_REQUEST: \/body\/.* is unknown/s);
      }),
    );
  });

  test.each([
    '{"engine_max_threads":8}',
    '\n{ "engine_max_\\u0074hreads" : 8 }\t',
    '{"engine_max_threads":8,"engine_max_insert_threads":null}',
  ])("%s is valid", async (body) => {
    const { status, result } = await send("PUT", settings, body);
    expect([status, result?.engine_max_threads]).toEqual([200, 8]);
  });

  test.each([
    ['{"a":1,"a":2}', 'two members named "a" in one object'],
    ['{"a":1,"\\u0061":2}', "two members named"],
    ['[{"x":{"b":1,"c":[1,{}],"b":2}}]', "two members named"],
    ['{"__proto__":{}}', "__proto__"],
    ['{"a":[{"\\u005f_proto__":1}]}', "__proto__"],
    ["{", "the body is not JSON"],
    ["{'a':1}", "the body is not JSON"],
    ["NaN", "the body is not JSON"],
    ["[".repeat(300_000), "the body is not JSON"],
    ["[".repeat(300_000) + "]".repeat(300_000), "nested deeper than 64"],
    [`{${name}:1,${name}:2}`, "two members named"],
    [Uint8Array.of(0x22, 0xff, 0x22), "the body is not UTF-8"],
    [Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22), "the body is not UTF-8"],
  ])("%.40s is rejected with 400: %s", async (body, message) => {
    const { status, error } = await send("PUT", settings, body);
    expect([status, error]).toEqual([400, expect.stringContaining(message)]);
    expect(error.length).toBeLessThan(200);
  });

  test.each(['{"token":s3cret}', "s3cret", '[{"token":"s3cret" s3cret}]', "undefined s3cret"])(
    "%s is rejected without quoting it",
    async (body) => {
      const { error } = await send("PUT", settings, body);
      expect(error).toMatch(/^BAD_REQUEST: the body is not JSON: (?!.*3cret).+$/);
    },
  );
});

describe("a body that breaks the contract", () => {
  test("is rejected with every issue and its JSON Pointer", async () => {
    const body = { engine_max_threads: 65, "a/b~c": 1, object_storage_use_cluster_function: 1 };
    const { error } = await send("PUT", settings, JSON.stringify(body));
    expect(
      error
        .replace("BAD_REQUEST: ", "")
        .split(/; (?=\/)/)
        .toSorted(),
    ).toEqual([
      "/body/a~1b~0c is unknown; check its spelling",
      "/body/engine_max_threads must be <= 64",
      "/body/object_storage_use_cluster_function must be boolean or null",
    ]);
  });

  test("is rejected with 20 issues and the number of the others, and long names are cut", async () => {
    const members = Array.from({ length: 24 }, (_, index) => [`m${index}`, 1]);
    const body = Object.fromEntries([["a".repeat(100_000), 1], ...members]);
    const { error } = await send("PUT", settings, JSON.stringify(body));
    expect(error.match(/is unknown/g)).toHaveLength(20);
    expect(error).toContain(`/body/${"a".repeat(80)}... is unknown`);
    expect(error).toMatch(/; and 5 more$/);
  });
});
