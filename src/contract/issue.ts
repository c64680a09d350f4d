/** Wording of validation errors. */
import { nearestName } from "./nearest-name.ts";
import type { ValidationError } from "./validator.ts";

/** One violation of the contract. */
export interface Issue {
  /** JSON Pointer to the value (RFC 6901), such as `/body/engine_max_threads`. */
  readonly pointer: string;
  /** Description of the violation, such as `must be an integer from 0 to 64`. */
  readonly message: string;
  /** The JSON Schema keyword that is violated, such as `minimum`. */
  readonly keyword: string;
  /** The keyword's limit, if it has one, such as `500`. */
  readonly limit: unknown;
}

/** Creates an issue. `keyword`: the JSON Schema keyword that is violated, or the closest one. */
export function createIssue(pointer: string, message: string, keyword: string, limit?: unknown): Issue {
  return { pointer, message, keyword, limit };
}

/** Appends a member's name to a JSON Pointer. Not by `json-pointer.ts`, which a client loads only when it looks for drift. */
export function memberPointer(pointer: string, name: string): string {
  return `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

/** Describes a validation error of a request. `root`: prefix of the pointer, such as `/body`. */
export function describeIssue(
  { instancePath, keyword, message, params }: ValidationError,
  root: string,
): Issue {
  const { member, known, limit } = params;
  const pointer = root + instancePath;
  return createIssue(
    member === undefined ? pointer : memberPointer(pointer, String(member)),
    message ?? describeUnknown(String(member), Object.keys(Object(known))),
    keyword,
    limit,
  );
}

function describeUnknown(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return `is unknown (${nearest ? `did you mean ${nearest}?` : "check its spelling"})`;
}
