/** Options of `dataplat serve`. */
import type { ParseArgsOptionsConfig } from "node:util";
import { checkOptions, type OptionRule } from "../../contract/check-options.ts";
import { listenDefaults, serveDefaults } from "../../platform/defaults.ts";
import { aHostName, anOrigin, listenRules, platformRules } from "../../platform/option-rules.ts";
import type { Values } from "../model/command.ts";
import { UsageError } from "../model/errors.ts";

export const serveOptions = {
  port: { type: "string" },
  host: { type: "string" },
  "max-connections": { type: "string" },
  data: { type: "string" },
  "database-url": { type: "string" },
  seed: { type: "string" },
  demo: { type: "boolean" },
  "check-responses": { type: "boolean" },
  "rate-limit": { type: "boolean" },
  "admin-token": { type: "string" },
  cors: { type: "string", multiple: true },
  "allowed-hosts": { type: "string", multiple: true },
  "no-docs": { type: "boolean" },
  "drain-ms": { type: "string" },
} as const satisfies ParseArgsOptionsConfig;

/** Rules of the flags whose values are checked before anything starts: those of the platform's options. */
const rules: Readonly<Record<string, OptionRule>> = {
  port: listenRules.port,
  host: listenRules.host,
  "max-connections": listenRules.maxConnections,
  "drain-ms": listenRules.drainMs,
  "admin-token": platformRules.adminToken,
  cors: eachOf(anOrigin),
  "allowed-hosts": eachOf(aHostName),
};

/** A flag that may be repeated has a list of values. */
function eachOf([isValid, expected]: OptionRule): OptionRule {
  return [(values) => Array.isArray(values) && values.every(isValid), expected];
}

/** Checked options, with defaults filled in. */
export type ServeSettings = ReturnType<typeof readServeOptions>;

/**
 * Checks options, and fills in environment variables and defaults.
 *
 * @param environment environment variables; an empty one counts as unset
 * @throws UsageError for an invalid value, and for two stores
 */
export function readServeOptions(
  values: Values<typeof serveOptions>,
  environment: Readonly<Record<string, string | undefined>>,
) {
  const { data, "database-url": databaseUrl } = values;
  if (data !== undefined && databaseUrl !== undefined) {
    throw new UsageError("--data and --database-url exclude each other.");
  }
  if (values.seed === "-") {
    throw new UsageError(
      "--seed takes the name of a file. Pass /dev/stdin for standard input, or ./- for a file of this name.",
    );
  }
  const defaultDatabaseUrl = data === undefined ? environment["DATAPLAT_DATABASE_URL"] : undefined;
  const settings = {
    port: readInteger(values.port) ?? serveDefaults.port,
    host: values.host ?? listenDefaults.host,
    maxConnections: readInteger(values["max-connections"]) ?? listenDefaults.maxConnections,
    drainMs: readInteger(values["drain-ms"]) ?? listenDefaults.drainMs,
    cors: values.cors,
    allowedHosts: values["allowed-hosts"],
    adminToken: values["admin-token"] ?? (environment["DATAPLAT_ADMIN_TOKEN"] || undefined),
  };
  checkValues(settings, values["admin-token"] === undefined ? "DATAPLAT_ADMIN_TOKEN" : "--admin-token");
  return {
    ...settings,
    data,
    databaseUrl: databaseUrl ?? (defaultDatabaseUrl || undefined),
    seed: values.seed,
    demo: values.demo ?? false,
    checkResponses: values["check-responses"] ?? false,
    rateLimit: values["rate-limit"] ?? false,
    docs: !values["no-docs"],
  };
}

/** @param adminTokenName name of the source of the admin token, for a message */
function checkValues(
  { maxConnections, drainMs, adminToken, allowedHosts, ...others }: Readonly<Record<string, unknown>>,
  adminTokenName: string,
): void {
  const flags = {
    ...others,
    "max-connections": maxConnections,
    "drain-ms": drainMs,
    "admin-token": adminToken,
    "allowed-hosts": allowedHosts,
  };
  const fail = (message: string) => new UsageError(message.replace("--admin-token", adminTokenName));
  checkOptions(rules, flags, fail, "--");
}

/** `Number` alone would also read 1e3, 0x10 and spaces. */
function readInteger(text: string | undefined): number | undefined {
  return text === undefined ? undefined : /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
