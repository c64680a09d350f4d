/** Options that would be found wrong too late, or not at all. Those of the stores are checked where they are used. */

import { nearestName } from "../contract/nearest-name.ts";
import { apis } from "./apis/index.ts";
import { PlatformConfigError } from "./config-error.ts";
import type { PlatformOptions } from "./options.ts";

/** Every option, and the type that it must have; undefined where that is looked at elsewhere. */
const types: { readonly [Name in keyof Required<PlatformOptions>]: "boolean" | "function" | undefined } = {
  data: undefined,
  databaseUrl: undefined,
  store: undefined,
  seed: undefined,
  demo: "boolean",
  checkResponses: "boolean",
  rateLimit: undefined,
  adminToken: undefined,
  now: "function",
  onError: "function",
  journalSize: undefined,
};

/**
 * Checks options.
 *
 * @param options what the platform is made with
 * @throws PlatformConfigError that says what is wrong
 */
export function checkOptions(options: PlatformOptions): void {
  const { adminToken, journalSize = 1000, rateLimit } = options;
  checkTypes(options);
  if (adminToken !== undefined && !/^[\w\-.~+/]{16,}=*$/.test(adminToken)) {
    throw new PlatformConfigError(
      "adminToken must have at least 16 characters, of letters, digits and - . _ ~ + / only.",
    );
  }
  if (!Number.isInteger(journalSize) || journalSize < 0 || journalSize > 100_000) {
    throw new PlatformConfigError("journalSize must be a whole number from 0 to 100000.");
  }
  const names = apis.map(({ name }) => name);
  for (const [name, limit] of Object.entries(typeof rateLimit === "object" ? rateLimit : {})) {
    if (!names.includes(name)) {
      throw new PlatformConfigError(`rateLimit.${name} is for no API: there are ${names.join(" and ")}.`);
    }
    if (!(Number.isInteger(limit.requests) && limit.requests >= 1 && limit.perMs >= 1)) {
      throw new PlatformConfigError(`rateLimit.${name} must be { requests, perMs }, both 1 or more.`);
    }
  }
}

/** A misspelt option that is ignored leaves a platform less strict, or more open, than it was meant to be. */
function checkTypes(options: PlatformOptions): void {
  const known = new Map<string, string | undefined>(Object.entries(types));
  for (const [name, value] of Object.entries(options)) {
    if (!known.has(name)) {
      const meant = nearestName(name, [...known.keys()]);
      const hint = meant === undefined ? "" : ` Did you mean ${meant}?`;
      throw new PlatformConfigError(`There is no option ${JSON.stringify(name)}.${hint}`);
    }
    const type = known.get(name);
    if (value !== undefined && type !== undefined && typeof value !== type) {
      throw new PlatformConfigError(`${name} must be a ${type}.`);
    }
  }
}
