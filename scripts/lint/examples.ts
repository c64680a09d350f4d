/** Validates every example of a document: an example that violates its own schema misleads readers and mocks. */
import type { ValidateFunction } from "ajv/dist/2020.js";
import { describeIssue } from "../../src/contract/issue.ts";
import type { Problem } from "../lib/problem.ts";
import { problemAt } from "./source.ts";
import type { ExamplePlace } from "./walk.ts";

/**
 * Validates examples, and whatever else in a schema is a value of it: `default`, `const` and each entry of `enum`.
 *
 * @param examples what to validate
 * @param validators a validator for each schema by its id; an example whose schema has none is left to that schema's problem
 * @returns one problem per fault, at the faulty value
 */
export function validateExamples(
  examples: readonly ExamplePlace[],
  validators: ReadonlyMap<string, ValidateFunction>,
): Problem[] {
  return examples.flatMap((example) => {
    const validate = validators.get(example.schema.id);
    if (!validate || validate(example.value)) return [];
    return (validate.errors ?? []).map((error) => {
      const { pointer, message } = describeIssue(error, example.pointer);
      return problemAt(
        { source: example.source, pointer },
        "example",
        `This value breaks its schema: it ${message}. Correct the value, or the schema.`,
      );
    });
  });
}
