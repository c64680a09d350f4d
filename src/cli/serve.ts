/** `dataplat serve`: the local platform on a port. */

import { nameFlags } from "./flags/parse-arguments.ts";
import { type Command, defineCommand } from "./model/command.ts";
import { handleProcessErrors, handleStopSignals } from "./model/signals.ts";
import { readServeOptions, serveOptions } from "./serve/options.ts";
import { findDocs, printStart } from "./serve/print-start.ts";

const usage = `Serve the Management API and the Observability API on this machine, with state.

Usage: dataplat serve [options]

Address
  --port N              Port to listen on, 0 to 65535; 0 picks a free port (default: 4000)
  --host HOST           Name or address to listen on (default: 127.0.0.1, which only this machine can reach)
  --cors ORIGIN         Let web pages of this origin, such as http://localhost:5173, use the APIs; may be repeated
  --allowed-hosts NAME  Accept this name in the Host header besides localhost and HOST; may be repeated
  --max-connections N   Maximum number of connections, 1 to 1000000 (default: 1000)

Data
  --data FILE           Store state in this SQLite file, which is created if it is missing. Only one process can
                        open it; use PostgreSQL for several. Requires Node 22.13 or later.
  --database-url URL    Store state in PostgreSQL, which several processes can share. Requires the package pg.
                        URL is like postgres://user:password@host:port/database
  --seed FILE           Load this YAML or JSON file if the store is empty
  --demo                Load demo data if the store is empty, and print examples that use it

Without --data and --database-url, state is kept in memory and lost on exit.

Requests
  --check-responses     Validate every response against the contract; respond with 500 to a violation
  --rate-limit          Limit requests: management 10 per 10 s per key, observability 100 per minute per token
  --admin-token TOKEN   Bearer token, at least 16 characters, that gives access to /_platform/ from any machine.
                        Without it, only requests from this machine have access.

Other
  --no-docs             Do not serve the docs and their sandbox, which are at / if this package has them
  --drain-ms N          Maximum wait for requests in flight on shutdown, in ms, 0 to 600000 (default: 10000)
  -h, --help            Print this help

Environment
  DATAPLAT_DATABASE_URL   Default of --database-url, unless --data is passed
  DATAPLAT_ADMIN_TOKEN    Default of --admin-token

Use the environment for secrets: every user of this machine can read the arguments of a process.

The first line of output ends with the address. On SIGTERM or Ctrl-C, requests in flight finish, and the exit code
is 0. A second signal, or one before the first line, ends the process at once. The exit code is 2 for an unknown
option or an invalid value, and 3 if the port, a file or the database cannot be used.
`;

/** Time to close the store after the requests, in milliseconds. */
const closeMs = 5000;

/** Hooks of the command, for programs that run it. */
export interface ServeHooks {
  /** Called with the address after the start, unless the docs are left out. They are served as soon as they are built. */
  readonly onStart?: (url: string) => void;
}

/**
 * Creates the command.
 *
 * @param hooks none for `dataplat serve`
 */
export function createServe({ onStart }: ServeHooks = {}): Command {
  return defineCommand({
    usage,
    options: serveOptions,
    completions: { data: "files", seed: "files" },
    run: async (values) => {
      const settings = readServeOptions(values, process.env);
      const { data, databaseUrl, docs, ...others } = settings;
      const { port, host, maxConnections, drainMs, cors, allowedHosts, ...platformOptions } = others;
      handleProcessErrors();
      const signals = handleStopSignals(drainMs + closeMs);
      const [{ createPlatform }, { chooseStore }] = await Promise.all([
        import("../platform/index.ts"),
        import("../platform/store/open-store.ts"),
      ]);
      const onWarning = (message: string) =>
        console.error(`dataplat: warning: ${nameFlags(message, serveOptions, values)}`);
      const store = chooseStore({ data, databaseUrl });
      const platform = createPlatform({ ...platformOptions, store, onWarning });
      try {
        const { folder, isBuilt } = findDocs();
        const served = docs && (isBuilt || onStart) ? folder : undefined;
        const address = { port, host, maxConnections, drainMs, cors, allowedHosts };
        const listening = await platform.listen({ ...address, docs: served });
        const stopped = signals.stopped();
        const { wasEmpty } = await platform.ready();
        await printStart({ listening, store, wasEmpty, settings, hasDocs: docs && isBuilt });
        if (docs) onStart?.(listening.url);
        await stopped;
      } finally {
        await platform.close();
      }
      // A timer of a database driver must not delay the exit.
      process.exit(0);
    },
  });
}

export const serve = createServe();
