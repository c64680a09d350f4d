/** Checks what a fault is made of, so that a mistake shows where it is injected and not in an answer that never comes. */
import type { Fault, FaultOptions } from "./fault.ts";

type Members = Readonly<Record<string, unknown>>;
type Check<Type extends Fault["type"]> = (members: Members) => Extract<Fault, { type: Type }>;

/** A fetch response with one of these must not have a body. */
const bodyless: readonly unknown[] = [204, 205, 304];

const checks: { readonly [Type in Fault["type"]]: Check<Type> } = {
  latency: (members) => ({ type: "latency", ms: readNumber("ms", members["ms"], 0, 600_000) }),
  status: (members) => {
    const status = readWhole("status", members["status"], 200, 599);
    if (bodyless.includes(status)) throw new RangeError(`status must not be ${status}, which has no body.`);
    const body = readBody(members["body"]);
    if (status < 400 && body === undefined) throw new RangeError("A status below 400 needs a body.");
    const headers = readHeaders(members["headers"]);
    return { type: "status", status, ...(body !== undefined && { body }), ...(headers && { headers }) };
  },
  drop: ({ when = "before" }) => {
    if (when === "before" || when === "after") return { type: "drop", when };
    throw new RangeError("when must be before or after.");
  },
  truncate: () => ({ type: "truncate" }),
  "rate-limit": ({ retryAfterSeconds = 1 }) => ({
    type: "rate-limit",
    retryAfterSeconds: readWhole("retryAfterSeconds", retryAfterSeconds, 0, 86_400),
  }),
};

const membersOf: { readonly [Type in Fault["type"]]: readonly string[] } = {
  latency: ["type", "ms"],
  status: ["type", "status", "body", "headers"],
  drop: ["type", "when"],
  truncate: ["type"],
  "rate-limit": ["type", "retryAfterSeconds"],
};

/**
 * Checks a fault.
 *
 * @param fault what the caller says it is
 * @returns a copy that later changes of the caller's object do not reach, with defaults filled in
 * @throws RangeError
 */
export function checkFault(fault: unknown): Fault {
  const members = readMembers("A fault", fault);
  const { type } = members;
  if (!isType(type)) {
    throw new RangeError(`A fault's type must be one of ${Object.keys(checks).join(", ")}.`);
  }
  refuseUnknown(`A fault of type ${type}`, members, membersOf[type]);
  return Object.freeze(checks[type](members));
}

/**
 * Checks when a fault is to fire.
 *
 * @param options what the caller says
 * @returns the same with defaults filled in
 * @throws RangeError
 */
export function checkOptions(options: FaultOptions): { times: number; tenantId: string | null } {
  const members = readMembers("A fault's options", options);
  refuseUnknown("A fault's options", members, ["times", "tenantId"]);
  const { times = 1, tenantId = null } = members;
  if (tenantId !== null && (typeof tenantId !== "string" || tenantId === "")) {
    throw new RangeError("tenantId must be the id of an organization or team.");
  }
  return { times: readWhole("times", times, 1, 1_000_000), tenantId };
}

function isType(type: unknown): type is Fault["type"] {
  return typeof type === "string" && Object.hasOwn(checks, type);
}

function readMembers(what: string, value: unknown): Members {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new RangeError(`${what} must be an object.`);
  }
  return Object.fromEntries(Object.entries(value));
}

function refuseUnknown(what: string, members: Members, known: readonly string[]): void {
  const unknown = Object.keys(members).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new RangeError(`${what} has no ${JSON.stringify(unknown)}, but ${known.join(", ")}.`);
}

function readNumber(name: string, value: unknown, from: number, to: number): number {
  if (typeof value === "number" && value >= from && value <= to) return value;
  throw new RangeError(`${name} must be a number from ${from} to ${to}.`);
}

function readWhole(name: string, value: unknown, from: number, to: number): number {
  const number = readNumber(name, value, from, to);
  if (Number.isInteger(number)) return number;
  throw new RangeError(`${name} must be a whole number.`);
}

function readBody(body: unknown): unknown {
  if (body === undefined || typeof body === "string") return body;
  let text: string | undefined;
  try {
    text = JSON.stringify(body);
  } catch {
    text = undefined;
  }
  if (text === undefined) throw new RangeError("body must be a text or a value that JSON can hold.");
  return JSON.parse(text);
}

/** Set by the connection itself. */
const framing = /^(?:connection|content-length|keep-alive|te|trailer|transfer-encoding|upgrade)$/;

function readHeaders(headers: unknown): Record<string, string> | undefined {
  if (headers === undefined) return undefined;
  const checked: Record<string, string> = {};
  for (const [given, value] of Object.entries(readMembers("headers", headers))) {
    const name = given.toLowerCase();
    const allowed = /^[!#$%&'*+.^_`|~\w-]+$/.test(name) && !framing.test(name);
    // What a header value may hold (RFC 9110 section 5.5), which a line break would end.
    if (!allowed || typeof value !== "string" || !/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
      throw new RangeError(`headers: ${JSON.stringify(given)} cannot be sent like this.`);
    }
    checked[name] = value;
  }
  return checked;
}
