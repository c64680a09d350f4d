/** Routes under `/_platform`, by path and method. */
import { listQueryTargets } from "../../contract/read-parameter.ts";
import type { InjectedFault } from "../faults/fault.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformHeaders, PlatformRequest } from "../http/message.ts";
import { requestLimits } from "../http/request-limits.ts";
import { aCount } from "../journal/assertions.ts";
import { metricsMediaType } from "../journal/metrics.ts";
import { checkConfig } from "../lib/check-config.ts";
import type { Platform } from "../options/options.ts";
import { chooseMediaType } from "../pipeline/negotiation.ts";
import { StoreUnavailableError } from "../store/store.ts";
import { readFaultBody, readSeedBody } from "./body.ts";

/** Dependencies of the administration routes: methods of the platform, and internals that it does not export. */
export interface AdminDeps
  extends Pick<Platform, "faults" | "journal" | "seed" | "reset" | "export" | "metrics"> {
  /** The required Bearer token; undefined to allow this machine only. */
  readonly adminToken: string | undefined;
  /** Health check; rejects if the store is not open or does not respond. */
  ping(): Promise<void>;
  /** Resolves when the store is open; rejects if it could not be opened. */
  opened(): Promise<unknown>;
  /** Fidelity of each operation, for a JSON response. */
  fidelity(): unknown;
  /** Called for failures of the platform itself, with the request id of the response. Must not throw. */
  onError(error: unknown, requestId: string): void;
}

/** Context of an administration route: an authorized request. */
export interface AdminContext {
  readonly request: PlatformRequest;
  /** Query parameters by name; empty if the route has none. */
  readonly parameters: ReadonlyMap<string, string>;
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

/** Parameters of the journal that are numbers. */
const counts = { status: aCount, after: aCount, limit: aCount };

export const journalParameters = listQueryTargets(
  ["operationId", "tenantId", "method", ...Object.keys(counts)].map((name) => {
    return { name, in: "query", style: "form", explode: true, kind: "value" };
  }),
);

/** By path below `/_platform/`. */
export const adminRoutes: Readonly<Record<string, AdminRoute>> = {
  "": { GET: () => ({ status: 200, body: { routes: listRoutes() } }) },
  health: { GET: () => ({ status: 200, body: { status: "ok" } }) },
  ready: {
    GET: async ({ platform }) => {
      await checkStore(platform.ping);
      return { status: 200, body: { status: "ready" } };
    },
  },
  reset: {
    POST: async ({ request, platform }) => {
      const seed = await readSeedBody(request);
      await checkStore(platform.ping);
      await platform.reset(seed);
      return noContent;
    },
  },
  seed: {
    POST: async ({ request, platform }) => {
      const seed = await readSeedBody(request);
      if (seed === undefined) throw new HttpError(400, "The body is missing. Send a seed.");
      await checkStore(platform.ping);
      await platform.seed(seed);
      return noContent;
    },
  },
  export: { GET: exportSeed },
  faults: {
    GET: ({ platform }) => ({ status: 200, body: { faults: platform.faults.all() } }),
    POST: async ({ request, platform }) => {
      const injected = platform.faults.inject(...(await readFaultBody(request)));
      return { status: 201, body: injected, headers: { location: `/_platform/faults/${injected.id}` } };
    },
    DELETE: ({ platform }) => {
      platform.faults.clear();
      return noContent;
    },
  },
  "faults/{id}": {
    GET: ({ platform, id }) => ({ status: 200, body: findFault(platform, id) }),
    DELETE: ({ platform, id }) => {
      findFault(platform, id).remove();
      return noContent;
    },
  },
  journal: {
    GET: ({ platform: { journal }, parameters }) => {
      const { operationId, tenantId, method, ...texts } = Object.fromEntries(parameters);
      const values = Object.entries(texts).map(([name, text]) => [name, readCount(text)]);
      const filter = checkConfig(counts, Object.fromEntries(values), "/parameters/");
      const entries = journal.entries({ ...filter, operationId, tenantId, method: method?.toUpperCase() });
      return { status: 200, body: { entries, forgotten: journal.forgotten } };
    },
    DELETE: ({ platform }) => {
      platform.journal.clear();
      return noContent;
    },
  },
  metrics: {
    GET: ({ platform }) => {
      return { status: 200, body: platform.metrics(), headers: { "content-type": metricsMediaType } };
    },
  },
  fidelity: { GET: ({ platform }) => ({ status: 200, body: platform.fidelity() }) },
};

/** Reads digits as a number. A text of another form stays as it is, so that it is rejected. */
const readCount = (text: string): string | number => (/^\d{1,15}$/.test(text) ? Number(text) : text);

async function checkStore(check: () => Promise<unknown>): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof StoreUnavailableError || error instanceof HttpError) throw error;
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
