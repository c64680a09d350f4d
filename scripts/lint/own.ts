/** Our own check, independent of both linters: schemas compile, examples match, and there was something to check. */
import type { Api } from "../lib/apis.ts";
import type { Problem } from "../lib/problem.ts";
import { validateExamples } from "./examples.ts";
import { findUnusedFiles } from "./files.ts";
import { checkDialect, compileSchemas } from "./schemas.ts";
import { createSources, problemAt } from "./source.ts";
import { takeInventory } from "./walk.ts";

/** What was checked, and what was wrong with it. */
export interface OwnCheck {
  /** How many schemas were compiled, nested ones included. */
  readonly schemas: number;
  /** How many values were validated: examples, defaults, and the values of const and enum. */
  readonly examples: number;
  readonly problems: readonly Problem[];
}

/**
 * Checks the schemas and examples of one API.
 *
 * @param api the API of the register
 * @returns counts and problems; a document without a schema or without an example is a problem too
 */
export function checkSchemasAndExamples(api: Pick<Api, "root">): OwnCheck {
  const sources = createSources();
  const { schemas, examples, problems } = takeInventory(sources, api.root);
  const compiled = compileSchemas(schemas);
  // Behind a reference that leads nowhere there may be schemas, examples and further files: what is not found proves nothing.
  const complete = !problems.some(({ rule }) => rule === "reference");
  const root = { source: sources.read(api.root), pointer: "" };
  const missing = [
    ...(schemas.length === 0 ? ["schema"] : []),
    ...(examples.length === 0 ? ["example"] : []),
  ].map((what) =>
    problemAt(
      root,
      "nothing-to-check",
      `No ${what} was found: a check of nothing is no check. Add one, or mend the references.`,
    ),
  );
  return {
    schemas: schemas.length,
    examples: examples.length,
    problems: [
      ...problems,
      ...checkDialect(sources, api.root),
      ...compiled.problems,
      ...validateExamples(examples, compiled.validators),
      ...(complete ? [...missing, ...findUnusedFiles(sources, api.root)] : []),
    ],
  };
}
