/** What a caller reads of a value that breaks its schema. */
import { expect, test } from "vitest";
import { requests } from "../../../generated/management/requests.js";
import { checkValue } from "../../../src/platform/pipeline/check-value.ts";

const { body } = requests.updatePipeSettings;

function messageOf(value: unknown): string {
  try {
    checkValue(body, value, "/body");
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "";
}

test("a value that fits is not refused, and neither is one that nothing is said about", () => {
  expect(messageOf({ engine_max_threads: 8 })).toBe("");
  expect(() => checkValue(undefined, 1, "/body")).not.toThrow();
});

test("every mistake is named with its JSON Pointer, whose characters are escaped", () => {
  const message = messageOf({ engine_max_threads: 65, "a/b~c": 1, object_storage_use_cluster_function: 1 });
  expect(message.split(/; (?=\/)/).toSorted()).toEqual([
    "/body/a~1b~0c is unknown; check its spelling",
    "/body/engine_max_threads must be <= 64",
    "/body/object_storage_use_cluster_function must be boolean or null",
  ]);
});

test("twenty mistakes are named, and the others counted", () => {
  const names = Array.from({ length: 25 }, (_, index) => [`m${index}`, 1]);
  const message = messageOf(Object.fromEntries(names));
  expect(message.match(/\/body\/m\d+ is unknown/g)).toHaveLength(20);
  expect(message).toMatch(/; and 5 more$/);
});

test("a long name is cut", () => {
  expect(messageOf({ ["a".repeat(100_000)]: 1 })).toMatch(
    /^\/body\/a{80}\.\.\. is unknown; check its spelling$/,
  );
});
