/** Holds a value against the seed's schema, and says what breaks it. */
import { patternMessages, seedShape } from "../../../generated/platform/seed-shape.ts";
import { describeIssue } from "../../contract/issue.ts";
import { appendPointer, splitPointer } from "../../contract/json-pointer.ts";
import { nearestName } from "../../contract/nearest-name.ts";
import type { ValidationError } from "../../contract/validator.ts";
import type { Mistake } from "./mistake.ts";

/**
 * Checks a value.
 *
 * @param value anything
 * @returns everything that keeps it from being a seed; what must hold between its parts is another check's
 */
export async function checkSchema(value: unknown): Promise<readonly Mistake[]> {
  const { validateSeed } = await import("../../../generated/platform/seed-validator.js");
  if (validateSeed(value)) return [];
  const all = validateSeed.errors ?? [];
  const ofWrongType = new Set(all.flatMap((error) => (error.keyword === "type" ? error.instancePath : [])));
  const errors = all.filter(
    ({ instancePath, keyword, schemaPath }) =>
      // What is within these says of a choice or a name what they say as a whole.
      !/\/(?:oneOf\/\d+|propertyNames)\/./.test(schemaPath) &&
      // What is no object has no members to choose from.
      !(keyword === "oneOf" && ofWrongType.has(instancePath)),
  );
  return errors.map((error) => toMistake(error, value));
}

function toMistake(error: ValidationError, root: unknown): Mistake {
  const { instancePath, keyword, params } = error;
  const { additionalProperty: unknown, propertyName: tag } = params;
  if (typeof unknown === "string") return unknownMember(unknown, instancePath);
  if (typeof tag === "string")
    return { pointer: appendPointer(instancePath, tag), at: "name", message: tagRule };
  if (keyword === "false schema") {
    return { pointer: instancePath, at: "name", message: "is filled in by the platform; leave it out" };
  }
  return { pointer: instancePath, at: "value", message: describe(error, valueAt(root, instancePath)) };
}

const tagRule = "must be 1 to 255 characters without equals signs and control characters, and not __proto__";

function unknownMember(name: string, owner: string): Mistake {
  const known = Object.entries(shapeAt(owner) ?? {}).filter(([, member]) => member !== false);
  const meant = nearestName(
    name,
    known.map(([member]) => member),
  );
  if (meant === undefined && /\/(?:keys|tokens)\/\d+$/.test(owner)) {
    // It may be the secret itself, written in the place of a name.
    return { pointer: owner, at: "value", message: "has a member that is not known" };
  }
  const hint = meant === undefined ? "" : `; did you mean ${meant}?`;
  return { pointer: appendPointer(owner, name), at: "name", message: `is not a known member${hint}` };
}

/** The members that an object can have at a place; undefined where there is no object. */
function shapeAt(pointer: string): Readonly<Record<string, string | null | false>> | undefined {
  let shape = seedShape["Seed"];
  for (const token of splitPointer(pointer)) {
    // A list is of the objects that its member is of.
    if (/^\d+$/.test(token)) continue;
    const inner = shape?.[token];
    shape = inner ? seedShape[inner] : undefined;
  }
  return shape;
}

/** The words that all validation errors share, but for what a seed can say better. */
function describe(error: ValidationError, value: unknown): string {
  const { instancePath, keyword, params } = error;
  const { format, limit, missingProperty, pattern, type } = params;
  const { message } = describeIssue(error, "");
  switch (keyword) {
    case "required":
      return `must have the member ${missingProperty}`;
    case "oneOf":
      return `must have either ${instancePath.includes("/tokens/") ? "token or tokenHash" : "secret or secretHash"}, not both`;
    case "type":
      return `${message}${quoteHint(type, value)}`;
    case "format":
      return format === "uuid" ? "must be a UUID" : "must be a date and time, as in 2027-01-31T09:30:00.000Z";
    case "pattern":
      return patternMessages[String(pattern)] ?? `must match ${pattern}`;
    case "minLength":
    case "maxLength":
      return `must have ${keyword === "minLength" ? "at least" : "at most"} ${limit} characters`;
    default:
      return message;
  }
}

/** YAML reads `26.3` as a number and `true` as a boolean. */
function quoteHint(type: unknown, value: unknown): string {
  const isPlain = typeof value === "number" || typeof value === "boolean";
  return type === "string" && isPlain ? "; put it in quotes" : "";
}

function valueAt(root: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce<unknown>((owner, token) => {
    // An object, or an array, which is one; what it lacks is undefined.
    return typeof owner === "object" && owner !== null
      ? (owner as Readonly<Record<string, unknown>>)[token]
      : undefined;
  }, root);
}
