/** Changes the references of a document. */
import { mapKeywords } from "../../../src/contract/document/keywords.ts";
import { isObject } from "../../../src/contract/openapi.ts";

/** Members whose own members have names that an author chooses: `x-` begins no extension there. */
const namedMembers = [...mapKeywords, "$defs", "schemas", "headers", "examples", "mapping"];

/** Copies a value with other references, of `$ref` and discriminators. `change`: returns the new one, or undefined to remove it. */
export function changeReferences(
  value: unknown,
  change: ($ref: string, isExtension: boolean) => string | undefined,
  parent = "",
  isExtension = false,
): unknown {
  if (Array.isArray(value)) return value.map((item) => changeReferences(item, change, "", isExtension));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([name, member]) => {
    const isNamed = namedMembers.includes(parent);
    if (typeof member === "string" && (isNamed ? parent === "mapping" : name === "$ref")) {
      const changed = change(member, isExtension);
      return changed === undefined ? [] : [[name, changed]];
    }
    const isWithin = isExtension || (name.startsWith("x-") && !isNamed);
    // A property named `properties` has no names of its own.
    const isKeyword = !isNamed && (name !== "mapping" || "propertyName" in value);
    return [[name, changeReferences(member, change, isKeyword ? name : "", isWithin)]];
  });
  return Object.fromEntries(entries);
}
