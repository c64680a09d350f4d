/** Options that would be found wrong too late, or not at all. Those of the stores are checked where they are used. */
import { apis } from "./apis.ts";
import { PlatformConfigError } from "./config-error.ts";
import type { PlatformOptions } from "./options.ts";

/**
 * Checks options.
 *
 * @param options what the platform is made with
 * @throws PlatformConfigError that says what is wrong
 */
export function checkOptions({ adminToken, journalSize = 1000, rateLimit }: PlatformOptions): void {
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
