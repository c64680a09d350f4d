/** Validates a value against the seed schema, and describes the issues. */
import { describeIssue } from "../../contract/issue.ts";
import { appendPointer } from "../../contract/json-pointer.ts";
import { nearestName } from "../../contract/nearest-name.ts";
import type { ValidationError } from "../../contract/validator.ts";
import type { SeedIssue } from "./seed-error.ts";

/** Validation error with the schema and the value, which Ajv adds with its option `verbose`. */
export interface SeedValidationError extends ValidationError {
  /** The schema that contains the keyword. */
  readonly parentSchema: {
    readonly properties?: Readonly<Record<string, object | false>>;
    readonly oneOf?: readonly { readonly required: readonly string[] }[];
    readonly patternErrorMessage?: string;
  };
  /** The value that the keyword rejects. */
  readonly data: unknown;
  /** The property name that is validated instead of a value. */
  readonly propertyName?: string;
}

/** Compiled seed schema. */
export interface SeedValidator {
  (value: unknown): boolean;
  errors?: readonly SeedValidationError[] | null;
}

/**
 * Validates a value.
 *
 * @param value any value
 * @returns every violation of the schema
 */
export async function checkSchema(value: unknown): Promise<readonly SeedIssue[]> {
  const { validateSeed } = await import("../../../generated/platform/seed-validator.js");
  validateSeed(value);
  const errors = validateSeed.errors ?? [];
  return errors.filter((error) => !isRedundant(error)).map(toSchemaIssue);
}

/** Another error describes the same issue better. */
function isRedundant({ keyword, schemaPath, data }: SeedValidationError): boolean {
  const isObject = typeof data === "object" && data !== null && !Array.isArray(data);
  return (
    keyword === "propertyNames" || /\/oneOf\/\d+\//.test(schemaPath) || (keyword === "oneOf" && !isObject)
  );
}

function toSchemaIssue(error: SeedValidationError): SeedIssue {
  const { instancePath: pointer, keyword, params, propertyName } = error;
  const { additionalProperty: unknownName } = params;
  if (typeof unknownName === "string") return describeUnknownProperty(unknownName, error);
  if (propertyName !== undefined) {
    return { pointer: appendPointer(pointer, propertyName), target: "name", message: toMessage(error) };
  }
  if (keyword === "false schema") {
    return { pointer, target: "name", message: "is set by the platform; omit it" };
  }
  return { pointer, target: "value", message: toMessage(error) };
}

function describeUnknownProperty(
  name: string,
  { instancePath, parentSchema }: SeedValidationError,
): SeedIssue {
  const known = Object.entries(parentSchema.properties ?? {}).filter(([, schema]) => schema !== false);
  const nearest = nearestName(
    name,
    known.map(([knownName]) => knownName),
  );
  if (nearest === undefined && parentSchema.oneOf) {
    // Credentials: the name may be a secret that was written in place of a name.
    return { pointer: instancePath, target: "value", message: "has an unknown property" };
  }
  const hint = nearest === undefined ? "" : `; did you mean ${nearest}?`;
  return {
    pointer: appendPointer(instancePath, name),
    target: "name",
    message: `is not a known property${hint}`,
  };
}

/** Words an error like every other validation error, except where the seed schema allows a more helpful message. */
function toMessage(error: SeedValidationError): string {
  const { keyword, params, parentSchema, data } = error;
  const { format, limit, missingProperty, pattern, type } = params;
  switch (keyword) {
    case "required":
      return `must have the property ${missingProperty}`;
    case "oneOf":
      return `must have either ${parentSchema.oneOf?.flatMap(({ required }) => required).join(" or ")}`;
    case "type": {
      // YAML reads `26.3` as a number and `true` as a boolean.
      const isUnquoted = type === "string" && (typeof data === "number" || typeof data === "boolean");
      return `${describeIssue(error, "").message}${isUnquoted ? "; put it in quotes" : ""}`;
    }
    case "format":
      return format === "uuid" ? "must be a UUID" : "must be a date and time, as in 2027-01-31T09:30:00.000Z";
    case "pattern":
      return parentSchema.patternErrorMessage ?? `must match ${pattern}`;
    case "minLength":
      return `must have at least ${limit} ${limit === 1 ? "character" : "characters"}`;
    case "maxLength":
      return `must have at most ${limit} characters`;
    default:
      return describeIssue(error, "").message;
  }
}
