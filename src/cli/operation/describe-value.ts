/** Describes values of a request in words, for help and for violations. */
import type { ValueModel } from "./command-model.ts";

/**
 * Describes the values that the contract allows, besides their type.
 *
 * @returns such as `500 to 60000 or null`; empty if every value of the type is allowed
 */
export function describeValue(model: ValueModel): string {
  const facts = [
    describeRange(model.minimum, model.maximum),
    ...(model.exclusiveMinimum === undefined ? [] : [`greater than ${model.exclusiveMinimum}`]),
    ...(model.exclusiveMaximum === undefined ? [] : [`less than ${model.exclusiveMaximum}`]),
    ...(model.multipleOf === undefined ? [] : [`a multiple of ${model.multipleOf}`]),
    describeCount(model.minLength, model.maxLength, "character"),
    describeCount(model.minItems, model.maxItems, "item"),
    ...(model.pattern === undefined ? [] : [`matching ${model.pattern}`]),
    ...(model.values ? [`one of ${model.values.join(", ")}`] : []),
    ...(model.known ? [`such as ${model.known.join(", ")}`] : []),
  ].filter(Boolean);
  const own = facts.join(", ");
  const items = model.items ? describeValue(model.items) : "";
  return [[own, items].filter(Boolean).join("; each "), ...(model.nullable ? ["null"] : [])]
    .filter(Boolean)
    .join(" or ");
}

function describeRange(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? "" : `at most ${max}`;
  return max === undefined ? `at least ${min}` : `${min} to ${max}`;
}

function describeCount(min: number | undefined, max: number | undefined, unit: string): string {
  if (min === undefined && max === undefined) return "";
  const range = describeRange(min, max);
  return `${range} ${unit}${(max ?? min) === 1 ? "" : "s"}`;
}
