/** `dataplat serve`: the platform on a port, until it is told to stop. */
import type { Listening, Platform } from "../platform/index.ts";
import { defineCommand } from "./command.ts";
import { announce } from "./serve/announce.ts";
import { handleProcessErrors } from "./serve/process-errors.ts";
import { readServeOptions, type ServeOptions } from "./serve/read-options.ts";
import { untilStopped } from "./serve/until-stopped.ts";
import { watchStore } from "./serve/watch-store.ts";

const usage = `Serves both APIs on this machine, with state.

Usage: dataplat serve [options]

  --port N             0 to 65535; 0 picks a free one (default: 4000)
  --host HOST          name or address to listen on (default: 127.0.0.1, which only this machine reaches)
  --data FILE          keep everything in this SQLite file, made if it is missing; needs Node 22.13 or later
  --database-url URL   keep everything in PostgreSQL: postgres://user:password@host:port/database; needs the package pg
                       With neither, everything is in memory, and gone at the end.
  --seed FILE          fill an empty store with this YAML or JSON file; a store that holds data stays as it is
  --demo               fill an empty store with demo data, and print how to read it; with --seed, both
  --check-responses    check every response against the contract before it is sent
  --rate-limit         allow 10 requests per 10 s and key (management), 100 per minute and token (observability)
  --admin-token TOKEN  open /_platform/ to whoever sends this as a Bearer token; without it, to this machine alone
  --drain-ms N         how long requests in flight may take when it is told to stop, 0 to 600000 (default: 10000)
  -h, --help           print this text

Secrets in the arguments can be read by every user of this machine. These variables are read when the option is left out:

  DATAPLAT_DATABASE_URL   for --database-url, unless --data is given
  DATAPLAT_ADMIN_TOKEN    for --admin-token

The first line that it prints holds its address. SIGTERM or Ctrl-C stops it: requests in flight are answered, and the exit code is 0.
A second one stops it at once.
`;

/** How long closing the store may take beyond the requests, before it is given up. */
const graceMs = 5000;

export const serve = defineCommand({
  usage,
  options: {
    port: { type: "string" },
    host: { type: "string" },
    data: { type: "string" },
    "database-url": { type: "string" },
    seed: { type: "string" },
    demo: { type: "boolean" },
    "check-responses": { type: "boolean" },
    "rate-limit": { type: "boolean" },
    "admin-token": { type: "string" },
    "drain-ms": { type: "string" },
  },
  run: async (values) => {
    const options = readServeOptions(values, process.env);
    handleProcessErrors(process);
    const stopped = untilStopped(process, options.drainMs + graceMs);
    await servePlatform(options, stopped);
  },
});

async function servePlatform(options: ServeOptions, stopped: Promise<void>): Promise<void> {
  const { port, host, drainMs, data, databaseUrl, ...rest } = options;
  const [{ createPlatform }, { chooseStore }] = await Promise.all([
    import("../platform/index.ts"),
    import("../platform/store/open-store.ts"),
  ]);
  const store = watchStore(chooseStore({ data, databaseUrl }));
  const platform = createPlatform({ ...rest, store });
  const closing = stopped.then(() => platform.close());
  try {
    const listening = await untilListening(platform, { port, host, drainMs }, stopped);
    if (listening) await announce(listening, store, options);
    await stopped;
  } catch (error) {
    await platform.close();
    throw error;
  }
  await closing;
  // A driver that keeps a timer must not keep the process.
  process.exit(0);
}

/** Undefined when it was told to stop before it was ready: then nothing was promised to anybody. */
async function untilListening(
  platform: Platform,
  options: Pick<ServeOptions, "port" | "host" | "drainMs">,
  stopped: Promise<void>,
): Promise<Listening | undefined> {
  const listening = platform.listen(options);
  // Fails when the platform is closed under it, which is then nobody's concern.
  listening.catch(() => {});
  return Promise.race([listening, stopped.then(() => undefined)]);
}
