/** Request targets, from the request line to parameters. */
import { describe, expect, test } from "vitest";
import { decodePart, readQuery, readTarget } from "../../../src/platform/pipeline/target.ts";

describe("a target", () => {
  test.each([
    ["/v1/x?a=b", { path: "/v1/x", query: "a=b" }],
    ["/v1/x", { path: "/v1/x", query: "" }],
    ["/v1/x?", { path: "/v1/x", query: "" }],
    ["/v1/x?a?b", { path: "/v1/x", query: "a?b" }],
    ["http://host:1/v1/x?a=b", { path: "/v1/x", query: "a=b" }],
    ["HTTP://host?a", { path: "/", query: "a" }],
    ["//host/v1", { path: "//host/v1", query: "" }],
  ])("%s is split", (target, expected) => {
    expect(readTarget(target)).toEqual(expected);
  });

  test.each(["", "v1/x", "*", "/v1#x", "ftp://host/v1", "host:443"])("'%s' is refused with 400", (target) => {
    expect(() => readTarget(target)).toThrowError(expect.objectContaining({ status: 400 }));
  });

  test("of 8192 characters passes, and of one more is refused with 414", () => {
    expect(readTarget(`/${"a".repeat(8191)}`).path).toHaveLength(8192);
    expect(() => readTarget(`/${"a".repeat(8192)}`)).toThrowError(expect.objectContaining({ status: 414 }));
  });
});

describe("a part", () => {
  test.each([
    ["a%20b", "a b"],
    ["%C3%A4", "ä"],
    ["%2F", "/"],
    ["a+b", "a+b"],
  ])("%s is decoded", (text, expected) => {
    expect(decodePart(text)).toBe(expected);
  });

  test.each(["%", "%zz", "%ff", "%C3", "%ED%A0%80"])("%s is refused with 400", (text) => {
    expect(() => decodePart(text)).toThrowError(expect.objectContaining({ status: 400 }));
  });
});

describe("a query", () => {
  const known = new Map([
    ["filter", { repeated: true }],
    ["limit", { repeated: false }],
  ]);
  const read = (query: string): Record<string, unknown> => {
    const parameters = {};
    readQuery(query, known, parameters);
    return parameters;
  };

  test("gives repeated parameters as a list, in order, and others as they are", () => {
    expect(read("filter=a%3Db&limit=1&filter=x+y&&filter=")).toEqual({
      filter: ["a=b", "x y", ""],
      limit: "1",
    });
    expect(read("filter")).toEqual({ filter: [""] });
  });

  test.each(["limit=1&limit=2", "Filter=a", "other=1", "__proto__=1", "constructor=1", "filter%00=1", "=a"])(
    "%s is refused with 400 that names it",
    (query) => {
      expect(() => read(query)).toThrowError(
        expect.objectContaining({ status: 400, message: expect.stringContaining("/parameters/") }),
      );
    },
  );
});
