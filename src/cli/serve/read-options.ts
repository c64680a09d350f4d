/** Reads the options of `dataplat serve`. */
import { UsageError } from "../usage-error.ts";

/** What was given on the command line, by option. */
export interface ServeValues {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly data?: string | undefined;
  readonly "database-url"?: string | undefined;
  readonly seed?: string | undefined;
  readonly demo?: boolean | undefined;
  readonly "check-responses"?: boolean | undefined;
  readonly "rate-limit"?: boolean | undefined;
  readonly "admin-token"?: string | undefined;
  readonly "drain-ms"?: string | undefined;
}

/** The same, checked, with defaults and what the environment says filled in. */
export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly drainMs: number;
  readonly data: string | undefined;
  readonly databaseUrl: string | undefined;
  readonly seed: string | undefined;
  readonly demo: boolean;
  readonly checkResponses: boolean;
  readonly rateLimit: boolean;
  readonly adminToken: string | undefined;
}

const defaultPort = 4000;

/**
 * Reads options. A secret may come from the environment, which fewer people can read than a list of processes.
 *
 * @param values what was given
 * @param environment variables; an empty one counts as absent
 * @throws UsageError when a number is none, or the data has two places
 */
export function readServeOptions(
  values: ServeValues,
  environment: Readonly<Record<string, string | undefined>>,
): ServeOptions {
  const { data, seed, demo = false, "database-url": databaseUrl } = values;
  if (data !== undefined && databaseUrl !== undefined) {
    throw new UsageError("--data and --database-url each say where the data is kept. Give one of them.");
  }
  return {
    port: readWhole("--port", values.port, defaultPort, 65_535),
    host: values.host ?? "127.0.0.1",
    drainMs: readWhole("--drain-ms", values["drain-ms"], 10_000, 600_000),
    data,
    // Whoever says --data means it, whatever the environment was made for.
    databaseUrl:
      databaseUrl ?? (data === undefined ? environment["DATAPLAT_DATABASE_URL"] || undefined : undefined),
    seed,
    demo,
    checkResponses: values["check-responses"] ?? false,
    rateLimit: values["rate-limit"] ?? false,
    adminToken: values["admin-token"] ?? (environment["DATAPLAT_ADMIN_TOKEN"] || undefined),
  };
}

function readWhole(name: string, text: string | undefined, otherwise: number, to: number): number {
  if (text === undefined) return otherwise;
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= to) return number;
  throw new UsageError(`${name} ${text}: give a whole number from 0 to ${to}.`);
}
