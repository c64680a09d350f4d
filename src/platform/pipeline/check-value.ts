/** Request validation: a value that breaks the contract is refused with every issue. */
import { describeIssue } from "../../contract/issue.ts";
import type { ValidationError, Validator } from "../../contract/validator.ts";
import { HttpError } from "./http-error.ts";

/** Caps the message length: a body can break its schema a million times. */
const maxIssues = 20;
/** Caps member names in messages: a name can be as long as the body. */
const maxNameLength = 80;

/**
 * Validates a part of the request.
 *
 * @param validate the compiled schema; undefined if there is nothing to validate
 * @param value the part
 * @param root prefix of each JSON Pointer: `/parameters` or `/body`
 * @throws HttpError 400 that names up to 20 issues and counts the others
 */
export function checkValue(validate: Validator | undefined, value: unknown, root: string): void {
  if (!validate || validate(value)) return;
  const errors = validate.errors ?? [];
  const shown = errors.slice(0, maxIssues).map((error) => describeError(error, root));
  const more = errors.length - shown.length;
  throw new HttpError(400, `${shown.join("; ")}${more > 0 ? `; and ${more} more` : ""}`);
}

/**
 * Describes a validation error in one line: the JSON Pointer and the issue.
 *
 * @param error an error of a compiled validator
 * @param root prefix of the pointer; empty for a whole document
 */
export function describeError(error: ValidationError, root: string): string {
  const { additionalProperty } = error.params;
  const params =
    typeof additionalProperty === "string"
      ? { ...error.params, additionalProperty: cutName(additionalProperty) }
      : error.params;
  const { pointer, message } = describeIssue({ ...error, params }, root);
  return `${pointer} ${message}`;
}

/**
 * Cuts a member name from a request to 80 characters.
 *
 * @param name the name as it was sent
 */
export function cutName(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength)}...` : name;
}
