/** Parts of a seed with everything that a test did not say filled in: valid, plausible, and named like nothing else. */
import type { SeedAlert, SeedDashboard, SeedPipe, SeedService } from "../platform/seed/seed.ts";

/** What a test says of a service: all of it may be left out. */
export interface ServiceInput extends Partial<Omit<SeedService, "pipes">> {
  readonly pipes?: readonly Partial<SeedPipe>[] | undefined;
}

/** A short name that nothing else has, for people who read a test's output. */
function unique(word: string): string {
  return `${word}-${crypto.randomUUID().slice(0, 8)}`;
}

/** Completes a pipe: one that reads from Kafka unless it says another source. */
export function completePipe(pipe: Partial<SeedPipe> = {}): SeedPipe {
  return {
    id: crypto.randomUUID(),
    name: unique("pipe"),
    state: "Running",
    scaling: { replicas: 1, concurrency: 1, replicaCpuMillicores: 250, replicaMemoryGb: 1 },
    source: { kafka: { brokers: "broker-1.example.com:9092", topics: "events" } },
    destination: { database: "default", table: "events", managedTable: true },
    fieldMappings: [],
    ...pipe,
  };
}

/** Completes a service. Its pipes are completed as well; without any it has none. */
export function completeService(service: ServiceInput = {}): SeedService & { pipes: SeedPipe[] } {
  return {
    id: crypto.randomUUID(),
    name: unique("service"),
    numReplicas: 1,
    idleScaling: false,
    isPrimary: true,
    isReadonly: false,
    ...service,
    pipes: (service.pipes ?? []).map(completePipe),
  };
}

/** Completes a dashboard: one tile unless it says others. */
export function completeDashboard(dashboard: Partial<SeedDashboard> = {}): SeedDashboard {
  const tile = { id: unique("tile"), name: "Requests", x: 0, y: 0, w: 6, h: 3, asRatio: false, series: [] };
  return { id: unique("dashboard"), name: unique("Dashboard"), tiles: [tile], tags: [], ...dashboard };
}

/**
 * Completes an alert. Without a place of its own it watches the first tile of the first dashboard that has one, or a saved search.
 *
 * @param alert what the test says
 * @param dashboards those of its team
 */
export function completeAlert(alert: Partial<SeedAlert>, dashboards: readonly SeedDashboard[]): SeedAlert {
  return {
    id: unique("alert"),
    name: unique("Alert"),
    message: "Raised by a test.",
    threshold: 100,
    interval: "5m",
    thresholdType: "above",
    state: "inactive",
    channel: { type: "webhook", webhookId: unique("webhook") },
    silenced: false,
    ...choosePlace(alert, dashboards),
    ...alert,
  };
}

function choosePlace(alert: Partial<SeedAlert>, dashboards: readonly SeedDashboard[]): Partial<SeedAlert> {
  const { source, dashboard, tileId, savedSearch } = alert;
  if (dashboard !== undefined || tileId !== undefined || savedSearch !== undefined) return {};
  const found = dashboards.find(({ tiles = [] }) => tiles.length > 0);
  const tile = found?.tiles?.[0]?.id;
  if (source === "search" || !found || tile === undefined) {
    return { source: "search", savedSearch: unique("search") };
  }
  return { source: "tile", dashboard: found.id, tileId: tile };
}
