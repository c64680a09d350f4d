/** The known name that an error suggests for a misspelt one. */
import { expect, test } from "vitest";
import { nearestName } from "../../src/contract/nearest-name.ts";

const known = ["get", "port", "baseUrl", "timeoutMs", "retry", "reply"];

test.each([
  ["BASEURL", "baseUrl"],
  ["bseUrl", "baseUrl"],
  ["bassseUrl", "baseUrl"],
  ["baesUrl", "baseUrl"],
  ["timeout", "timeoutMs"],
  ["retru", "retry"],
  ["relpy", "reply"],
  // A swap of neighbours counts once, anywhere in the name.
  ["prot", "port"],
  ["oprt", "port"],
  ["potr", "port"],
  ["rely", "reply"],
  ["repry", "retry"],
  ["got", "get"],
  ["gte", "get"],
  ["gxx", undefined],
  // Half of the letters differ.
  ["bazzzrl", "baseUrl"],
  ["bazzzzl", undefined],
  ["", undefined],
  ["x", undefined],
])("of %j is %j", (name, nearest) => {
  expect(nearestName(name, known)).toBe(nearest);
});

test("of a name of over 100 characters is none, since the comparison would take long", () => {
  const [name, longer] = ["x".repeat(100), "x".repeat(101)];
  expect(nearestName(name, [name])).toBe(name);
  expect(nearestName(longer, [longer])).toBeUndefined();
});
