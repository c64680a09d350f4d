/** Options of `dataplat serve`. */
import type { ParseArgsOptionsConfig } from "node:util";
import { connectionsRange, listenDefaults } from "../../platform/transport/server-limits.ts";
import type { Values } from "../command.ts";
import { UsageError } from "../usage-error.ts";

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
  "no-docs": { type: "boolean" },
  "drain-ms": { type: "string" },
} as const satisfies ParseArgsOptionsConfig;

/** Checked options, with defaults filled in. */
export type ServeSettings = ReturnType<typeof readServeOptions>;

/**
 * Checks options, and fills in environment variables and defaults.
 *
 * @param values values of the options
 * @param environment environment variables; an empty one counts as unset
 * @throws UsageError for a number out of range, and for two stores
 */
export function readServeOptions(
  values: Values<typeof serveOptions>,
  environment: Readonly<Record<string, string | undefined>>,
) {
  const { data, "database-url": databaseUrl } = values;
  if (data !== undefined && databaseUrl !== undefined) {
    throw new UsageError("--data and --database-url exclude each other.");
  }
  const defaultDatabaseUrl = data === undefined ? environment["DATAPLAT_DATABASE_URL"] : undefined;
  return {
    port: parseInteger("--port", values.port, { default: 4000, min: 0, max: 65_535 }),
    host: values.host ?? "127.0.0.1",
    maxConnections: parseInteger("--max-connections", values["max-connections"], {
      default: listenDefaults.maxConnections,
      ...connectionsRange,
    }),
    drainMs: parseInteger("--drain-ms", values["drain-ms"], {
      default: listenDefaults.drainMs,
      min: 0,
      max: 600_000,
    }),
    data,
    databaseUrl: databaseUrl ?? (defaultDatabaseUrl || undefined),
    seed: values.seed,
    demo: values.demo ?? false,
    checkResponses: values["check-responses"] ?? false,
    rateLimit: values["rate-limit"] ?? false,
    docs: !values["no-docs"],
    adminToken: values["admin-token"] ?? (environment["DATAPLAT_ADMIN_TOKEN"] || undefined),
  };
}

function parseInteger(
  name: string,
  text: string | undefined,
  range: { readonly default: number; readonly min: number; readonly max: number },
): number {
  if (text === undefined) return range.default;
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= range.min && number <= range.max) return number;
  throw new UsageError(`${name} must be an integer from ${range.min} to ${range.max}, not ${text}.`);
}
