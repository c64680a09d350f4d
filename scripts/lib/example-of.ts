import type { OpenApiDocument } from "./bundle.ts";
import { dereference, type Parameter } from "./document.ts";

/**
 * Returns an example value of a parameter: its `example`, its first named example, or the first example of its schema.
 *
 * @param document the bundled document
 * @param parameter a parameter of it
 * @returns undefined if there is none
 */
export function exampleOf(document: OpenApiDocument, { example, examples, schema }: Parameter): unknown {
  const named = Object.values(examples ?? {}).map((entry) => dereference(document, entry).value);
  const ofSchema = schema ? dereference(document, schema).examples : undefined;
  const values: readonly unknown[] = [example, ...named, ...(Array.isArray(ofSchema) ? ofSchema : [])];
  return values.find((value) => value !== undefined);
}
