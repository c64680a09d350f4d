/** `dataplat serve`: the local platform on a port. */
import { type Command, defineCommand, type Values } from "./model/command.ts";
import { handleProcessErrors, handleStopSignals } from "./model/signals.ts";
import { nameFlags, readServeOptions, serveOptions } from "./serve/options.ts";
import { findDocs, printStart } from "./serve/print-start.ts";

const notes = `Without --data and --database-url, state is kept in memory and lost on exit.

Use the environment for secrets: every user of this machine can read the arguments of a process.

The first line of output ends with the address. On SIGTERM or Ctrl-C, requests in flight finish, and the exit code is 0. \
A second signal, or one before the first line, ends the process at once. The exit code is 2 for an unknown option or an \
invalid value, and 3 if the port, a file or the database cannot be used.`;

/** Time to close the store after the requests, in milliseconds. */
const closeMs = 5000;

/** `onStart`: called with the address after the start, unless the docs are left out. They are served as soon as they are built. */
export function createServe(onStart?: (url: string) => void): Command {
  return defineCommand({
    description: "Serve the APIs on this machine, with state.",
    options: serveOptions,
    notes,
    run: (values) =>
      runServe(values, onStart).catch((error: unknown) => {
        // The platform names its options.
        if (error instanceof Error) error.message = nameFlags(error.message, values);
        throw error;
      }),
  });
}

async function runServe(values: Values<typeof serveOptions>, onStart?: (url: string) => void) {
  const settings = readServeOptions(values, process.env);
  const { data, databaseUrl, docs, ...others } = settings;
  const { port, host, maxConnections, drainMs, cors, allowedHosts, ...platformOptions } = others;
  handleProcessErrors();
  const waitForSignal = handleStopSignals(drainMs + closeMs);
  const [{ createPlatform }, { chooseStore }] = await Promise.all([
    import("../platform/index.ts"),
    import("../platform/store/open-store.ts"),
  ]);
  const onWarning = (message: string) => console.error(`dataplat: warning: ${nameFlags(message, values)}`);
  const store = chooseStore({ data, databaseUrl });
  const platform = createPlatform({ ...platformOptions, store, onWarning });
  try {
    const { folder, isBuilt } = findDocs();
    const served = docs && (isBuilt || onStart) ? folder : undefined;
    const address = { port, host, maxConnections, drainMs, cors, allowedHosts };
    const listening = await platform.listen({ ...address, docs: served });
    const stopped = waitForSignal();
    const { wasEmpty } = await platform.ready();
    await printStart({ listening, store, wasEmpty, settings, hasDocs: docs && isBuilt });
    if (docs) onStart?.(listening.url);
    await stopped;
  } finally {
    await platform.close();
  }
  // A timer of a database driver must not delay the exit.
  process.exit(0);
}
