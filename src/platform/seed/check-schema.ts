/** Validates a value against the seed schema, and describes the issues. */
import { propertyOrder } from "../../../generated/platform/property-order.ts";
import { seedMessages } from "../../../generated/platform/seed-messages.ts";
import { describeIssue } from "../../contract/issue.ts";
import { appendPointer, splitPointer } from "../../contract/json-pointer.ts";
import { nearestName } from "../../contract/nearest-name.ts";
import type { ValidationError } from "../../contract/validator.ts";
import { startWork } from "../lib/pause.ts";
import type { PropertyOrder } from "./property-order.ts";
import type { SeedIssue } from "./seed-error.ts";

/** Messages by the `schemaPath` of an error. */
const messages: Readonly<Record<string, string>> = seedMessages;

export interface SeedValidationError extends ValidationError {
  /** JSON Pointer to the keyword in the schema, with `#` in front. */
  readonly schemaPath: string;
  /** The property name that is validated instead of a value. */
  readonly propertyName?: string;
}

export interface SeedValidator {
  (value: unknown): boolean;
  errors?: readonly SeedValidationError[] | null;
}

export async function checkSchema(value: unknown): Promise<readonly SeedIssue[]> {
  const { validateSeed } = await import("../../../generated/platform/seed-validator.js");
  validateSeed(value);
  const issues: SeedIssue[] = [];
  const pause = startWork();
  // A script that writes a seed repeats its mistake in every resource.
  for (const error of validateSeed.errors ?? []) {
    if (!isRedundant(error, value)) issues.push(toSchemaIssue(error, value));
    await pause();
  }
  return issues;
}

/** Another error describes the same issue better. */
function isRedundant({ keyword, instancePath }: SeedValidationError, root: unknown): boolean {
  if (keyword === "propertyNames") return true;
  if (keyword !== "oneOf") return false;
  const value = valueAt(root, instancePath);
  return typeof value !== "object" || value === null || Array.isArray(value);
}

function toSchemaIssue(error: SeedValidationError, root: unknown): SeedIssue {
  const { instancePath: pointer, keyword, params, propertyName } = error;
  if (keyword === "additionalProperties") return describeUnknownProperty(String(params["member"]), error);
  const message = toMessage(error, root);
  if (propertyName !== undefined) {
    return { pointer: appendPointer(pointer, propertyName), target: "name", message };
  }
  return { pointer, target: keyword === "false schema" ? "name" : "value", message };
}

function describeUnknownProperty(name: string, error: SeedValidationError): SeedIssue {
  const { instancePath, schemaPath } = error;
  const nearest = nearestName(name, knownProperties(error));
  if (nearest === undefined && messages[siblingPath(schemaPath, "oneOf")] !== undefined) {
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
function toMessage(error: SeedValidationError, root: unknown): string {
  const { instancePath, keyword, params, schemaPath } = error;
  const { message } = describeIssue(error, "");
  switch (keyword) {
    case "required":
      return `must have the property ${params["member"]}`;
    case "type": {
      // YAML reads `26.3` as a number and `true` as a boolean.
      const isUnquoted =
        /^must be a (?:string|UUID)/.test(message) &&
        ["number", "boolean"].includes(typeof valueAt(root, instancePath));
      return `${message}${isUnquoted ? "; put it in quotes" : ""}`;
    }
    case "format":
      return /date-time/.test(message) ? "must be a date and time, as in 2027-01-31T09:30:00.000Z" : message;
    default:
      return messages[schemaPath] ?? message;
  }
}

function valueAt(root: unknown, pointer: string): unknown {
  return splitPointer(pointer).reduce<unknown>((value, key) => Reflect.get(Object(value), key), root);
}

/** Names of the properties that an object may have, from the error about one that it may not have. */
function knownProperties({ instancePath, schemaPath }: SeedValidationError): readonly string[] {
  const names = splitPointer(instancePath).filter((token) => !/^\d+$/.test(token));
  const order = names.reduce<PropertyOrder | null>((at, name) => at?.[name] ?? null, propertyOrder);
  return Object.keys(order ?? {}).filter(
    (name) => messages[siblingPath(schemaPath, `properties/${name}/false schema`)] === undefined,
  );
}

function siblingPath(schemaPath: string, keyword: string): string {
  return schemaPath.replace(/[^/]+$/, keyword);
}
