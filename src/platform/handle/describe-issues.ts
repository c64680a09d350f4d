/** Words for what a compiled validator found, each with a JSON Pointer to it. */

import type { ValidationError, Validator } from "../api.ts";
import { childOf } from "../pointer.ts";
import { Refusal } from "../refusal.ts";

/** More would not help anybody, and a body can break its schema a million times. */
const mostIssues = 20;

/**
 * Checks a value.
 *
 * @param validate the compiled schema; undefined when there is nothing to check
 * @param value part of the request
 * @param root `/parameters` or `/body`, put before each pointer
 * @throws Refusal 400 that names everything that is wrong
 */
export function checkValue(validate: Validator | undefined, value: unknown, root: string): void {
  if (!validate || validate(value)) return;
  const errors = validate.errors ?? [];
  const shown = errors.slice(0, mostIssues).map((error) => describeIssue(error, root));
  const more = errors.length - shown.length;
  throw new Refusal(400, `${shown.join("; ")}${more > 0 ? `; and ${more} more` : ""}`);
}

/**
 * Says what is wrong in one place.
 *
 * @param error what the validator reported
 * @param root put before its pointer
 */
export function describeIssue({ instancePath, keyword, params }: ValidationError, root: string): string {
  const member = params["additionalProperty"] ?? params["missingProperty"];
  const place = `${root}${instancePath}`;
  if (typeof member === "string") {
    const pointer = childOf(place, cutName(member));
    return keyword === "required"
      ? `${pointer} is missing`
      : `${pointer} is not known here (check its spelling)`;
  }
  const { allowedValues, comparison, format, limit, type } = params;
  if (Array.isArray(allowedValues)) return `${place} must be one of ${JSON.stringify(allowedValues)}`;
  if (typeof comparison === "string") return `${place} must be ${comparison} ${limit}`;
  return `${place} must be ${[type ?? format ?? `valid for ${keyword}`].flat().join(" or ")}`;
}

/**
 * A name that a caller chose, as a message repeats it: it may be as long as the body.
 *
 * @param name as it was sent
 */
export function cutName(name: string): string {
  return name.length > 80 ? `${name.slice(0, 80)}...` : name;
}
