/** Normal form of one schema: what OpenAPI 3.0 and older drafts left over is translated, and keywords without effect are gone. */
import { isOpenList, validPattern } from "../../../src/contract/document/check-schemas.ts";
import { isFileSchema } from "../../../src/contract/document/form-fields.ts";
import { hasEffect } from "../../../src/contract/document/keywords.ts";
import { isObject, type JsonObject } from "../../../src/contract/openapi.ts";

type Mutable = Record<string, unknown>;

/** Keywords that stay outside if null becomes an alternative. */
const outside = /^(?:title|description|deprecated|readOnly|writeOnly|examples?|default)$/;

/** Normalizes a schema whose parts are normalized. The order of the keywords stays. */
export function normalizeSchema(schema: JsonObject): Mutable {
  const translated = Object.entries(schema).map(([keyword, value]) => translate(schema, keyword, value));
  const own: Mutable = Object.fromEntries(translated.filter(([keyword, value]) => isKept(keyword, value)));
  if (own["readOnly"] === true && own["writeOnly"] === true) {
    delete own["readOnly"];
    delete own["writeOnly"];
  }
  return schema["nullable"] === true ? allowNull(own) : removeNull(own);
}

function translate(schema: JsonObject, keyword: string, value: unknown): readonly [string, unknown] {
  switch (keyword) {
    case "example":
      return ["examples" in schema ? keyword : "examples", [value]];
    case "examples":
      return [keyword, isObject(value) ? Object.values(value) : value];
    case "items":
      // The tuples of older drafts.
      return Array.isArray(value) ? ["prefixItems", value] : [keyword, value];
    case "minimum":
    case "maximum": {
      // OpenAPI 3.0 has a boolean beside the bound.
      const exclusive = `exclusive${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;
      return [schema[exclusive] === true ? exclusive : keyword, value];
    }
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return [keyword, value === true ? schema[keyword.slice(9).toLowerCase()] : value];
    case "contentMediaType":
      return isFileSchema(schema) ? ["format", "binary"] : [keyword, value];
    case "pattern":
      return [keyword, typeof value === "string" ? validPattern(value) : value];
    default:
      return [keyword, value];
  }
}

function isKept(keyword: string, value: unknown): boolean {
  if (keyword === "x-extensible-enum") return isOpenList(value);
  // `xml` has an effect on samples alone.
  return keyword.startsWith("x-") || (keyword === "xml" && isObject(value)) || hasEffect(keyword, value);
}

/** `nullable` of OpenAPI 3.0 adds null to the type and to a list of values, or as an alternative to schemas that would refuse it. */
export function allowNull(own: Mutable): Mutable {
  const { type, enum: values } = own;
  if (type === undefined || ["$ref", "allOf", "anyOf", "oneOf"].some((keyword) => keyword in own)) {
    const entries = Object.entries(own);
    const inner = entries.filter(([keyword]) => !outside.test(keyword));
    if (inner.length === 0) return own;
    const kept = entries.filter(([keyword]) => outside.test(keyword));
    return { ...Object.fromEntries(kept), anyOf: [Object.fromEntries(inner), { type: "null" }] };
  }
  const types = [...new Set([type, "null"].flat())];
  const isAdded = Array.isArray(values) && !values.includes(null);
  return { ...own, type: types, ...(isAdded && { enum: [...values, null] }) };
}

/** Null is not valid if `enum` does not have it, whatever the type says. */
function removeNull(own: Mutable): Mutable {
  const { type, enum: values } = own;
  if (!Array.isArray(type)) return own;
  const isNull = !Array.isArray(values) || values.includes(null);
  const types = [...new Set(type)].filter((each) => isNull || each !== "null");
  return types.length === 0 ? own : { ...own, type: types.length === 1 ? types[0] : types };
}
