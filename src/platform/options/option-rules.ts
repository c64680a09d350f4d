/** Rules of the options of a platform and of its servers. */
import {
  aBoolean,
  aFunction,
  aString,
  integerFrom,
  isPlainObject,
  maxInt32,
  numberFrom,
  type OptionRule,
  type OptionRules,
} from "../../contract/check-options.ts";
import type { RateLimit } from "../apis/api.ts";
import { checkConfig } from "../lib/check-config.ts";
import { PlatformConfigError } from "../lib/config-error.ts";
import { type ListenOptions, listenRanges, type PlatformOptions } from "./options.ts";

/** Rules of the options of `createPlatform`. */
export const platformRules: OptionRules<PlatformOptions> = {
  data: aString,
  databaseUrl: aString,
  store: [(value) => typeof Object(value).insertIfEmpty === "function", "a Store"],
  seed: [
    (value) => (typeof value === "string" ? value !== "" : isPlainObject(value)),
    "a seed or the path of a file",
  ],
  demo: aBoolean,
  checkResponses: aBoolean,
  rateLimit: [
    (value) => typeof value === "boolean" || isPlainObject(value),
    "true, false or an object with limits by API name",
  ],
  adminToken: [
    (value) => typeof value === "string" && /^[\w\-.~+/]{16,}=*$/.test(value),
    "at least 16 characters: letters, digits and - . _ ~ + / only",
  ],
  now: aFunction,
  onError: aFunction,
  onWarning: aFunction,
  journalSize: integerFrom(0, 100_000),
};

/** The origin of a web page. `*` is refused: with public demo credentials, it would let every page in. */
export const anOrigin: OptionRule = [
  isOrigin,
  "an origin as browsers send it, in lower case, with a scheme that has origins, and without a path and the default port (80 for http, 443 for https), such as http://localhost:5173; * and null are refused",
];

/** A name of a `Host` header. */
export const aHostName: OptionRule = [
  (value) => typeof value === "string" && /^[^\s/:@*[\]]+$/.test(value),
  "the name of a host without a port, such as platform.test",
];

const listOf = ([isValid, expected]: OptionRule): OptionRule => [
  (value) => Array.isArray(value) && value.every(isValid),
  `an array; each item must be ${expected}`,
];

/**
 * Whether a browser or a web view can send this as `Origin`. Web views of apps have schemes of their own, as in `capacitor://localhost`,
 * whose origin is opaque in the URL standard, but not in these web views.
 */
function isOrigin(value: unknown): boolean {
  if (typeof value !== "string" || value.includes("*") || !URL.canParse(value)) return false;
  const { origin, protocol } = new URL(value);
  if (/^(?:file|ftp|wss?):$/.test(protocol)) return false;
  return origin === value || (origin === "null" && /^[a-z][a-z\d+.-]*:\/\/[a-z\d._-]+(?::\d+)?$/.test(value));
}

/** Rules of the options of `listen`. A name is looked up, and a folder is opened, only by `listen`. */
export const listenRules: OptionRules<ListenOptions> = {
  port: integerFrom(...listenRanges.port),
  host: [
    (value) => typeof value === "string" && /^[^\s/]+$/.test(value),
    "a name or an address of this machine, such as 127.0.0.1",
  ],
  drainMs: integerFrom(...listenRanges.drainMs),
  maxConnections: integerFrom(...listenRanges.maxConnections),
  docs: [
    (value) => typeof value === "string" && value !== "" && !value.includes("\0"),
    "the path of a folder",
  ],
  cors: listOf(anOrigin),
  allowedHosts: listOf(aHostName),
};

const rateLimitRules: OptionRules<RateLimit> = {
  requests: integerFrom(1, maxInt32),
  perMs: numberFrom(1, maxInt32),
};

/** Checks the options of a platform. Addresses, files and seeds are checked further when they are opened. */
export function checkPlatformOptions(options: PlatformOptions, apiNames: readonly string[]): PlatformOptions {
  const checked: PlatformOptions = checkConfig(platformRules, options);
  const { rateLimit } = checked;
  if (typeof rateLimit === "object") {
    const isLimit = [isPlainObject, "{ requests, perMs }"] as const;
    const limits = checkConfig(
      Object.fromEntries(apiNames.map((name) => [name, isLimit])),
      rateLimit,
      "rateLimit.",
    );
    for (const [name, limit] of Object.entries(limits)) {
      const prefix = `rateLimit.${name}.`;
      const { requests, perMs }: Partial<RateLimit> = checkConfig(rateLimitRules, limit, prefix);
      if (requests === undefined || perMs === undefined) {
        throw new PlatformConfigError(`${prefix}requests and ${prefix}perMs are required.`);
      }
    }
  }
  return checked;
}
