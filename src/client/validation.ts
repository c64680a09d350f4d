/** Checks a request against the compiled contract. */
import { type RequestIssue, requestIssue } from "./errors/invalid-request-error.ts";

/** One way in which a value breaks its schema, as compiled validators report it. */
export interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A compiled schema: tells whether a value fits, and keeps the reasons until its next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: readonly ValidationError[] | null;
}

/** The validators of one operation's request. */
export interface RequestValidators {
  readonly parameters?: Validator;
  readonly body?: Validator;
}

/**
 * Runs one validator.
 *
 * @param validate the compiled schema; undefined when there is nothing to check
 * @param value what is about to be sent
 * @param root `/parameters` or `/body`, put before each pointer
 * @returns everything that is wrong; empty when the value fits
 */
export function findIssues(validate: Validator | undefined, value: unknown, root: string): RequestIssue[] {
  if (!validate || validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, keyword, params }) => {
    // These two report the object; the pointer is more use when it names the member.
    const member = params["additionalProperty"] ?? params["missingProperty"];
    const place = `${root}${instancePath}`;
    // Added as a JSON Pointer has it (RFC 6901 section 3).
    const pointer =
      typeof member === "string" ? `${place}/${member.replaceAll("~", "~0").replaceAll("/", "~1")}` : place;
    return requestIssue(pointer, describeIssue(keyword, params), keyword, params["limit"]);
  });
}

function describeIssue(keyword: string, params: Readonly<Record<string, unknown>>): string {
  if (keyword === "required") return "is missing";
  const { additionalProperty, allowedValues, comparison, format, limit, type } = params;
  if (additionalProperty !== undefined) return "is unknown; check its spelling";
  if (allowedValues) return `must be one of ${JSON.stringify(allowedValues)}`;
  if (comparison) return `must be ${comparison} ${limit}`;
  // A type or a format, by its name; else the keyword, which says what is wrong.
  return `must be ${[type ?? format ?? `valid for ${keyword}`].flat().join(" or ")}`;
}
