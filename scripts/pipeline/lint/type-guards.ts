/** Type guards for values of a parsed document. */

/** Whether a value is a JSON object or an array. */
export function isObjectOrArray(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Whether a value is a Reference Object, or a schema with a `$ref`. */
export function isReference(value: unknown): value is { $ref: string } {
  return isObjectOrArray(value) && "$ref" in value && typeof value.$ref === "string";
}
