/** Puts a platform together: its store and data, the function that answers requests, and what carries them to it. */
import { isAuthorized } from "./admin/authorize.ts";
import { handleAdmin } from "./admin/handle-admin.ts";
import { fidelity } from "./apis/fidelity.ts";
import { apis } from "./apis/index.ts";
import { checkOptions } from "./check-options.ts";
import { createFaults } from "./faults/faults.ts";
import { createJournal } from "./journal/journal.ts";
import { createMetrics } from "./metrics.ts";
import type { Listening, Platform, PlatformOptions } from "./options.ts";
import { createAuthenticator } from "./pipeline/authenticate.ts";
import { bodyLimitOf, isAdminTarget, operationBodyLimit } from "./pipeline/body-limits.ts";
import { createHandle } from "./pipeline/create-handle.ts";
import { createLimiters } from "./pipeline/create-rate-limiters.ts";
import type { PlatformRequest } from "./pipeline/message.ts";
import { createResponseChecks } from "./pipeline/response-validation.ts";
import { createRouter } from "./pipeline/router.ts";
import { createReadiness, type Readiness } from "./readiness.ts";
import { createDataset, type Dataset } from "./seed/dataset.ts";
import { chooseStore } from "./store/open-store.ts";
import { createFetch } from "./transport/web.ts";

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
  const readiness = createReadiness(async () => {
    await Promise.all([dataset.open(), checks?.load()]);
  });
  const surface = {
    ...createDataSurface(parts, readiness),
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
      await readiness.ready();
      await store.ping();
    },
  };
  const handle = createHandle({
    ...parts,
    router: createRouter(apis),
    validateResponse: checks?.validate,
    admin: (request) => handleAdmin(request, target),
    opened: readiness.pending,
    onError,
  });
  const { listen, closeAll } = createListening(handle, readiness, options.adminToken);
  return {
    ...surface,
    baseUrl: inProcessUrl,
    handle,
    fetch: createFetch(handle, inProcessUrl),
    listen,
    ready: readiness.ready,
    close: async () => {
      await closeAll();
      await readiness.settled();
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
  readiness: Readiness,
): Omit<Dataset, "open"> {
  return {
    seed: async (seed) => {
      await readiness.ready();
      await dataset.seed(seed);
    },
    export: async () => {
      await readiness.ready();
      return dataset.export();
    },
    reset: async (seed) => {
      await readiness.ready();
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
  readiness: Readiness,
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
      await readiness.ready();
      const { listen } = await import("./transport/node-server.ts");
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
