/** Routes under `/_platform`, by path and method. */
import { listQueryTargets } from "../../contract/read-parameter.ts";
import type { InjectedFault } from "../faults/fault.ts";
import type { Faults } from "../faults/faults.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformHeaders, PlatformRequest } from "../http/message.ts";
import { requestLimits } from "../http/request-limits.ts";
import type { Journal, JournalFilter } from "../journal/journal.ts";
import { metricsMediaType } from "../journal/metrics.ts";
import { chooseMediaType } from "../pipeline/negotiation.ts";
import { readQuery } from "../pipeline/target.ts";
import type { Seed } from "../seed/seed.ts";
import { StoreUnavailableError } from "../store/store.ts";
import { readFaultBody, readSeedBody } from "./body.ts";

/** Dependencies of the administration routes: the platform. */
export interface AdminDeps {
  /** The required Bearer token; undefined to allow this machine only. */
  readonly adminToken: string | undefined;
  readonly faults: Faults;
  readonly journal: Journal;
  /** Health check; rejects if the store is not open or does not respond. */
  ping(): Promise<void>;
  /** Resolves when the store is open; rejects if it could not be opened. */
  opened(): Promise<unknown>;
  /** Adds data. */
  seed(seed: Seed): Promise<void>;
  /** Resets the platform to its initial data, or to a seed. */
  reset(seed?: Seed): Promise<void>;
  /** Exports everything that is stored. */
  export(): Promise<Seed>;
  /** Metrics in the text format of Prometheus. */
  metrics(): string;
  /** Fidelity of each operation, for a JSON response. */
  fidelity(): unknown;
  /** Called for failures of the platform itself, with the request id of the response. Must not throw. */
  onError(error: unknown, requestId: string): void;
}

/** Context of an administration route: an authorized request. */
export interface AdminContext {
  readonly request: PlatformRequest;
  /** Query without the question mark. */
  readonly query: string;
  /** Value of `{id}` in the path; empty if the route has none. */
  readonly id: string;
  readonly platform: AdminDeps;
}

export interface AdminResult {
  readonly status: number;
  /** Sent as JSON; text with a content type of its own is sent as it is. */
  readonly body?: unknown;
  readonly headers?: PlatformHeaders;
}

type AdminRouteHandler = (context: AdminContext) => AdminResult | Promise<AdminResult>;

/** Handlers of a path, by method. */
export type AdminRoute = Readonly<Record<string, AdminRouteHandler>>;

const encoder = new TextEncoder();

const noContent: AdminResult = { status: 204 };

const [yaml, json] = ["application/yaml", "application/json"] as const;

const journalParameters = listQueryTargets(
  ["operationId", "tenantId", "method", "status", "after", "limit"].map((name) => ({
    name,
    in: "query",
    style: "form",
    explode: true,
    kind: "value",
  })),
);

/** By path below `/_platform/`. */
export const adminRoutes: Readonly<Record<string, AdminRoute>> = {
  "": { GET: withoutQuery(() => ({ status: 200, body: { routes: listRoutes() } })) },
  health: { GET: withoutQuery(() => ({ status: 200, body: { status: "ok" } })) },
  ready: {
    GET: withoutQuery(async ({ platform }) => {
      await checkStore(platform.ping);
      return { status: 200, body: { status: "ready" } };
    }),
  },
  reset: {
    POST: withoutQuery(async ({ request, platform }) => {
      const seed = await readSeedBody(request);
      await checkStore(platform.ping);
      await platform.reset(seed);
      return noContent;
    }),
  },
  seed: {
    POST: withoutQuery(async ({ request, platform }) => {
      const seed = await readSeedBody(request);
      if (seed === undefined) throw new HttpError(400, "The body is missing. Send a seed.");
      await checkStore(platform.ping);
      await platform.seed(seed);
      return noContent;
    }),
  },
  export: { GET: withoutQuery(exportSeed) },
  faults: {
    GET: withoutQuery(({ platform }) => ({ status: 200, body: { faults: platform.faults.all() } })),
    POST: withoutQuery(injectFault),
    DELETE: withoutQuery(({ platform }) => {
      platform.faults.clear();
      return noContent;
    }),
  },
  "faults/{id}": {
    GET: withoutQuery(({ platform, id }) => ({ status: 200, body: findFault(platform, id) })),
    DELETE: withoutQuery(({ platform, id }) => {
      findFault(platform, id).remove();
      return noContent;
    }),
  },
  journal: {
    GET: ({ platform: { journal }, query }) => {
      const entries = journal.entries(readJournalFilter(query));
      return { status: 200, body: { entries, forgotten: journal.forgotten } };
    },
    DELETE: withoutQuery(({ platform }) => {
      platform.journal.clear();
      return noContent;
    }),
  },
  metrics: {
    // Scrapers may add parameters of their own.
    GET: ({ platform }) => ({
      status: 200,
      body: platform.metrics(),
      headers: { "content-type": metricsMediaType },
    }),
  },
  fidelity: { GET: withoutQuery(({ platform }) => ({ status: 200, body: platform.fidelity() })) },
};

/** Rejects query parameters: if a filter were ignored, everything would be shown or cleared. */
function withoutQuery(handler: AdminRouteHandler): AdminRouteHandler {
  return (context) => {
    readQuery(context.query, listQueryTargets([]), new Map());
    return handler(context);
  };
}

async function checkStore(check: () => Promise<unknown>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof StoreUnavailableError) throw error;
    throw new StoreUnavailableError("The store does not respond.", false, error);
  }
}

async function exportSeed({ request, platform }: AdminContext): Promise<AdminResult> {
  const type = chooseMediaType(request.headers?.["accept"], [yaml, json]);
  // Not a ping: what can no longer be written can still be saved.
  await checkStore(platform.opened);
  const seed = await platform.export();
  const { writeSeed } = await import("../seed/write-seed.ts");
  const body = type === json ? JSON.stringify(seed) : await writeSeed(seed);
  // A backup that could not be restored would be worse than none.
  if (encoder.encode(body).length > requestLimits.adminBody) {
    throw new HttpError(
      501,
      "The export is larger than 64 MiB, so it could not be loaded again. Back up the SQLite file or the PostgreSQL database instead.",
    );
  }
  return { status: 200, body, headers: { "content-type": type, vary: "accept" } };
}

async function injectFault({ request, platform }: AdminContext): Promise<AdminResult> {
  const { operationId, fault, options } = await readFaultBody(request);
  const injected = platform.faults.inject(operationId, fault, options);
  const headers = { location: `/_platform/faults/${injected.id}` };
  return { status: 201, body: injected, headers };
}

function findFault({ faults }: AdminDeps, id: string): InjectedFault {
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

function readJournalFilter(query: string): JournalFilter {
  const values = new Map<string, unknown>();
  readQuery(query, journalParameters, values);
  const text = (name: string) => {
    const value = values.get(name);
    return typeof value === "string" ? value : undefined;
  };
  return {
    operationId: text("operationId"),
    tenantId: text("tenantId"),
    method: text("method")?.toUpperCase(),
    status: parseCount("status", text("status")),
    after: parseCount("after", text("after")),
    limit: parseCount("limit", text("limit")),
  };
}

function parseCount(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new HttpError(400, `/parameters/${name} must be an integer of at least 0.`);
}
