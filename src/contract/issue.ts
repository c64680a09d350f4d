/** Wording of validation errors. */
import { appendPointer } from "./json-pointer.ts";
import type { ValidationError } from "./validator.ts";

/** One violation of the contract. */
export interface Issue {
  /** JSON Pointer to the value (RFC 6901), such as `/body/engine_max_threads`. */
  readonly pointer: string;
  /** What is wrong, such as `must be >= 500`. */
  readonly message: string;
  /** The JSON Schema keyword that is violated, such as `minimum`. */
  readonly keyword: string;
  /** The keyword's limit, if it has one, such as `500`. */
  readonly limit: unknown;
}

/**
 * Describes a validation error.
 *
 * @param error an error of a compiled validator
 * @param root prefix of the pointer, such as `/body`
 */
export function describeIssue({ instancePath, keyword, params }: ValidationError, root: string): Issue {
  const pointer = root + instancePath;
  const { limit } = params;
  switch (keyword) {
    // Ajv points to the object for these two; a pointer to the member is more useful.
    case "required":
      return {
        pointer: appendPointer(pointer, String(params["missingProperty"])),
        message: "is missing",
        keyword,
        limit,
      };
    case "additionalProperties":
      return {
        pointer: appendPointer(pointer, String(params["additionalProperty"])),
        message: "is unknown; check its spelling",
        keyword,
        limit,
      };
    default:
      return { pointer, message: `must be ${expectation(keyword, params)}`, keyword, limit };
  }
}

function expectation(keyword: string, params: ValidationError["params"]): string {
  switch (keyword) {
    case "type":
      return [params["type"]].flat().join(" or ");
    case "format":
      return String(params["format"]);
    case "enum":
      return `one of ${JSON.stringify(params["allowedValues"])}`;
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
    case "exclusiveMaximum":
      return `${params["comparison"]} ${params["limit"]}`;
    default:
      return `valid for ${keyword}`;
  }
}
