/** Compares what a snippet prints with the output that its page shows. */
import { expect } from "vitest";

/**
 * Asserts that a snippet printed what the page shows. JSON is compared by value, so that a page may break its lines; request ids differ
 * from run to run. In other output, a line `...` stands for any lines. `expected`: the output on the page; undefined for a snippet that
 * prints nothing.
 */
export function expectOutput(actual: string, expected: string | undefined): void {
  const [actualJson, expectedJson] = [parseJson(actual), parseJson(expected ?? "")];
  if (actualJson !== undefined && expectedJson !== undefined) {
    expect(actualJson).toEqual(expectedJson);
    return;
  }
  if (!expected?.split("\n").includes("...")) {
    expect(actual).toBe(expected ?? "");
    return;
  }
  const parts = expected.split(/^\.\.\.\n/m).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  expect(actual).toMatch(new RegExp(`^${parts.join("(?:.*\\n)*?")}$`));
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (name, value) => (name === "requestId" && uuid.test(value) ? "any" : value));
  } catch {
    return undefined;
  }
}
