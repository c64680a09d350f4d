/** Request bodies and content negotiation. */
import { expect } from "vitest";
import { getPipe, listDashboards, updateAlert, updateSettings, withBody, withHeaders } from "../requests.ts";
import type { Cases } from "../subject.ts";
import type { TestAccount } from "../test-data.ts";

const mebibyte = 1024 * 1024;
const nested = (levels: number) => `${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}`;
const text = (...parts: (string | number[])[]) =>
  new Uint8Array(parts.flatMap((part) => [...Buffer.from(part)]));

const updates = (own: TestAccount) => [updateSettings(own, {}), updateAlert(own, {})];

/** Bodies that every update rejects. */
const rejected: readonly (readonly [body: string | Uint8Array<ArrayBuffer>, status: number, word: string])[] =
  [
    ["{}".padEnd(mebibyte + 1), 413, String(mebibyte)],
    // The limit counts bytes, not characters.
    [`{"name":"${"ü".repeat(mebibyte / 2)}"}`, 413, String(mebibyte)],
    [`{"deep": ${nested(64)}}`, 400, "/body/deep is unknown"],
    [`{"deep": ${nested(65)}}`, 400, "deeper than 64"],
    [nested(100_000), 400, "deeper than 64"],
    ["[".repeat(200_000), 400, "not JSON"],
    // Two members of one name, at any depth, also if one is escaped.
    ['{"threshold":1,"threshold":2}', 400, "two members named"],
    ['{"threshold":1,"thr\\u0065shold":1}', 400, "two members named"],
    ['{"channel":{"type":"a","type":"a"}}', 400, "two members named"],
    ['{"x":[{"a":1},{"b":1,"b":2}]}', 400, "two members named"],
    ['{"__proto__": {"engine_max_threads": 1}}', 400, "__proto__"],
    ['{"\\u005f_proto__": null}', 400, "__proto__"],
    ['{"x": [{"__proto__": 1}]}', 400, "__proto__"],
    ["", 400, "body is missing"],
    ...["{", "{}x", "{'a':1}", "{a:1}", '{"a":1,}', "{} {}", "NaN", "undefined", '{"a":01}', '{"a":+1}'].map(
      (body) => [body, 400, "JSON"] as const,
    ),
    ...['{"a":"\n"}', "\ufeff\ufeff{}", "// x\n{}"].map((body) => [body, 400, "JSON"] as const),
    ...[[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]].map(
      (bytes) => [text('{"name":"', bytes, '"}'), 400, "UTF-8"] as const,
    ),
  ];

/** Bodies that an update of an alert accepts. */
const accepted = [
  "{}".padEnd(mebibyte),
  `{"name":"${"ü".repeat(mebibyte / 2 - 20)}"}`,
  // Brackets inside a string are not levels.
  `{"name":"${"[{".repeat(100)}"}`,
  // One name in two objects, and a value that looks like a name.
  '{"channel": {"type": "name"}, "name": "name", "message": "\\"name\\": 1, {"}',
  // RFC 8259 allows parsers to ignore one byte order mark.
  "\ufeff{}",
];

const acceptedTypes = [
  ...["application/json", "*/*", "application/*", "text/html, application/json;q=0.1"],
  ...["text/html, */*;q=0.01", "APPLICATION/JSON", "application/json; charset=utf-8"],
  ...["text/html;q=0.9 , application/json ; q=1", "*/*;q=0, application/json"],
];

const otherTypes = [
  ...["text/html", "application/xml, text/*", "application/json;q=0", "application/json;q=0, */*"],
  ...["application/json;q=0.0, application/*;q=1", "*/*;q=0", "application/jsonp", "json"],
];

export const bodies: Cases = {
  "a body is JSON in UTF-8 of at most 1 MiB and 64 levels, without a repeated name": async (context) => {
    const { own, send, reject } = context;
    for (const request of updates(own)) {
      for (const [body, status, word] of rejected) await reject(withBody(request, body), status, word);
    }
    for (const body of accepted) expect((await send(withBody(updateAlert(own, {}), body))).status).toBe(200);
    expect(({} as Record<string, unknown>)["engine_max_threads"]).toBeUndefined();
  },

  "its Content-Type is application/json in any case, with UTF-8 as its charset": async ({
    own,
    send,
    reject,
  }) => {
    const types = ["application/json", "application/json; charset=utf-8", "Application/JSON"];
    const charsets = ["utf-16", "latin1", '"us-ascii"', ""].map(
      (name) => `application/json; charset=${name}`,
    );
    const others = ["application/xml", "application/json-patch+json", "json", "/", ";", ...charsets];
    for (const request of updates(own)) {
      for (const type of [...types, 'application/json;charset="UTF-8"']) {
        expect((await send(withHeaders(request, { "content-type": type }))).status, type).toBe(200);
      }
      for (const type of others) {
        const response = await reject(
          withHeaders(request, { "content-type": type }),
          415,
          "application/json",
        );
        expect(response.headers["accept"]).toBe("application/json");
      }
    }
  },

  "its Content-Encoding is identity": async ({ own, send, reject }) => {
    const encoded = (encoding: string) => withHeaders(updateAlert(own, {}), { "content-encoding": encoding });
    for (const encoding of ["gzip", "br", "gzip, identity"]) {
      const { headers } = await reject(encoded(encoding), 415, "compressed");
      expect(headers["accept-encoding"]).toBe("identity");
    }
    expect((await send(encoded("identity"))).status).toBe(200);
  },

  "Accept may allow JSON with weights, parameters and in any case": async ({ own, send, reject }) => {
    for (const request of [getPipe(own), listDashboards(own)]) {
      for (const accept of acceptedTypes) {
        expect((await send(withHeaders(request, { accept }))).status, accept).toBe(200);
      }
      for (const accept of otherTypes) await reject(withHeaders(request, { accept }), 406);
    }
    const { etag } = (await send(getPipe(own))).headers;
    await reject(withHeaders(updateSettings(own, { engine_max_threads: 1 }), { accept: "text/html" }), 406);
    expect((await send(getPipe(own))).headers["etag"]).toBe(etag);
  },
};
