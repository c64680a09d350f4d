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

/** The member that each type needs. */
const requiredMembers: Partial<Record<FaultType, string>> = {
  latency: "ms",
  status: "status",
  drift: "kind",
};

const defaults: Partial<Record<FaultType, object>> = {
  drop: { when: "before" },
  "rate-limit": { retryAfterSeconds: 1 },
};

/** Checks a fault of an operation, and returns a frozen copy with defaults filled in. */
export function checkFault(fault: Fault, operationId: string, api: PlatformApi): Fault {
  if (!isPlainObject(fault)) throw new PlatformConfigError("fault must be a plain object.");
  const { type } = fault;
  checkName("fault type", type, faultTypes);
  const isType: OptionRule = [(value) => value === type, type];
  const checked = checkConfig({ type: isType, ...faultRules[type] }, fault, "fault.");
  const { [type]: required = "type" } = requiredMembers;
  if (!Object.hasOwn(checked, required)) throw new PlatformConfigError(`fault.${required} is required.`);
  // The rules of its type have accepted every member, of which each is JSON.
  const copy = { ...defaults[type], ...JSON.parse(JSON.stringify(checked)) } as Fault;
  if (copy.type === "drift") checkDrift(copy.kind, operationId, api);
  if (copy.type !== "status") return Object.freeze(copy);
  if (copy.status < 400 && copy.body === undefined) {
    throw new PlatformConfigError("fault.body is required for a status below 400.");
  }
  return Object.freeze({ ...copy, ...(copy.headers && { headers: copyHeaders(copy.headers) }) });
}

/** Checks which requests a fault fires for. */
export function checkFaultOptions(options: FaultOptions): { times: number; tenantId: string | null } {
  const { times = 1, tenantId }: FaultOptions = checkConfig(optionRules, options);
  return { times, tenantId: tenantId ?? null };
}

function isJson(value: unknown): boolean {
  // Bytes and a `Map` would become an object of another form.
  if (Object(value) === value && !Array.isArray(value) && !isPlainObject(value)) return false;
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
