/** Assembles a platform from its store, its data, its request handler and its adapters. */
import { createAdminHandler } from "./admin/admin-handler.ts";
import { listFidelity } from "./apis/fidelity.ts";
import { apis } from "./apis/index.ts";
import { createFaults } from "./faults/faults.ts";
import { allowHeader } from "./http/head.ts";
import { createJournal } from "./journal/journal.ts";
import { createMetrics } from "./journal/metrics.ts";
import { PlatformConfigError } from "./lib/config-error.ts";
import { now as systemNow } from "./lib/timers.ts";
import { checkPlatformOptions } from "./options/option-rules.ts";
import { defaults, type Listening, type Platform, type PlatformOptions } from "./options/options.ts";
import { createAuthenticator } from "./pipeline/authenticate.ts";
import { createRateLimiters } from "./pipeline/rate-limiter.ts";
import {
  closedMessage,
  createRequestHandler,
  isAdminTarget,
  waitUntilOpen,
} from "./pipeline/request-handler.ts";
import { createRouter } from "./pipeline/router.ts";
import { createResponseChecks } from "./pipeline/validation.ts";
import { hasDemoCredentials } from "./seed/demo-credentials.ts";
import { createSeeder, type Seeder } from "./seed/seeder.ts";
import { chooseStore } from "./store/open-store.ts";
import { createFetch } from "./transport/fetch.ts";
import type { ServerHooks } from "./transport/node-server.ts";

/** Nothing listens on this port, and `fetch` of browsers and Node rejects it: a client created without our `fetch` fails at once. */
const inProcessUrl = "http://127.0.0.1:1";

/**
 * Creates a platform. It starts to open its store immediately; requests wait until the store is open.
 *
 * @param options store, initial data, and strictness
 * @returns the platform; close it when it is no longer needed
 * @throws PlatformConfigError if an option is invalid
 *
 * @example
 * ```ts
 * const platform = createPlatform({ data: "./dataplat.db", demo: true });
 * const { url } = await platform.listen({ port: 4000 });
 * ```
 */
export function createPlatform(options: PlatformOptions = {}): Platform {
  const checked = checkPlatformOptions(
    options,
    apis.map(({ name }) => name),
  );
  const parts = createParts(checked);
  const { store, seeder, responseChecks, faults, journal, metrics, onError } = parts;
  const opened = Promise.all([seeder.open(), responseChecks?.load()]).then(([start]) => start);
  let opening: typeof opened | undefined = opened;
  const settled = opened.then(
    () => {
      opening = undefined;
    },
    // `ready` reports the failure.
    () => {},
  );
  const closing = new AbortController();
  const checkOpen = () => {
    if (closing.signal.aborted) throw new PlatformConfigError(closedMessage);
  };
  const waitUntilUsable = async () => {
    checkOpen();
    await opened;
    checkOpen();
  };
  const surface = {
    ...createDataSurface(parts, waitUntilUsable),
    faults,
    journal,
    metrics: () => metrics.render(store.name, journal.size, faults.pending().length),
  };
  const ping = async () => {
    await waitUntilOpen(opened);
    await store.ping();
  };
  const router = createRouter(apis);
  const handle = createRequestHandler({
    ...parts,
    router,
    admin: createAdminHandler({
      ...surface,
      onError,
      adminToken: checked.adminToken,
      fidelity: () => listFidelity(apis),
      ping,
      opened: () => waitUntilOpen(opened),
    }),
    opening: () => opening,
    closing: closing.signal,
  });
  const hooks = {
    onWarning: parts.onWarning,
    onExcessConnection: metrics.observeExcessConnection,
    methods: allowHeader(apis.flatMap((api) => Object.values(api.operations).map(({ method }) => method))),
    docs: {
      isPlatformPath: (target: string) => router.findApi(target) !== undefined || isAdminTarget(target),
      hasDemoCredentials: () => hasDemoCredentials(store),
      onError,
    },
  };
  const { listen, closeAll } = createListen(handle, waitUntilUsable, hooks);
  return {
    ...surface,
    baseUrl: inProcessUrl,
    handle,
    fetch: createFetch(handle, inProcessUrl),
    listen,
    ready: async () => {
      checkOpen();
      return opened;
    },
    close: async () => {
      seeder.close();
      await closeAll();
      // Requests in process that wait for a fault would keep the process running. From now on, requests and methods say that it is closed.
      closing.abort();
      await settled;
      await store.close();
    },
  };
}

function createParts(options: PlatformOptions) {
  const {
    now = systemNow,
    onError = (error, requestId) => console.error(`dataplat: request ${requestId} failed:`, error),
    onWarning = (message) => console.error(`dataplat: warning: ${message}`),
  } = options;
  const store = chooseStore(options);
  const operations = apis.flatMap((api) => Object.values(api.operations));
  return {
    now,
    onWarning,
    store,
    seeder: createSeeder(store, options, now, apis),
    faults: createFaults(apis),
    journal: createJournal(options.journalSize ?? defaults.journalSize, now, operations),
    metrics: createMetrics(),
    limiters: createRateLimiters(options.rateLimit ?? false, apis, now),
    authenticator: createAuthenticator(),
    responseChecks: options.checkResponses ? createResponseChecks(apis) : undefined,
    onError: (error: unknown, requestId: string) => {
      try {
        onError(error, requestId);
      } catch {
        // A callback that throws must not cost the client its response.
      }
    },
  };
}

/** Operations on all data, which wait until the store is open. */
function createDataSurface(
  { seeder, faults, journal, limiters, authenticator }: ReturnType<typeof createParts>,
  waitUntilUsable: () => Promise<void>,
): Omit<Seeder, "open" | "close"> {
  return {
    seed: async (seed) => {
      await waitUntilUsable();
      await seeder.seed(seed);
    },
    export: async () => {
      await waitUntilUsable();
      return seeder.export();
    },
    reset: async (seed) => {
      await waitUntilUsable();
      await seeder.reset(seed);
      faults.clear();
      journal.clear();
      authenticator.clear();
      for (const limiter of limiters.values()) limiter.clear();
    },
  };
}

function createListen(
  handle: Platform["handle"],
  waitUntilUsable: () => Promise<void>,
  hooks: ServerHooks,
): { readonly listen: Platform["listen"]; readonly closeAll: () => Promise<void> } {
  const servers = new Set<Listening>();
  return {
    listen: async (options = {}) => {
      await waitUntilUsable();
      // Loaded only here, since it needs Node.
      const { listen } = await import("./transport/node-server.ts");
      const listening = await listen(handle, options, hooks);
      servers.add(listening);
      try {
        await waitUntilUsable();
      } catch (error) {
        await listening.close();
        throw error;
      }
      return listening;
    },
    closeAll: async () => {
      await Promise.all([...servers].map((listening) => listening.close()));
    },
  };
}
