/** Reaches the database of a PostgreSQL store, and refuses an address or a database that will not do. */
import type Pg from "pg";
import { PlatformConfigError } from "../../config-error.ts";
import { type Connections, createConnections } from "./connections.ts";
import { say } from "./errors.ts";

/** Limits in milliseconds. The address may set the server's own limits, as in `?statement_timeout=60000`. */
const limits = {
  /** For a connection: until one is free, or made. */
  connectionTimeoutMillis: 5_000,
  /** For the server to run one statement. */
  statement_timeout: 10_000,
  /** For its answer to arrive, when the network is gone without a word. */
  query_timeout: 15_000,
  /** For a process that stopped inside a transaction, and holds up the others. */
  idle_in_transaction_session_timeout: 30_000,
  /** After which a connection without work is closed. */
  idleTimeoutMillis: 30_000,
};

/** PostgreSQL's number for the type bigint, which `pg` gives as text. Here they hold times and positions, far below 2^53. */
const bigint = 20;

/**
 * Loads `pg`.
 *
 * @throws PlatformConfigError when it is not installed
 */
export async function loadPg(load = () => import("pg")): Promise<typeof Pg> {
  try {
    return (await load()).default;
  } catch {
    throw new PlatformConfigError("A platform on PostgreSQL needs the package pg. Run: npm install pg");
  }
}

/**
 * Opens connections to a database.
 *
 * @param databaseUrl its address
 * @param maxConnections 1 to 1000
 * @throws PlatformConfigError when the address is wrong, nothing answers there, or the database will not do
 */
export async function openPostgres(databaseUrl: string, maxConnections: number): Promise<Connections> {
  if (!Number.isInteger(maxConnections) || maxConnections < 1 || maxConnections > 1000) {
    throw new PlatformConfigError("`maxConnections` is no whole number from 1 to 1000.");
  }
  const pg = await loadPg();
  const secrets = checkAddress(pg, databaseUrl);
  const pool = new pg.Pool({
    ...limits,
    connectionString: databaseUrl,
    max: maxConnections,
    keepAlive: true,
    fallback_application_name: "dataplat",
    types: {
      getTypeParser: (type, format) => (type === bigint ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  const connections = createConnections(pool);
  try {
    const [[encoding] = []] = await connections.run({ sql: "show server_encoding", values: [] });
    if (encoding === "UTF8") return connections;
    throw new PlatformConfigError(
      `The database of \`databaseUrl\` has the encoding ${encoding}. Use one with UTF8.`,
    );
  } catch (error) {
    await connections.close();
    if (error instanceof PlatformConfigError) throw error;
    throw new PlatformConfigError(
      `The database of \`databaseUrl\` cannot be used. ${hide(say(error), secrets)}`,
    );
  }
}

/** @returns what of the address must not be shown */
function checkAddress(pg: typeof Pg, databaseUrl: string): readonly string[] {
  const advice = "It looks like postgres://user:password@host:5432/database.";
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new PlatformConfigError(`\`databaseUrl\` is no address of a PostgreSQL database. ${advice}`);
  }
  try {
    const { password } = new pg.Client({ connectionString: databaseUrl });
    return password ? [databaseUrl, password, encodeURIComponent(password)] : [databaseUrl];
  } catch (error) {
    // Without the cause, which holds the address with its password.
    const reason = hide(say(error), [databaseUrl]);
    throw new PlatformConfigError(`\`databaseUrl\` cannot be read: ${reason}. ${advice}`);
  }
}

function hide(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, "***"), text);
}
