/** A body is read as JSON says, and refused where JSON.parse would hide a mistake. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseStrictJson } from "../../../src/platform/pipeline/strict-json.ts";

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values);

describe("what is read", () => {
  test("is what JSON.parse gives, for any value that has no __proto__", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.boolean(), (value, pretty) => {
        const text = JSON.stringify(value, null, pretty ? 2 : 0);
        fc.pre(!text.includes("__proto__"));
        expect(parseStrictJson(new TextEncoder().encode(text))).toEqual(JSON.parse(text));
      }),
    );
  });

  test.each([
    ['{"a":{"b":1},"c":{"b":1}}', "equal names in two objects"],
    ['{"a":"{\\"a\\":1,\\"a\\":2}"}', "JSON within a text"],
    ['["a","a"]', "equal texts in an array"],
    ['{"a":"b","b":"a:"}', "a name that is a value as well"],
    ['{"constructor":1,"toString":2}', "names of Object.prototype"],
  ])("%s passes: %s", (text) => {
    expect(parseStrictJson(text)).toEqual(JSON.parse(text));
  });

  test("may be 64 levels deep", () => {
    const text = `${"[".repeat(64)}${"]".repeat(64)}`;
    expect(parseStrictJson(text)).toEqual(JSON.parse(text));
  });
});

describe("what is refused with 400", () => {
  const refused: readonly [text: string, reason: string][] = [
    ['{"a":1,"a":2}', "two members named"],
    ['{"a":1,"\\u0061":2}', "two members named"],
    ['[{"x":{"b":1,"c":[1,{}],"b":2}}]', "two members named"],
    ['{"__proto__":{}}', "__proto__"],
    ['{"a":[{"\\u005f_proto__":1}]}', "__proto__"],
    ["", "not JSON"],
    ["{", "not JSON"],
    ["{'a':1}", "not JSON"],
    ["NaN", "not JSON"],
    ["[".repeat(65) + "]".repeat(65), "nested deeper than 64"],
    ["[".repeat(500_000), "not JSON"],
    ["[".repeat(500_000) + "]".repeat(500_000), "nested deeper than 64"],
  ];

  test.each(refused.map(([text, reason]) => [text.slice(0, 40), reason, text]))(
    "%s: %s",
    (_, reason, text) => {
      expect(() => parseStrictJson(text)).toThrowError(
        expect.objectContaining({ status: 400, message: expect.stringContaining(reason) }),
      );
    },
  );

  test.each(['{"token":s3cret}', "s3cret", '[{"token":"s3cret" s3cret}]', "undefined s3cret"])(
    "%s, without quoting it",
    (text) => {
      expect(() => parseStrictJson(text)).toThrowError(/^the body is not JSON: (?!.*3cret).+$/);
    },
  );

  test("a name of a megabyte, without repeating it", () => {
    const name = JSON.stringify("a".repeat(1_000_000));
    expect(() => parseStrictJson(`{${name}:1,${name}:2}`)).toThrowError(/^.{1,150}$/);
  });

  test("bytes that are not UTF-8", () => {
    expect(() => parseStrictJson(bytes(0x22, 0xff, 0x22))).toThrowError(/not UTF-8/);
    expect(() => parseStrictJson(bytes(0x22, 0xed, 0xa0, 0x80, 0x22))).toThrowError(/not UTF-8/);
    expect(parseStrictJson(bytes(0x22, 0xc3, 0xa4, 0x22))).toBe("ä");
  });

  test("a long text with many escapes is read without exhausting the stack", () => {
    const text = JSON.stringify({ a: '\\"'.repeat(200_000) });
    expect(parseStrictJson(text)).toEqual(JSON.parse(text));
  });
});
