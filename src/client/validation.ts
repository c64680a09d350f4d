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
    const { additionalProperty, missingProperty, allowedValues, comparison, format, limit, type } = params;
    // These two report the object; the pointer is more use when it names the member (RFC 6901 section 3).
    const member = additionalProperty ?? missingProperty;
    const place = `${root}${instancePath}`;
    const pointer =
      typeof member === "string" ? `${place}/${member.replaceAll("~", "~0").replaceAll("/", "~1")}` : place;
    // A type or a format, by its name; else the keyword, which says what is wrong.
    const wanted = comparison
      ? `${comparison} ${limit}`
      : allowedValues
        ? `one of ${JSON.stringify(allowedValues)}`
        : [type ?? format ?? `valid for ${keyword}`].flat().join(" or ");
    const message =
      missingProperty !== undefined
        ? "is missing"
        : additionalProperty !== undefined
          ? "is unknown; check its spelling"
          : `must be ${wanted}`;
    return requestIssue(pointer, message, keyword, limit);
  });
}
