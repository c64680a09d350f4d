/** Response schemas straight from a bundle, compiled by Ajv at run time: neither Prism's nor our generated validators. */
import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { listOperations } from "../../scripts/lib/document.ts";

/** The extensions that lint lets through: those of the rule known-extension. */
function knownExtensions(): string[] {
  const file = new URL("../../.spectral.yaml", import.meta.url);
  return parse(readFileSync(file, "utf8")).rules["known-extension"].then.functionOptions.values;
}

/**
 * Compiles the JSON schemas of every described response.
 *
 * @param document a bundled OpenAPI document
 * @returns validators by `operationId status`
 */
export function compileResponses(document: OpenApiDocument): ReadonlyMap<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  // Its types describe a CommonJS module whose default is the module itself; Node gives the function.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addVocabulary(knownExtensions());
  // References point into the document, so each schema is compiled beside all of them.
  const components = { schemas: document.components?.schemas ?? {} };
  ajv.addKeyword("components");
  return new Map(
    listOperations(document).flatMap(({ operationId, responses }) =>
      Object.entries(responses).flatMap(([status, content]) =>
        content
          .filter(({ mediaType }) => mediaType === "application/json")
          .map(({ schema }) => [`${operationId} ${status}`, ajv.compile({ ...schema, components })] as const),
      ),
    ),
  );
}
