/** Compiles response schemas of a bundle with Ajv at run time, independently of Prism and of the generated validators. */
import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import type { OpenApiDocument } from "../../../scripts/lib/bundle.ts";
import { listOperations } from "../../../src/contract/read-document.ts";

/** The extensions that Spectral's rule known-extension accepts. */
function knownExtensions(): string[] {
  const file = new URL("../../../.spectral.yaml", import.meta.url);
  return parse(readFileSync(file, "utf8")).rules["known-extension"].then.functionOptions.values;
}

/** Compiles the JSON schemas of every described response. */
export function compileResponses(document: OpenApiDocument): ReadonlyMap<string, ValidateFunction> {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
  // Its types describe a CommonJS module whose default is the module; Node exports the function.
  (addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
  ajv.addVocabulary(knownExtensions());
  // The references of a schema lead into components.
  const components = { schemas: document.components?.schemas ?? {} };
  ajv.addKeyword("components");
  return new Map(
    listOperations(document).flatMap(({ entry, responses }) =>
      responses.flatMap(({ status, content }) => {
        if (content?.mediaType !== "application/json") return [];
        const schema = { ...content.schema?.object, components };
        return [[`${entry.operationId} ${status}`, ajv.compile(schema)] as const];
      }),
    ),
  );
}
