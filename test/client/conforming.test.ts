/** The quick answer to whether a body fits the contract, against the slow one: on every example, and on every example changed in one place. */
import { describe, expect, test } from "vitest";
import managementDocument from "../../generated/management/openapi.json" with { type: "json" };
import * as management from "../../generated/management/response-shapes.js";
import observabilityDocument from "../../generated/observability/openapi.json" with { type: "json" };
import * as observability from "../../generated/observability/response-shapes.js";
import { findDrift } from "../../src/client/drift.ts";

const modules = [
  { name: "management", module: management, document: managementDocument },
  { name: "observability", module: observability, document: observabilityDocument },
];

/** What is put in the place of anything. */
const others: readonly unknown[] = [null, "", "x", 0, 1.5, true, [], [null], {}, { unknown: 1 }];

/** Every value that differs from another in one place: without it, with something else in it, or with a member more. */
function* changes(value: unknown): Generator<unknown> {
  yield* others;
  if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) {
      for (const changed of changes(element)) yield value.with(index, changed);
    }
  } else if (typeof value === "object" && value !== null) {
    yield { ...value, unknown: 1 };
    yield JSON.parse(JSON.stringify(value).replace("{", '{"__proto__":{},'));
    yield { ...value, toString: "x" };
    for (const [name, member] of Object.entries(value)) {
      const { [name]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const changed of changes(member)) yield { ...value, [name]: changed };
    }
  }
}

/** Every example of a document, whatever it is an example of. */
function examplesOf({ components }: { components: object }): readonly unknown[] {
  const examples = "examples" in components ? Object.values(components.examples as object) : [];
  return examples.map(({ value }: { value: unknown }) => value);
}

describe.each(modules)("The quick checks of the $name API", ({ module, document }) => {
  const { conforming, responseShapes } = module;
  const responses = Object.entries(responseShapes).flatMap(([operationId, shapes]) =>
    Object.keys(shapes).map((status) => [operationId, status] as const),
  );

  test("are there for every response that has a shape", () => {
    expect(responses.length).toBeGreaterThan(0);
    expect(Object.keys(conforming)).toEqual(Object.keys(responseShapes));
    for (const [operationId, status] of responses)
      expect(conforming[operationId]?.[status]).toBeTypeOf("function");
  });

  test.each(responses)("say of %s %s what its shape says", (operationId, status) => {
    const [check, shape] = [conforming[operationId]?.[status], responseShapes[operationId]?.[status]];
    if (!check || shape === undefined) throw new Error("There is none.");
    const counts = { fits: 0, differs: 0 };
    for (const example of examplesOf(document)) {
      for (const value of [example, ...changes(example)]) {
        const fits: boolean = findDrift(shape, value).length === 0;
        counts[fits ? "fits" : "differs"] += 1;
        if (check(value) !== fits)
          expect.fail(`${JSON.stringify(value)} is said to ${fits ? "differ" : "fit"}`);
      }
    }
    expect(counts.fits).toBeGreaterThan(10);
    expect(counts.differs).toBeGreaterThan(100);
  });
});
