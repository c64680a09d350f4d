/** Checks the arguments of `faults.inject`, so that the call reports a mistake, and not a fault that never fires. */
import { checkMembers } from "../check-arguments.ts";
import type { Fault, FaultOptions, FaultType } from "./fault.ts";

type FaultMembers = Readonly<Record<string, unknown>>;

/** Members of each type of fault besides `type`. */
const membersByType: { readonly [Type in FaultType]: readonly string[] } = {
  latency: ["ms"],
  status: ["status", "body", "headers"],
  drop: ["when"],
  truncate: [],
  "rate-limit": ["retryAfterSeconds"],
};

const faultTypes = Object.keys(membersByType);

/** Statuses whose responses must not have a body. */
const bodylessStatuses: readonly unknown[] = [204, 205, 304];

/** Headers that the connection sets. */
const connectionHeader = /^(?:connection|content-length|keep-alive|te|trailer|transfer-encoding|upgrade)$/;

/**
 * Checks a fault.
 *
 * @param fault the fault as the caller passed it
 * @returns a frozen copy with defaults filled in
 * @throws RangeError
 */
export function checkFault(fault: unknown): Fault {
  const type: unknown = Object(fault).type;
  if (!isFaultType(type)) throw new RangeError(`type of a fault must be one of ${faultTypes.join(", ")}.`);
  const members = checkMembers(`member of a ${type} fault`, fault, ["type", ...membersByType[type]]);
  return Object.freeze(copyFault(type, members));
}

/**
 * Checks which requests a fault fires for.
 *
 * @param options the options as the caller passed them
 * @returns the options with defaults filled in
 * @throws RangeError
 */
export function checkFaultOptions(options: FaultOptions): { times: number; tenantId: string | null } {
  const members = checkMembers("option of a fault", options, ["times", "tenantId"]);
  const { times = 1, tenantId = null } = members;
  if (tenantId !== null && (typeof tenantId !== "string" || tenantId === "")) {
    throw new RangeError("tenantId must be the id of an organization or team.");
  }
  return { times: checkIntegerMember("times", times, 1, 1_000_000), tenantId };
}

function isFaultType(type: unknown): type is FaultType {
  return typeof type === "string" && faultTypes.includes(type);
}

function copyFault(type: FaultType, members: FaultMembers): Fault {
  switch (type) {
    case "latency":
      return { type, ms: checkNumberMember("ms", members["ms"], 0, 600_000) };
    case "status":
      return copyStatus(members);
    case "drop": {
      const { when = "before" } = members;
      if (when !== "before" && when !== "after") throw new RangeError("when must be before or after.");
      return { type, when };
    }
    case "truncate":
      return { type };
    case "rate-limit": {
      const { retryAfterSeconds = 1 } = members;
      return {
        type,
        retryAfterSeconds: checkIntegerMember("retryAfterSeconds", retryAfterSeconds, 0, 86_400),
      };
    }
  }
}

function copyStatus(members: FaultMembers): Fault {
  const status = checkIntegerMember("status", members["status"], 200, 599);
  if (bodylessStatuses.includes(status)) {
    throw new RangeError(`status must not be ${status}, which has no body.`);
  }
  const body = copyBody(members["body"]);
  if (status < 400 && body === undefined) throw new RangeError("A status below 400 requires a body.");
  const headers = members["headers"] === undefined ? undefined : copyHeaders(members["headers"]);
  return { type: "status", status, ...(body !== undefined && { body }), ...(headers && { headers }) };
}

function copyBody(body: unknown): unknown {
  if (body === undefined || typeof body === "string") return body;
  try {
    // For a function or a symbol, stringify returns undefined, which parse rejects.
    return JSON.parse(JSON.stringify(body));
  } catch {
    throw new RangeError("body must be a string or a JSON value.");
  }
}

function copyHeaders(headers: unknown): Record<string, string> {
  const copy: Record<string, string> = {};
  if (typeof headers !== "object" || headers === null) throw new RangeError("headers must be an object.");
  for (const [name, value] of Object.entries(headers)) {
    const lowerName = name.toLowerCase();
    const isName = /^[!#$%&'*+.^_`|~\w-]+$/.test(name) && !connectionHeader.test(lowerName);
    // RFC 9110 section 5.5; a line break would end the value.
    if (!isName || typeof value !== "string" || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
      throw new RangeError(
        `headers: ${JSON.stringify(name)} is not a valid header, has an invalid value, or is set by the connection.`,
      );
    }
    copy[lowerName] = value;
  }
  return copy;
}

function checkNumberMember(name: string, value: unknown, min: number, max: number): number {
  if (typeof value === "number" && value >= min && value <= max) return value;
  throw new RangeError(`${name} must be a number from ${min} to ${max}.`);
}

function checkIntegerMember(name: string, value: unknown, min: number, max: number): number {
  if (Number.isInteger(value)) return checkNumberMember(name, value, min, max);
  throw new RangeError(`${name} must be an integer from ${min} to ${max}.`);
}
