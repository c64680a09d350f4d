/** Puts a platform together: its store and data, the function that answers requests, and what carries them to it. */
import { isAuthorized } from "./admin/authorize.ts";
import { handleAdmin } from "./admin/handle-admin.ts";
import { apis } from "./apis.ts";
import { checkOptions } from "./check-options.ts";
import { createLimiters } from "./create-limiters.ts";
import { createFaults } from "./faults.ts";
import { fidelity } from "./fidelity.ts";
import { createAuthenticator } from "./handle/authenticate.ts";
import { createHandle } from "./handle/handle.ts";
import { createRouter } from "./handle/router.ts";
import { createFetch } from "./http/web.ts";
import { createJournal } from "./journal.ts";
import { bodyLimitOf, isAdminTarget, operationBodyLimit } from "./limits.ts";
import type { PlatformRequest } from "./message.ts";
import { createMetrics } from "./metrics.ts";
import { beginOpening, type Opening } from "./opening.ts";
import type { Listening, Platform, PlatformOptions } from "./options.ts";
import { createResponseChecks } from "./response-checks.ts";
import { createDataset, type Dataset } from "./seed/dataset.ts";
import { chooseStore } from "./store/open-store.ts";

/** Nothing listens on this port, and `fetch` of browsers and Node refuses it: a client that lacks `fetch` finds out at once. */
const inProcessUrl = "http://127.0.0.1:1";

/**
 * Makes a platform. It begins to open its store at once; requests wait until that is done.
 *
 * @param options where it keeps its state, what it begins with, and how strict it is
 * @returns the platform, to be closed when it is no longer needed
 * @throws PlatformConfigError when an option is wrong
 */
export function createPlatform(options: PlatformOptions = {}): Platform {
  checkOptions(options);
  const parts = createParts(options);
  const { store, dataset, checks, faults, journal, metrics } = parts;
  const opening = beginOpening(async () => {
    await Promise.all([dataset.open(), checks?.load()]);
  });
  const surface = {
    ...createDataSurface(parts, opening),
    faults,
    journal,
    metrics: () =>
      metrics.render({
        store: store.name,
        journalEntries: journal.size,
        faultsPending: faults.pending().length,
      }),
  };
  const onError = options.onError ?? reportError;
  const target = {
    ...surface,
    onError,
    adminToken: options.adminToken,
    fidelity: () => fidelity,
    ping: async () => {
      await opening.ready();
      await store.ping();
    },
  };
  const handle = createHandle({
    ...parts,
    router: createRouter(apis),
    validateResponse: checks?.validate,
    admin: (request) => handleAdmin(request, target),
    opened: opening.pending,
    onError,
  });
  const { listen, closeAll } = createListening(handle, opening, options.adminToken);
  return {
    ...surface,
    baseUrl: inProcessUrl,
    handle,
    fetch: createFetch(handle, inProcessUrl),
    listen,
    ready: opening.ready,
    close: async () => {
      await closeAll();
      await opening.settled();
      await store.close();
    },
  };
}

/** What a platform is made of. */
function createParts(options: PlatformOptions) {
  const now = options.now ?? Date.now;
  const store = chooseStore(options);
  const operations = apis.flatMap((api) => Object.values(api.operations));
  return {
    now,
    store,
    dataset: createDataset(store, options, now),
    faults: createFaults(operations.map(({ operationId }) => operationId)),
    journal: createJournal({ size: options.journalSize ?? 1000, now, operations }),
    metrics: createMetrics(),
    limiters: createLimiters(options.rateLimit ?? false, now),
    authenticator: createAuthenticator(),
    checks: options.checkResponses ? createResponseChecks() : undefined,
  };
}

/** What changes or reads all of the data, once the store is open. */
function createDataSurface(
  { dataset, faults, journal, limiters, authenticator }: ReturnType<typeof createParts>,
  opening: Opening,
): Omit<Dataset, "open"> {
  return {
    seed: async (seed) => {
      await opening.ready();
      await dataset.seed(seed);
    },
    export: async () => {
      await opening.ready();
      return dataset.export();
    },
    reset: async (seed) => {
      await opening.ready();
      await dataset.reset(seed);
      faults.clear();
      journal.clear();
      authenticator.clear();
      for (const limiter of limiters.values()) limiter.clear();
    },
  };
}

/** Ports on which a platform is served. */
function createListening(
  handle: Platform["handle"],
  opening: Opening,
  adminToken: string | undefined,
): { readonly listen: Platform["listen"]; readonly closeAll: () => Promise<void> } {
  const open = new Set<Listening>();
  // A whole export is only kept for who may send one.
  const bodyLimit = (request: PlatformRequest): number =>
    isAdminTarget(request.target) && !isAuthorized(request, adminToken)
      ? operationBodyLimit
      : bodyLimitOf(request.target);
  return {
    listen: async (options = {}) => {
      await opening.ready();
      const { listen } = await import("./http/node-server.ts");
      const listening = await listen(handle, options, { bodyLimit });
      open.add(listening);
      return listening;
    },
    closeAll: async () => {
      await Promise.all([...open].map((listening) => listening.close()));
    },
  };
}

function reportError(error: unknown, requestId: string): void {
  console.error(`dataplat: request ${requestId} failed:`, error);
}
