/** Fills in the members of a seed that a test leaves out, with valid values and unique names. */
import type { Defined } from "../contract/check-options.ts";
import type { SeedAlert, SeedDashboard, SeedPipe, SeedService } from "../platform/seed/seed.ts";

/** A service to add; every member is optional. */
export interface ServiceInput extends Partial<Omit<SeedService, "pipes">> {
  readonly pipes?: readonly Partial<SeedPipe>[] | undefined;
}

export type CompleteService = SeedService & { readonly pipes: readonly SeedPipe[] };

/** A unique name that is short, since people read it in the output of tests. */
function uniqueName(prefix: string): string {
  return `${prefix}-${crypto.randomUUID().slice(0, 8)}`;
}

/** A member that is undefined counts as left out. */
function withoutUndefined<Input extends object>(input: Input): Defined<Input> {
  // Exactly the members that the type excludes are removed.
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== undefined),
  ) as Defined<Input>;
}

/** Completes a pipe. Its default source is Kafka. */
export function completePipe(pipe: Partial<SeedPipe> = {}): SeedPipe {
  return {
    id: crypto.randomUUID(),
    name: uniqueName("pipe"),
    state: "Running",
    scaling: { replicas: 1, concurrency: 1, replicaCpuMillicores: 250, replicaMemoryGb: 1 },
    source: { kafka: { brokers: "broker-1.example.com:9092", topics: "events" } },
    destination: { database: "default", table: "events", managedTable: true },
    fieldMappings: [],
    ...withoutUndefined(pipe),
  };
}

/** Completes a service and its pipes. By default it has no pipes. */
export function completeService(service: ServiceInput = {}): CompleteService {
  return {
    id: crypto.randomUUID(),
    name: uniqueName("service"),
    numReplicas: 1,
    idleScaling: false,
    isPrimary: true,
    isReadonly: false,
    ...withoutUndefined(service),
    pipes: (service.pipes ?? []).map(completePipe),
  };
}

/** Completes a dashboard. By default it has one tile. */
export function completeDashboard(dashboard: Partial<SeedDashboard> = {}): SeedDashboard {
  const tile = {
    id: uniqueName("tile"),
    name: "Requests",
    x: 0,
    y: 0,
    w: 6,
    h: 3,
    asRatio: false,
    series: [],
  };
  return {
    id: uniqueName("dashboard"),
    name: uniqueName("Dashboard"),
    tiles: [tile],
    tags: [],
    ...withoutUndefined(dashboard),
  };
}

/**
 * Completes an alert. By default it watches the first tile of the team's dashboards, or a saved search if they have no tile. `alert`: the
 * members to keep. `dashboards`: the dashboards of its team.
 */
export function completeAlert(alert: Partial<SeedAlert>, dashboards: readonly SeedDashboard[]): SeedAlert {
  return {
    id: uniqueName("alert"),
    name: uniqueName("Alert"),
    message: "Raised by a test.",
    threshold: 100,
    interval: "5m",
    thresholdType: "above",
    state: "inactive",
    channel: { type: "webhook", webhookId: uniqueName("webhook") },
    silenced: false,
    ...defaultSource(alert, dashboards),
    ...withoutUndefined(alert),
  };
}

function defaultSource(alert: Partial<SeedAlert>, dashboards: readonly SeedDashboard[]): Partial<SeedAlert> {
  const { source, dashboard, tileId, savedSearch } = alert;
  if (dashboard !== undefined || tileId !== undefined || savedSearch !== undefined) return {};
  const watched = dashboards.find(({ tiles = [] }) => tiles.length > 0);
  const watchedTile = watched?.tiles?.[0]?.id;
  if (source === "search" || !watched || watchedTile === undefined) {
    return { source: "search", savedSearch: uniqueName("search") };
  }
  return { source: "tile", dashboard: watched.id, tileId: watchedTile };
}
