/** What can be asked under `/_platform`, by path and method. */
import type { InjectedFault } from "../faults/fault.ts";
import { metricsMediaType } from "../metrics.ts";
import { chooseType } from "../pipeline/choose-type.ts";
import { HttpError } from "../pipeline/http-error.ts";
import type { PlatformHeaders, PlatformRequest } from "../pipeline/message.ts";
import { readQuery } from "../pipeline/target.ts";
import { StoreUnavailableError } from "../store/store.ts";
import { readFaultBody, readSeedBody } from "./body.ts";
import { readJournalQuery } from "./journal-query.ts";
import type { AdminTarget } from "./target.ts";

/** One request, of somebody who may ask. */
export interface AdminCall {
  readonly request: PlatformRequest;
  /** Without its question mark. */
  readonly query: string;
  /** What stands in the place of `{id}` in the route's path; empty when it has none. */
  readonly id: string;
  readonly platform: AdminTarget;
}

/** What is answered. */
export interface AdminAnswer {
  readonly status: number;
  /** Sent as JSON; a text with a content type of its own is sent as it is. Nothing for undefined. */
  readonly body?: unknown;
  readonly headers?: PlatformHeaders;
}

type AdminHandler = (call: AdminCall) => AdminAnswer | Promise<AdminAnswer>;

/** Handlers by method, of one path. */
export type AdminRoute = Readonly<Record<string, AdminHandler>>;

const done: AdminAnswer = { status: 204 };

const [yaml, json] = ["application/yaml", "application/json"] as const;

/** By path below `/_platform/`. */
export const adminRoutes: Readonly<Record<string, AdminRoute>> = {
  "": { GET: plain(() => ({ status: 200, body: { routes: listRoutes() } })) },
  health: { GET: plain(() => ({ status: 200, body: { status: "ok" } })) },
  ready: {
    GET: plain(async ({ platform }) => {
      await checkStore(platform);
      return { status: 200, body: { status: "ready" } };
    }),
  },
  reset: {
    POST: plain(async ({ request, platform }) => {
      const seed = await readSeedBody(request);
      await checkStore(platform);
      await platform.reset(seed);
      return done;
    }),
  },
  seed: {
    POST: plain(async ({ request, platform }) => {
      const seed = await readSeedBody(request);
      if (seed === undefined) throw new HttpError(400, "The body is missing: send a seed.");
      await checkStore(platform);
      await platform.seed(seed);
      return done;
    }),
  },
  export: { GET: plain(exportSeed) },
  faults: {
    GET: plain(({ platform }) => ({ status: 200, body: { faults: platform.faults.all() } })),
    POST: plain(injectFault),
    DELETE: plain(({ platform }) => {
      platform.faults.clear();
      return done;
    }),
  },
  "faults/{id}": {
    GET: plain(({ platform, id }) => ({ status: 200, body: findFault(platform, id) })),
    DELETE: plain(({ platform, id }) => {
      findFault(platform, id).remove();
      return done;
    }),
  },
  journal: {
    GET: ({ platform: { journal }, query }) => ({
      status: 200,
      body: { entries: journal.entries(readJournalQuery(query)), forgotten: journal.forgotten },
    }),
    DELETE: plain(({ platform }) => {
      platform.journal.clear();
      return done;
    }),
  },
  metrics: {
    // Whoever scrapes may add parameters of their own.
    GET: ({ platform }) => ({
      status: 200,
      body: platform.metrics(),
      headers: { "content-type": metricsMediaType },
    }),
  },
  fidelity: { GET: plain(({ platform }) => ({ status: 200, body: platform.fidelity() })) },
};

/** Refuses a query: a filter that is ignored would clear or show everything. */
function plain(handler: AdminHandler): AdminHandler {
  return (call) => {
    readQuery(call.query, new Map(), {});
    return handler(call);
  };
}

async function checkStore(platform: AdminTarget): Promise<void> {
  try {
    await platform.ping();
  } catch (error) {
    throw new StoreUnavailableError("The store gives no sign of life.", false, error);
  }
}

async function exportSeed({ request, platform }: AdminCall): Promise<AdminAnswer> {
  const type = chooseType(request.headers?.["accept"], [yaml, json]);
  await checkStore(platform);
  const seed = await platform.export();
  const headers = { "content-type": type, vary: "accept" };
  if (type === json) return { status: 200, body: seed, headers };
  const { writeSeed } = await import("../seed/write-seed.ts");
  return { status: 200, body: await writeSeed(seed), headers };
}

function injectFault({ request, platform }: AdminCall): AdminAnswer {
  const { operationId, fault, options } = readFaultBody(request);
  try {
    const injected = platform.faults.inject(operationId, fault, options);
    const headers = { location: `/_platform/faults/${injected.id}` };
    return { status: 201, body: injected, headers };
  } catch (error) {
    if (error instanceof RangeError) throw new HttpError(400, error.message);
    throw error;
  }
}

function findFault({ faults }: AdminTarget, id: string): InjectedFault {
  const fault = faults.all().find((one) => one.id === id);
  if (!fault) throw new HttpError(404, "There is no such fault.");
  return fault;
}

function listRoutes(): object[] {
  return Object.entries(adminRoutes).map(([path, route]) => ({
    path: `/_platform/${path}`,
    methods: Object.keys(route),
  }));
}
