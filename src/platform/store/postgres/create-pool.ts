/** Connects to the database of a PostgreSQL store, and rejects an address or a database that cannot be used. */
import type Pg from "pg";
import type { Client, Pool } from "pg";
import { errorCode } from "../../../contract/read-error.ts";
import { PlatformConfigError } from "../../lib/config-error.ts";
import { firstErrorMessage } from "./errors.ts";

/** Limits of the pool. Times are in milliseconds, and all are of the client: PgBouncer rejects connections that set those of the server. */
const limits = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  query_timeout: 15_000,
  /** Time after which an idle connection is closed. */
  idleTimeoutMillis: 30_000,
};

/** PostgreSQL's number for the type bigint, which `pg` returns as text. Times and positions are far below 2^53. */
const bigint = 20;

/** Loads `pg`, an optional peer dependency. */
async function loadPg(): Promise<typeof Pg> {
  // With the comments and `catch` right here, bundlers accept a package that is not installed.
  const module = await import(/* webpackIgnore: true */ /* @vite-ignore */ "pg").catch((cause: unknown) => {
    throw new PlatformConfigError("A platform on PostgreSQL needs the package pg. Run: npm install pg", {
      cause,
    });
  });
  return module.default;
}

/** Creates a connection pool, after a first connection that shows whether the database can be used. */
export async function createPool(databaseUrl: string): Promise<Pool> {
  const pg = await loadPg();
  const secrets = checkAddress(pg, databaseUrl);
  const options: Pg.PoolConfig = {
    ...limits,
    connectionString: databaseUrl,
    keepAlive: true,
    fallback_application_name: "dataplat",
  };
  await checkDatabase(new pg.Client(options), secrets);
  const pool = new pg.Pool({
    ...options,
    types: {
      getTypeParser: (type, format) => (type === bigint ? Number : pg.types.getTypeParser(type, format)),
    },
  });
  // The pool replaces an idle connection that breaks. Without listeners, its error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Connects once, without the pool: it would leave the connection open if the password is missing, and delay the exit. */
async function checkDatabase(client: Client, secrets: readonly string[]): Promise<void> {
  client.on("error", () => {});
  let encoding: string | undefined;
  try {
    await client.connect();
    const { rows } = await client.query<{ server_encoding: string }>("show server_encoding");
    encoding = rows[0]?.server_encoding;
  } catch (error) {
    const reason = redact(describeFailure(error), secrets);
    throw new PlatformConfigError(`The PostgreSQL database of \`databaseUrl\` cannot be used: ${reason}`);
  } finally {
    await client.end();
  }
  if (encoding !== "UTF8") {
    throw new PlatformConfigError(
      `The database of \`databaseUrl\` has the encoding ${encoding}. Use one with UTF8.`,
    );
  }
}

/** Advice by the code of the server or of Node. */
const advices: Readonly<Record<string, string>> = {
  ECONNREFUSED: "Nothing listens there: start the server, or correct the address.",
  ENOTFOUND: "Correct the name of the host.",
  EAI_AGAIN: "The name of the host cannot be resolved now: correct it, or use an address.",
  "28P01": "Correct the user or the password.",
  "28000": "Correct the user or the password.",
  "3D000": "Create it, or correct its name.",
};

function describeFailure(error: unknown): string {
  const message = firstErrorMessage(error);
  // Message of pg if the server asks for a password: "SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string".
  if (/client password must be/.test(message)) return "it requires a password, and the address has none.";
  const advice = advices[errorCode(error) ?? ""];
  return advice === undefined ? message : `${message}. ${advice}`;
}

/** @returns the parts of the address that must not be shown */
function checkAddress(pg: typeof Pg, databaseUrl: string): readonly string[] {
  const advice = "It looks like postgres://user:password@host:5432/database.";
  if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new PlatformConfigError(`\`databaseUrl\` is not the address of a PostgreSQL database. ${advice}`);
  }
  try {
    const { password } = new pg.Client({ connectionString: databaseUrl });
    return password ? [databaseUrl, password, encodeURIComponent(password)] : [databaseUrl];
  } catch (error) {
    // Without the cause, which holds the address with its password.
    const reason = redact(firstErrorMessage(error), [databaseUrl]);
    throw new PlatformConfigError(`\`databaseUrl\` cannot be parsed: ${reason}. ${advice}`);
  }
}

function redact(text: string, secrets: readonly string[]): string {
  return secrets.reduce((rest, secret) => rest.replaceAll(secret, "***"), text);
}
