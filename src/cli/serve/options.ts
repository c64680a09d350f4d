/** Options of `dataplat serve`. */
import { checkOptions, type OptionRule } from "../../contract/check-options.ts";
import { kebabCase } from "../../contract/flag-name.ts";
import { aHostName, anOrigin, listenRules, platformRules } from "../../platform/options/option-rules.ts";
import { defaults, listenRanges } from "../../platform/options/options.ts";
import type { Options, Values } from "../model/command.ts";
import { UsageError } from "../model/errors.ts";

export const serveOptions = {
  port: {
    heading: "Address",
    word: "N",
    range: listenRanges.port,
    text: "Port to listen on, 0 to 65535; 0 picks a free port (default: 4000)",
  },
  host: {
    word: "HOST",
    text: "Name or address to listen on (default: 127.0.0.1, which only this machine can reach)",
  },
  cors: {
    word: "ORIGIN",
    isList: true,
    text: "Let web pages of this origin, such as http://localhost:5173, use the APIs; may be repeated",
  },
  "allowed-hosts": {
    word: "NAME",
    isList: true,
    text: "Accept this name in the Host header besides localhost and HOST; may be repeated",
  },
  "max-connections": {
    word: "N",
    range: listenRanges.maxConnections,
    text: "Maximum number of connections, 1 to 1000000 (default: 1000)",
  },
  data: {
    heading: "Data",
    word: "FILE",
    known: "files",
    text: "Store state in this SQLite file, which is created if it is missing. Only one process can open it; use PostgreSQL for several. Requires Node 22.13 or later.",
  },
  "database-url": {
    word: "URL",
    text: "Store state in PostgreSQL, which several processes can share. Requires the package pg. URL is like postgres://user:password@host:port/database (default: the variable DATAPLAT_DATABASE_URL, unless --data is passed)",
  },
  seed: { word: "FILE", known: "files", text: "Load this YAML or JSON file if the store is empty" },
  demo: { text: "Load demo data if the store is empty, and print examples that use it" },
  "check-responses": {
    heading: "Requests",
    text: "Validate every response against the contract; respond with 500 to a violation",
  },
  "rate-limit": { text: "Limit the requests of each credential; GET /_platform/fidelity has the limits" },
  "admin-token": {
    word: "TOKEN",
    text: "Bearer token, at least 16 characters, that gives access to /_platform/ from any machine (default: the variable DATAPLAT_ADMIN_TOKEN). Without it, only requests from this machine have access.",
  },
  "no-docs": {
    heading: "Other",
    text: "Do not serve the docs and their sandbox, which are at / if this package has them",
  },
  "drain-ms": {
    word: "N",
    range: listenRanges.drainMs,
    text: "Maximum wait for requests in flight on shutdown, in ms, 0 to 600000 (default: 10000)",
  },
} as const satisfies Options;

/** Rules of the options of the platform that are checked before anything starts. */
const rules: Readonly<Record<string, OptionRule>> = {
  host: listenRules.host,
  adminToken: platformRules.adminToken,
  cors: eachOf(anOrigin),
  allowedHosts: eachOf(aHostName),
};

/** A flag that may be repeated has a list of values. */
function eachOf([isValid, expected]: OptionRule): OptionRule {
  return [(values) => Array.isArray(values) && values.every(isValid), expected];
}

/** Checked options, with defaults filled in. */
export type ServeSettings = ReturnType<typeof readServeOptions>;

/** Checks options, and fills in environment variables and defaults. Throws UsageError for an invalid value, and for two stores. */
export function readServeOptions(values: Values<typeof serveOptions>, environment: NodeJS.ProcessEnv) {
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
  const checked = {
    host: values.host ?? defaults.host,
    cors: values.cors,
    allowedHosts: values["allowed-hosts"],
    adminToken: values["admin-token"] ?? (environment["DATAPLAT_ADMIN_TOKEN"] || undefined),
  };
  const quote = (message: string) => message.replace(/^\w+/, "`$&`");
  checkOptions(rules, checked, (message) => new UsageError(nameFlags(quote(message), values, environment)));
  return {
    ...checked,
    port: values.port ?? 4000,
    maxConnections: values["max-connections"] ?? defaults.maxConnections,
    drainMs: values["drain-ms"] ?? defaults.drainMs,
    data,
    databaseUrl: databaseUrl ?? (defaultDatabaseUrl || undefined),
    seed: values.seed,
    demo: values.demo ?? false,
    checkResponses: values["check-responses"] ?? false,
    rateLimit: values["rate-limit"] ?? false,
    docs: !values["no-docs"],
  };
}

/** Flags that a variable of the environment stands in for. */
const variables: Readonly<Record<string, string>> = {
  "database-url": "DATAPLAT_DATABASE_URL",
  "admin-token": "DATAPLAT_ADMIN_TOKEN",
};

/** Replaces options of the platform, which its messages name in backticks, with flags: `databaseUrl` with --database-url, or with its variable. */
export function nameFlags(message: string, values: Values<Options>, environment = process.env): string {
  return message.replaceAll(/`([a-z]+)`/gi, (quoted, name: string) => {
    const flag = kebabCase(name);
    if (!Object.hasOwn(serveOptions, flag)) return quoted;
    const variable = variables[flag];
    // With --data, the address of a database is not read from the environment.
    const isFromVariable =
      variable && environment[variable] && (values[flag] ?? values["data"]) === undefined;
    return isFromVariable ? variable : `--${flag}`;
  });
}
