/** If-Match and If-None-Match, as RFC 9110 section 13 has them. */
import { describe, expect, test } from "vitest";
import { checkPreconditions, isUnchanged } from "../../../src/platform/pipeline/preconditions.ts";

describe("If-Match", () => {
  test.each(['"abc"', "*", '"x", "abc"', '"x" ,"abc"', ' "abc" '])(
    "%s lets the version abc be changed",
    (value) => {
      expect(() => checkPreconditions({ "if-match": value }, "abc")).not.toThrow();
    },
  );

  test.each(['"abd"', 'W/"abc"', '""', '"x","y"'])("%s fails with 412", (value) => {
    expect(() => checkPreconditions({ "if-match": value }, "abc")).toThrowError(
      expect.objectContaining({ status: 412, headers: { etag: '"abc"' } }),
    );
  });

  test.each(["abc", '"abc', '"abc" "def"', '"abc",', "", '*, "abc"'])("%s is refused with 400", (value) => {
    expect(() => checkPreconditions({ "if-match": value }, "abc")).toThrowError(
      expect.objectContaining({ status: 400 }),
    );
  });
});

describe("If-None-Match", () => {
  test.each(['"abc"', 'W/"abc"', "*", '"x", "abc"'])("%s names the version abc", (value) => {
    expect(isUnchanged({ "if-none-match": value }, "abc")).toBe(true);
    expect(() => checkPreconditions({ "if-none-match": value }, "abc")).toThrowError(
      expect.objectContaining({ status: 412 }),
    );
    // A read is answered with 304 instead.
    expect(() => checkPreconditions({ "if-none-match": value }, "abc", true)).not.toThrow();
  });

  test('"other" names another version', () => {
    expect(isUnchanged({ "if-none-match": '"other"' }, "abc")).toBe(false);
    expect(() => checkPreconditions({ "if-none-match": '"other"' }, "abc")).not.toThrow();
  });
});

test("a request without conditions is for any version", () => {
  expect(isUnchanged({}, "abc")).toBe(false);
  expect(() => checkPreconditions({}, "abc")).not.toThrow();
});
