/** Metrics of the platform, in the Prometheus text format 0.0.4. */
import type { FaultType } from "../faults/fault.ts";
import { getOrAdd } from "../lib/get-or-add.ts";
import { performance } from "../lib/timers.ts";
import type { JournalRecord } from "./entry.ts";

/** Counters and histograms. They are never reset: Prometheus would take that for a restart. */
export type Metrics = ReturnType<typeof createMetrics>;

export const metricsMediaType = "text/plain; version=0.0.4; charset=utf-8";

/** Upper bounds of the buckets of durations, in seconds. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** All other methods share one label, since clients must not be able to create labels. */
const methods = new Set(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]);

/** Counts of one operation. */
type Series = ReturnType<typeof createSeries>;

/** One request. Those without an operation share one label. */
type Observation = Pick<JournalRecord, "api" | "operationId" | "method" | "status" | "fault">;

type Labels = Readonly<Record<string, string>>;
type Sample = readonly [value: number, labels?: Labels, suffix?: string];

export function createMetrics() {
  /** By API and operationId. Nested, since joining the names would cost more than everything else here. */
  const apis = new Map<string | null, Map<string | null, Series>>();
  const faults = new Map<FaultType, number>();
  let excessConnections = 0;
  return {
    /** Counts one connection beyond `maxConnections`. */
    observeExcessConnection: (): void => {
      excessConnections += 1;
    },
    /** Counts one request. `durationMs`: from the request to its response. */
    observe: ({ api, operationId, method, status, fault }: Observation, durationMs: number): void => {
      const operations = getOrAdd(apis, api, () => new Map<string | null, Series>());
      const series = getOrAdd(operations, operationId, () => createSeries(api, operationId));
      const name = methods.has(method) ? method : "other";
      const statuses = getOrAdd(series.requests, name, () => new Map<number | null, number>());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      const seconds = durationMs / 1000;
      let bucket = 0;
      while (seconds > (bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
      series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
      series.seconds += seconds;
      if (fault !== null) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    },
    /** Renders everything counted since the platform was created, in `metricsMediaType`. `store`: the name of the store. */
    render: (store: string, journalEntries: number, faultsPending: number): string => {
      const all = [...apis.values()].flatMap((operations) => [...operations.values()]);
      const fired = [...faults].map(([fault, count]): Sample => [count, { fault }]);
      // Not every runtime has a process.
      const memory = globalThis.process?.memoryUsage?.rss?.();
      return [
        family("dataplat_requests_total", "counter", "Answered requests.", ...all.flatMap(countsOf)),
        family(
          "dataplat_request_duration_seconds",
          "histogram",
          "Time from a request to its response.",
          ...all.flatMap(histogramOf),
        ),
        family("dataplat_excess_connections_total", "counter", "Connections beyond maxConnections.", [
          excessConnections,
        ]),
        family("dataplat_faults_total", "counter", "Injected faults that fired.", ...fired),
        family("dataplat_faults_pending", "gauge", "Injected faults that have not fired yet.", [
          faultsPending,
        ]),
        family("dataplat_journal_entries", "gauge", "Requests in the journal.", [journalEntries]),
        family("dataplat_info", "gauge", "Configuration of the platform.", [1, { store }]),
        family("process_start_time_seconds", "gauge", "Start of the process, in seconds since 1970.", [
          performance.timeOrigin / 1000,
        ]),
        memory === undefined
          ? ""
          : family("process_resident_memory_bytes", "gauge", "Resident memory, in bytes.", [memory]),
      ].join("");
    },
  };
}

function createSeries(api: string | null, operationId: string | null) {
  return {
    labels: { api: api ?? "none", operation: operationId ?? "none" },
    /** Requests by status, by method. */
    requests: new Map<string, Map<number | null, number>>(),
    /** Requests by bucket, not cumulative; the last one is for durations above all bounds. */
    buckets: new Array<number>(bounds.length + 1).fill(0),
    seconds: 0,
  };
}

function countsOf({ labels, requests }: Series): Sample[] {
  return [...requests].flatMap(([method, statuses]) =>
    [...statuses].map(
      ([status, count]): Sample => [count, { ...labels, method, status: String(status ?? "none") }],
    ),
  );
}

function histogramOf({ labels, buckets, seconds }: Series): Sample[] {
  let count = 0;
  const samples = buckets.map((own, index): Sample => {
    count += own;
    return [count, { ...labels, le: index < bounds.length ? String(bounds[index]) : "+Inf" }, "_bucket"];
  });
  return [...samples, [seconds, labels, "_sum"], [count, labels, "_count"]];
}

function family(name: string, type: string, help: string, ...samples: readonly Sample[]): string {
  const lines = samples.map(([value, labels = {}, suffix = ""]) => {
    const pairs = Object.entries(labels).map(([label, text]) => {
      const escaped = text.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
      return `${label}="${escaped}"`;
    });
    return `${name}${suffix}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}\n`;
  });
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}
