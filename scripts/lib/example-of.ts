import type { OpenApiDocument } from "./bundle.ts";
import { dereference, type Parameter } from "./document.ts";

/**
 * A value to give a parameter: its `example`, or else the first of its named examples, or else the first of its schema.
 *
 * @param document the bundled document
 * @param parameter a parameter of it
 * @returns undefined when there is none
 */
export function exampleOf(document: OpenApiDocument, { example, examples, schema }: Parameter): unknown {
  const named = Object.values(examples ?? {}).map((entry) => dereference(document, entry).value);
  const ofSchema = schema ? dereference(document, schema).examples : undefined;
  const values: readonly unknown[] = [example, ...named, ...(Array.isArray(ofSchema) ? ofSchema : [])];
  return values.find((value) => value !== undefined);
}
