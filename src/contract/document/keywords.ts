/** Keywords of JSON Schema (2020-12) with schemas in them. */
import { nearestName } from "../nearest-name.ts";
import { isObject } from "../openapi.ts";

/** Keywords whose value is a schema. */
export const singleKeywords = [
  ...["items", "additionalProperties", "unevaluatedProperties", "unevaluatedItems", "propertyNames"],
  ...["contains", "not", "if", "then", "else"],
] as const;

/** Keywords whose value is a list of schemas. */
export const listKeywords = ["allOf", "anyOf", "oneOf", "prefixItems"] as const;

/** Keywords whose value maps names to schemas. */
export const mapKeywords = ["properties", "patternProperties", "dependentSchemas"] as const;

const types = new Set<unknown>(["object", "array", "string", "number", "integer", "boolean", "null"]);
const isNumber = (value: unknown): boolean => typeof value === "number";
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;
const isText = (value: unknown): boolean => typeof value === "string";
const isFlag = (value: unknown): boolean => typeof value === "boolean";
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isAny = (): boolean => true;
const isSchema = (value: unknown): boolean => isObject(value) || typeof value === "boolean";
const isFilledList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

function withKeywords(
  keywords: readonly string[],
  isValid: (value: unknown) => boolean,
): Readonly<Record<string, (value: unknown) => boolean>> {
  return Object.fromEntries(keywords.map((keyword) => [keyword, isValid]));
}

/** Whether a keyword has a value that JSON Schema defines for it. */
const keywords: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...withKeywords(["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"], isNumber),
  multipleOf: (value) => Number(value) > 0,
  ...withKeywords(["minLength", "maxLength", "minItems", "maxItems", "minContains", "maxContains"], isCount),
  ...withKeywords(["minProperties", "maxProperties"], isCount),
  ...withKeywords(["$ref", "pattern", "format", "title", "description"], isText),
  ...withKeywords(["uniqueItems", "deprecated", "readOnly", "writeOnly"], isFlag),
  ...withKeywords(["const", "default"], isAny),
  type: (value) => isFilledList([value].flat()) && [value].flat().every((each) => types.has(each)),
  enum: isFilledList,
  examples: Array.isArray,
  required: isTextList,
  ...withKeywords(["discriminator", "dependentRequired", ...mapKeywords], isObject),
  ...withKeywords(singleKeywords, isSchema),
  ...withKeywords(listKeywords, isFilledList),
};

/** Whether a keyword means something with this value: one that JSON Schema or OpenAPI 3.1 defines, and that the pipeline reads. */
export function hasEffect(keyword: string, value: unknown): boolean {
  return Object.hasOwn(keywords, keyword) && keywords[keyword]?.(value) === true;
}

/** Other keywords of JSON Schema and OpenAPI, and those that have another form in OpenAPI 3.0 or older drafts. */
const others = new Set([
  ...["$id", "$schema", "$anchor", "$comment", "$defs", "$dynamicRef", "$dynamicAnchor", "$vocabulary"],
  ...["contentEncoding", "contentMediaType", "contentSchema", "definitions", "example", "examples"],
  ...["exclusiveMaximum", "exclusiveMinimum", "externalDocs", "items", "nullable", "xml"],
]);

/** Says why a keyword of a schema has no effect; undefined if it has one. */
export function keywordProblem(keyword: string, value: unknown): string | undefined {
  if (keyword.startsWith("x-") || others.has(keyword) || hasEffect(keyword, value)) return undefined;
  if (Object.hasOwn(keywords, keyword))
    return `The keyword \`${keyword}\` has no effect: JSON Schema does not define this value for it.`;
  const nearest = nearestName(keyword, [...Object.keys(keywords), ...others]);
  const advice = nearest === undefined ? "" : ` Did you mean \`${nearest}\`?`;
  return `The keyword \`${keyword}\` has no effect: neither JSON Schema nor OpenAPI defines it.${advice}`;
}
