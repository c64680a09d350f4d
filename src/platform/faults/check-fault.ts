/** Checks the arguments of `faults.inject`, so that the call reports a mistake, and not a fault that never fires. */
import {
  aPlainObject,
  integerFrom,
  isPlainObject,
  numberFrom,
  type OptionRule,
  type OptionRules,
} from "../../contract/check-options.ts";
import type { PlatformApi } from "../apis/api.ts";
import { checkConfig, checkName } from "../lib/check-config.ts";
import { PlatformConfigError } from "../lib/config-error.ts";
import { checkDrift, driftKinds } from "./drift.ts";
import type { Fault, FaultOptions, FaultType } from "./fault.ts";

/** Statuses whose responses must not have a body. */
const bodylessStatuses: readonly unknown[] = [204, 205, 304];

const aStatus = integerFrom(200, 599);

const faultRules: {
  readonly [Type in FaultType]: OptionRules<Omit<Extract<Fault, { readonly type: Type }>, "type">>;
} = {
  latency: { ms: numberFrom(0, 600_000) },
  status: {
    status: [
      (value) => aStatus[0](value) && !bodylessStatuses.includes(value),
      `${aStatus[1]} other than ${bodylessStatuses.join(", ")}, which have no body`,
    ],
    body: [isJson, "a string or a JSON value"],
    headers: aPlainObject,
  },
  drop: { when: [(value) => value === "before" || value === "after", "before or after"] },
  truncate: {},
  "rate-limit": { retryAfterSeconds: integerFrom(0, 86_400) },
  drift: { kind: [(value) => driftKinds.includes(String(value)), `one of ${driftKinds.join(", ")}`] },
};

const faultTypes = Object.keys(faultRules);

const optionRules: OptionRules<FaultOptions> = {
  times: integerFrom(1, 1_000_000),
  tenantId: [(value) => typeof value === "string" && value !== "", "the id of an organization or team"],
};

const connectionHeader = /^(?:connection|content-length|keep-alive|te|trailer|transfer-encoding|upgrade)$/;

/** Checks a fault of an operation, and returns a frozen copy with defaults filled in. */
export function checkFault(fault: Fault, operationId: string, api: PlatformApi): Fault {
  if (!isPlainObject(fault)) throw new PlatformConfigError("fault must be a plain object.");
  const { type } = fault;
  checkName("fault type", type, faultTypes);
  const isType: OptionRule = [(value) => value === type, type];
  // The rules of its type have accepted every member.
  const checked = checkConfig({ type: isType, ...faultRules[type] }, fault, "fault.") as Fault;
  const copy = copyFault(checked);
  if (copy.type === "drift") checkDrift(copy.kind, operationId, api);
  return Object.freeze(copy);
}

/** Checks which requests a fault fires for. */
export function checkFaultOptions(options: FaultOptions): { times: number; tenantId: string | null } {
  const { times = 1, tenantId }: FaultOptions = checkConfig(optionRules, options);
  return { times, tenantId: tenantId ?? null };
}

function copyFault(fault: Fault): Fault {
  switch (fault.type) {
    case "latency":
      return { type: fault.type, ms: required("ms", fault.ms) };
    case "status":
      return copyStatus(fault);
    case "drop":
      return { type: fault.type, when: fault.when ?? "before" };
    case "truncate":
      return { type: fault.type };
    case "rate-limit":
      return { type: fault.type, retryAfterSeconds: fault.retryAfterSeconds ?? 1 };
    case "drift":
      return { type: fault.type, kind: required("kind", fault.kind) };
  }
}

/** Callers without types can leave out anything. */
function required<Value>(name: string, value: Value | undefined): Value {
  if (value === undefined) throw new PlatformConfigError(`fault.${name} is required.`);
  return value;
}

function copyStatus({ type, status, body, headers }: Extract<Fault, { readonly type: "status" }>): Fault {
  if (required("status", status) < 400 && body === undefined) {
    throw new PlatformConfigError("fault.body is required for a status below 400.");
  }
  return {
    type,
    status,
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.parse(JSON.stringify(body)) }),
    ...(headers && { headers: copyHeaders(headers) }),
  };
}

function isJson(value: unknown): boolean {
  try {
    // Undefined for a function or a symbol.
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

function copyHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const copy: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const lowerName = name.toLowerCase();
    const reject = (reason: string) =>
      new PlatformConfigError(`fault.headers: ${JSON.stringify(name)} ${reason}.`);
    if (!/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) throw reject("is not a valid header name");
    if (connectionHeader.test(lowerName)) throw reject("is set by the connection, and must be left out");
    if (typeof value !== "string") throw reject("must have a string as its value");
    // RFC 9110 section 5.5: a sender must not use control characters, and only recipients accept others than ASCII, as opaque bytes.
    if (!/^[\t\x20-\x7e]*$/.test(value)) {
      throw reject("has a value with characters that are not printable ASCII; encode them, as in caf%C3%A9");
    }
    copy[lowerName] = value;
  }
  return copy;
}
