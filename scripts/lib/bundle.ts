/** Bundles the files of one API into a single OpenAPI document, in process. */
import { bundle, type Config, type Oas3_1Definition } from "@redocly/openapi-core";
import type { Api } from "./apis.ts";
import { formatProblem } from "./problem.ts";
import { fromRedocly } from "./redocly-problem.ts";

/** A bundled OpenAPI 3.1 document: all of its references are internal. */
export type OpenApiDocument = Oas3_1Definition;

/**
 * Bundles an API: every `$ref` to a file becomes a `#/components/...` reference named after that file.
 *
 * @param api the API of the register
 * @param config the Redocly configuration of the register
 * @returns the bundled document as plain data
 * @throws if a reference does not resolve, or two different files have one component name
 */
export async function bundleApi(api: Api, config: Config): Promise<OpenApiDocument> {
  const result = await bundle({ ref: api.root, config, componentRenamingConflicts: "error" });
  if (result.problems.length > 0) {
    throw new Error(result.problems.map((problem) => formatProblem(fromRedocly(problem))).join("\n"));
  }
  // Redocly types a parsed document as `any`; lint has checked that it is OpenAPI 3.1.
  return result.bundle.parsed as OpenApiDocument;
}
