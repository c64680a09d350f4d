/** Request bodies: length, nesting, encoding and JSON syntax. */
import { expect } from "vitest";
import type { Cases } from "../case.ts";
import { updateAlert, updateSettings, withBody } from "../requests.ts";
import { alertOf, expectError } from "../responses.ts";
import type { TestRequest } from "../subject.ts";
import type { TestAccount } from "../test-data.ts";

const mebibyte = 1024 * 1024;

const updates = (own: TestAccount): readonly TestRequest[] => [updateSettings(own, {}), updateAlert(own, {})];

const nested = (levels: number) => `${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}`;

export const bodies: Cases = {
  "a body of 1 MiB is accepted, and one byte more is 413": async ({ own, send }) => {
    for (const request of updates(own)) {
      expect((await send(withBody(request, "{}".padEnd(mebibyte)))).status).toBe(200);
      expectError(await send(withBody(request, "{}".padEnd(mebibyte + 1))), 413, String(mebibyte));
    }
    // The limit counts bytes, not characters.
    const name = "ü".repeat(mebibyte / 2);
    expectError(await send(updateAlert(own, { name })), 413);
    expect(alertOf(await send(updateAlert(own, { name: name.slice(20) }))).name).toBe(name.slice(20));
  },

  "64 levels of nesting are accepted, and 65 are rejected": async ({ own, send }) => {
    for (const request of updates(own)) {
      expectError(await send(withBody(request, `{"deep": ${nested(64)}}`)), 400, "/body/deep is unknown");
      expectError(await send(withBody(request, `{"deep": ${nested(65)}}`)), 400, "deeper than 64");
      expectError(await send(withBody(request, nested(100_000))), 400, "deeper than 64");
      expectError(await send(withBody(request, "[".repeat(200_000))), 400, "not JSON");
    }
    // Brackets inside a string are not levels.
    expect((await send(updateAlert(own, { name: "[{".repeat(100) }))).status).toBe(200);
  },

  "two members of one name are rejected at any depth, also if one is escaped": async ({ own, send }) => {
    const rejected = [
      '{"threshold":1,"threshold":2}',
      '{"threshold":1,"thr\\u0065shold":1}',
      '{"channel":{"type":"a","type":"a"}}',
      '{"x":[{"a":1},{"b":1,"b":2}]}',
    ];
    for (const body of rejected) {
      expectError(await send(withBody(updateAlert(own, {}), body)), 400, "two members");
    }
    const settings = withBody(updateSettings(own, {}), '{"engine_max_threads":1,"engine_max_threads":2}');
    expectError(await send(settings), 400, "two members", "engine_max_threads");
    // One name in two objects, and a value that looks like a name.
    const accepted = '{"channel": {"type": "name"}, "name": "name", "message": "\\"name\\": 1, {"}';
    expect((await send(withBody(updateAlert(own, {}), accepted))).status).toBe(200);
  },

  "a member named __proto__ is rejected at any depth, also if it is escaped": async ({ own, send }) => {
    const rejected = [
      '{"__proto__": {"engine_max_threads": 1}}',
      '{"\\u005f_proto__": null}',
      '{"x": [{"__proto__": 1}]}',
    ];
    for (const request of updates(own)) {
      for (const body of rejected) expectError(await send(withBody(request, body)), 400, "__proto__");
    }
    expect(({} as Record<string, unknown>)["engine_max_threads"]).toBeUndefined();
  },

  "invalid JSON is rejected": async ({ own, send }) => {
    const literals = ["{", "{}x", "{'a':1}", "{a:1}", '{"a":1,}', "{} {}", "NaN", "undefined"];
    const rejected = [...literals, '{"a":01}', '{"a":+1}', '{"a":"\n"}', "\ufeff\ufeff{}", "// x\n{}"];
    for (const request of updates(own)) {
      expectError(await send(withBody(request, "")), 400, "body is missing");
      for (const body of rejected) expectError(await send(withBody(request, body)), 400, "JSON");
    }
    // RFC 8259 allows parsers to ignore one byte order mark.
    expect((await send(withBody(updateAlert(own, {}), "\ufeff{}"))).status).toBe(200);
  },

  "invalid UTF-8 is rejected": async ({ own, send }) => {
    const invalid = [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]];
    for (const bytes of invalid) {
      const body = new Uint8Array([...Buffer.from('{"name":"'), ...bytes, ...Buffer.from('"}')]);
      expectError(await send(withBody(updateAlert(own, {}), body)), 400, "UTF-8");
    }
    const utf16 = new Uint8Array(Buffer.from('{"name":"x"}', "utf16le"));
    expectError(await send(withBody(updateAlert(own, {}), utf16)), 400);
  },
};
