/** Builds the request of an operation, once for all attempts, and rejects one that is invalid. What is validated is what is sent. */
import { isPlainObject } from "../contract/check-options.ts";
import { createIssue, describeIssue, type Issue, memberPointer } from "../contract/issue.ts";
import type { Operation, OperationSuccess } from "../contract/operation.ts";
import {
  ParameterError,
  type ParameterStyle,
  writeParameter,
  writeParameters,
} from "../contract/parameter-style.ts";
import type { RequestValidators, Validator } from "../contract/validator.ts";
import type { Fail, WriteBody, WrittenBody } from "./body-codec.ts";
import type { CallContext } from "./call-context.ts";
import { ConfigError, InvalidRequestError } from "./errors/index.ts";

/** A request, which can be sent any number of times. Each attempt adds the authorization. */
export interface CallRequest {
  readonly url: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: WrittenBody | ArrayBuffer | undefined;
  /** Whether the caller gets the body of a failure; otherwise it is cut. */
  readonly isRaw: boolean;
  /** Whether the body of a response may be bytes; otherwise it is read as text, which is faster. */
  readonly hasBytes: boolean;
}

/** An operation with what its requests have in common. */
export interface BoundOperation extends Operation {
  /** Value of the `Accept` header. */
  readonly accept: string;
  /** Whether a success may be something else than JSON. */
  readonly hasBytes: boolean;
}

/** Prepares an operation, once for all calls. */
export function prepareOperation(operation: Operation): BoundOperation {
  const successes = Object.values(operation.success);
  const hasBytes = successes.some(({ kind }) => kind !== "json" && kind !== "none");
  return { ...operation, accept: listMediaTypes(successes), hasBytes };
}

/** Parameters of a call, by name. */
export type Parameters = Readonly<Record<string, unknown>>;

/** Builds the request of a call. Throws InvalidRequestError with everything that is wrong. `validators`: undefined if the contract is not checked. */
export function buildRequest(
  call: CallContext,
  operation: BoundOperation,
  parameters: Parameters,
  body: unknown,
  validators: RequestValidators | undefined,
): CallRequest {
  const copy = copyParameters(operation, parameters);
  const issues = validate(validators?.parameters, copy, "/parameters");
  const written = writeParameters(operation, (parameter) => write(call, parameter, copy, issues));
  const { requestBody, accept, hasBytes } = operation;
  const headers: Record<string, string> = { accept };
  const fail: Fail = (message, options, keyword = "type", pointer = "/body") => {
    throw new InvalidRequestError(call, [...issues, createIssue(pointer, message, keyword)], options);
  };
  let content: WrittenBody | undefined;
  if (body !== undefined) {
    if (requestBody) headers["content-type"] = requestBody.mediaType;
    const { write = writeJson } = (requestBody && call.client.api.bodies?.[requestBody.kind]) ?? {};
    const validator = validators?.body;
    const check = validator && ((value: unknown) => void issues.push(...validate(validator, value, "/body")));
    content = write(body, { requestBody, headers, fail, check });
  } else if (requestBody?.required) fail("is missing", {}, "required");
  if (issues.length > 0) throw new InvalidRequestError(call, issues);
  return {
    url: call.client.baseUrl + written.address,
    headers: { ...headers, ...call.settings.headers, ...written.headers },
    body: content,
    isRaw: false,
    hasBytes,
  };
}

/** Media types of an operation's successes for `Accept`, and JSON for errors, which a server should not prefer. */
function listMediaTypes(successes: readonly OperationSuccess[]): string {
  const types = successes.flatMap(({ mediaType }) => mediaType ?? []);
  const json = "application/json";
  if (!types.includes(json)) types.push(types.length > 0 ? `${json};q=0.5` : json);
  return [...new Set(types)].join(", ");
}

/** Copies inherited members and getters as well, and the values of lists and objects, so that a value is read once. */
function copyParameters(operation: Operation, parameters: Parameters): Parameters {
  // Spread, since an assignment to `__proto__` would set the prototype.
  const copy: Record<string, unknown> = { ...parameters };
  // The getters of a class are not enumerable.
  const names = operation.parameters.map(({ name }) => name);
  for (const name in parameters) names.push(name);
  for (const name of names) {
    if (!Object.hasOwn(copy, name)) copy[name] = parameters[name];
    const value = copy[name];
    if (Array.isArray(value)) copy[name] = Array.from(value);
    else if (isPlainObject(value)) copy[name] = { ...value };
  }
  return copy;
}

/** Writes a parameter. Adds an issue if that fails, unless the validator has found one. */
function write(
  call: CallContext,
  parameter: ParameterStyle,
  parameters: Parameters,
  issues: Issue[],
): string {
  const { name, in: place, key = name } = parameter;
  const header = place === "cookie" ? place : key;
  // A header of the options would not be validated.
  if (/^[hc]/.test(place) && Object.hasOwn(call.settings.headers, header.toLowerCase())) {
    throw new ConfigError(`headers: "${header}" is a parameter.`, call);
  }
  try {
    return writeParameter(parameter, parameters[name], call.client.api.writeValue);
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error;
    const pointer = memberPointer("/parameters", name);
    const isKnown = issues.some((issue) => `${issue.pointer}/`.startsWith(`${pointer}/`));
    if (!isKnown) issues.push(createIssue(pointer, error.message, place));
    return "";
  }
}

/** The text is validated: a server parses it, and it differs from the value with `toJSON`, getters and inherited members. */
export const writeJson: WriteBody<string> = (body, { fail, check }) => {
  let message = "must be plain JSON";
  let cause: unknown;
  try {
    const text = JSON.stringify(body, (name, value) => {
      if (isPlainJson(value)) return value;
      message += name && `; ${name} is not`;
      if (isPlainObject(value)) message += "; pass a plain object";
      throw new Error(message);
    });
    check?.(JSON.parse(text));
    // Undefined for a function or a symbol.
    if (text) return text;
  } catch (error) {
    cause = error;
  }
  return fail(message, { cause });
};

/**
 * Whether `JSON.stringify` writes a value as it is. It writes NaN and infinite numbers as null, which is a value of its own in settings, and a
 * `Map`, `FormData`, `Blob` or `Promise` as an empty object, leaves out functions and the getters of a class, and does not name the member that
 * is a bigint.
 */
function isPlainJson(value: unknown): boolean {
  switch (typeof value) {
    case "number":
      return Number.isFinite(value);
    case "object":
      if (value === null || Array.isArray(value) || "toJSON" in value) return true;
      return isPlainObject(value) && !(Symbol.iterator in value) && !hasInherited(value);
    case "string":
    case "boolean":
    case "undefined":
      return true;
    default:
      return false;
  }
}

/** Whether an object inherits getters or values, which JSON leaves out. `Object.prototype` has a getter of its own, and no prototype. */
export function hasInherited(value: object): boolean {
  const prototype: object | null = Object.getPrototypeOf(value);
  if (!prototype || !Object.getPrototypeOf(prototype)) return false;
  const members = Object.values(Object.getOwnPropertyDescriptors(prototype));
  return members.some(({ value: member }) => typeof member !== "function") || hasInherited(prototype);
}

function validate(validator: Validator | undefined, value: unknown, root: string): Issue[] {
  if (!validator || validator(value)) return [];
  return (validator.errors ?? []).map((error) => describeIssue(error, root));
}
