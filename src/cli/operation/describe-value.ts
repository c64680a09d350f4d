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
    model.exclusiveMinimum === undefined ? "" : `greater than ${model.exclusiveMinimum}`,
    model.exclusiveMaximum === undefined ? "" : `less than ${model.exclusiveMaximum}`,
    model.multipleOf === undefined ? "" : `a multiple of ${model.multipleOf}`,
    describeCount(model.minLength, model.maxLength, "character"),
    describeCount(model.minItems, model.maxItems, "item"),
    model.pattern === undefined ? "" : `matching ${model.pattern}`,
    model.values ? joinWords(model.values.map(String), "or") : "",
    model.known ? `such as ${joinWords(model.known.map(String), "and")}` : "",
    model.items ? describeItems(model.items) : "",
  ];
  const text = facts.filter(Boolean).join(", ");
  if (!model.nullable) return text;
  return text === "" ? "or null" : `${text}, or null`;
}

function describeItems(items: ValueModel): string {
  const text = describeValue(items);
  return text && `each ${text}`;
}

function describeRange(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === undefined ? "" : `at most ${max}`;
  if (min === max) return String(min);
  return max === undefined ? `at least ${min}` : `${min} to ${max}`;
}

function describeCount(min: number | undefined, max: number | undefined, unit: string): string {
  const range = describeRange(min, max);
  return range && `${range} ${unit}${(max ?? min) === 1 ? "" : "s"}`;
}

/** Joins words as in a sentence. */
function joinWords(words: readonly string[], conjunction: string): string {
  const last = words.length > 1 ? ` ${conjunction} ${words.at(-1)}` : words.join("");
  return words.slice(0, words.length > 1 ? -1 : 0).join(", ") + last;
}
