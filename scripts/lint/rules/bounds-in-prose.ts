/** Rule `bounds-in-prose`: numbers in the description of a schema or a parameter agree with the bounds of the schema. */
import type { Location, Oas3Rule, UserContext } from "@redocly/openapi-core";
import { isObjectOrArray, isReference } from "../type-guards.ts";

type Schema = Readonly<Record<string, unknown>>;

const lowerKeywords = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const upperKeywords = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];

// Digits may be grouped: 60000, 60 000, 60,000. Parts of words and versions, such as 32-bit and 3.1.0, are not numbers.
const number = String.raw`(?<![\w.#-])(-?\d{1,3}(?:[ ,_]\d{3})+|-?\d+(?:\.\d+)?)(?![\w.-]*\w)`;
const anyNumber = new RegExp(number, "g");
const lowerBound = new RegExp(
  `(?:at least|no less than|no fewer than|minimum(?: is| of|:)?|from|≥|>=) ${number}`,
  "gi",
);
const upperBound = new RegExp(
  `(?:at most|no more than|up to|exceed|maximum(?: is| of|:)?|max\\.?|≤|<=) ${number}`,
  "gi",
);
const exclusiveUpperBound = new RegExp(`(?:less|fewer|lower|smaller) than ${number}`, "gi");
const range = new RegExp(`${number}(?: to | through | ?– ?| and (?<=\\bbetween .*))${number}`, "gi");
// Not a date, a version or a part of an identifier.
const shortRange = /(?<![\w.-])(-?\d+) ?(?:-|\.\.\.?|…) ?(-?\d+)(?![\w-]|\.\w)/g;

export const boundsInProse: Oas3Rule = () => {
  const check = (description: unknown, schema: unknown, location: Location, { report }: UserContext) => {
    if (typeof description !== "string" || !isObjectOrArray(schema)) return;
    // An object of a parsed document: its members are read by name.
    for (const message of contradictions(description, schema as Schema)) {
      report({ message, location: location.child("description") });
    }
  };
  return {
    // A description beside a `$ref` describes the target.
    ref(node: { readonly $ref: string; readonly description?: unknown }, context, { node: target }) {
      if (context.type.name === "Schema") check(node.description, target, context.location, context);
    },
    Schema: (schema, context) => check(schema.description, schema, context.location, context),
    Parameter({ description, schema }, context) {
      const target = isReference(schema) ? context.resolve<object>(schema).node : schema;
      check(description, target, context.location, context);
    },
  };
};

/** Messages about numbers of a description that contradict the schema. */
function contradictions(description: string, schema: Schema): string[] {
  const numbersOf = (pattern: RegExp, group = 1) =>
    [...description.matchAll(pattern)].map((match) => Number(match[group]?.replaceAll(/[ ,_]/g, "")));
  const { minimum = -Infinity, maximum = Infinity, exclusiveMaximum } = schema;
  const lower = new Set([...numbersOf(lowerBound), ...numbersOf(range), ...numbersOf(shortRange)]);
  const exclusive = numbersOf(exclusiveUpperBound);
  const upper = new Set([
    ...numbersOf(upperBound),
    ...numbersOf(range, 2),
    ...numbersOf(shortRange, 2),
    ...exclusive.filter((bound) => bound !== exclusiveMaximum).map((bound) => bound - 1),
  ]);
  const outside = numbersOf(anyNumber)
    .filter((value) => value < Number(minimum) || value > Number(maximum))
    .filter((value) => !lower.has(value) && !upper.has(value) && !exclusive.includes(value));
  const stated = [
    ...[...lower].filter(isNotIn(schema, lowerKeywords)).map((bound) => `the lower bound ${bound}`),
    ...[...upper].filter(isNotIn(schema, upperKeywords)).map((bound) => `the upper bound ${bound}`),
    ...outside,
  ];
  return stated.map(
    (each) =>
      `The description states ${each}, which contradicts the bounds of the schema. Correct one of them.`,
  );
}

function isNotIn(schema: Schema, keywords: readonly string[]): (bound: number) => boolean {
  return (bound) => keywords.every((keyword) => schema[keyword] !== bound);
}
