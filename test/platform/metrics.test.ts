/** Metrics in the text format of Prometheus. */
import { expect, test } from "vitest";
import { createMetrics, type Metrics, type Observation } from "../../src/platform/metrics.ts";

const state = { store: "memory", journalEntries: 3, faultsPending: 2 };
const request: Observation = {
  api: "management",
  operationId: "getPipe",
  method: "GET",
  status: 200,
  durationMs: 3,
  fault: null,
};

/** Parses the text format 0.0.4: values by sample, as in `name{a="b"}`. Throws if it is malformed. */
function parse(text: string): Map<string, number> {
  if (!text.endsWith("\n")) throw new Error("The last line does not end.");
  const samples = new Map<string, number>();
  let family = "";
  for (const line of text.slice(0, -1).split("\n")) {
    const [, kind, name, rest = ""] = /^# (HELP|TYPE) ([a-z_]+) (.+)$/.exec(line) ?? [];
    if (kind === "HELP") family = name ?? "";
    else if (kind === "TYPE") {
      if (name !== family || !/^(?:counter|gauge|histogram)$/.test(rest)) throw new Error(line);
    } else {
      const label = String.raw`[a-z]+="(?:[^"\\\n]|\\[\\"n])*"`;
      const sample = new RegExp(
        `^(${family}(?:_bucket|_sum|_count)?(?:\\{${label}(?:,${label})*\\})?) (\\S+)$`,
      );
      const [, key, value] = sample.exec(line) ?? [];
      if (key === undefined || samples.has(key) || Number.isNaN(Number(value))) throw new Error(line);
      samples.set(key, Number(value));
    }
  }
  return samples;
}

/** Numbers of requests by sample. */
function totals(metrics: Metrics): Record<string, number> {
  const samples = [...parse(metrics.render(state))];
  return Object.fromEntries(samples.filter(([key]) => key.startsWith("dataplat_requests_total{")));
}

test("counts requests by API, operation, method and status", () => {
  const metrics = createMetrics();
  const update = { api: "observability", operationId: "updateAlert", method: "PUT" };
  for (const change of [{}, {}, { status: 404 }, update]) metrics.observe({ ...request, ...change });
  expect(totals(metrics)).toEqual({
    'dataplat_requests_total{api="management",operation="getPipe",method="GET",status="200"}': 2,
    'dataplat_requests_total{api="management",operation="getPipe",method="GET",status="404"}': 1,
    'dataplat_requests_total{api="observability",operation="updateAlert",method="PUT",status="200"}': 1,
  });
});

test("has one label for everything unknown, so that clients cannot create labels", () => {
  const metrics = createMetrics();
  for (let count = 0; count < 50; count += 1) {
    metrics.observe({ ...request, api: null, operationId: null, method: `METHOD${count}`, status: null });
  }
  expect(totals(metrics)).toEqual({
    'dataplat_requests_total{api="none",operation="none",method="other",status="none"}': 50,
  });
});

test("has durations in cumulative buckets", () => {
  const metrics = createMetrics();
  for (const durationMs of [0.1, 0.5, 3, 70_000]) metrics.observe({ ...request, durationMs });
  const samples = parse(metrics.render(state));
  const labels = 'api="management",operation="getPipe"';
  const bucket = (le: string) =>
    samples.get(`dataplat_request_duration_seconds_bucket{${labels},le="${le}"}`);
  expect(["0.0005", "0.001", "0.005", "10", "+Inf"].map(bucket)).toEqual([2, 2, 3, 3, 4]);
  expect(samples.get(`dataplat_request_duration_seconds_count{${labels}}`)).toBe(4);
  expect(samples.get(`dataplat_request_duration_seconds_sum{${labels}}`)).toBeCloseTo(70.0036, 6);
});

test("counts faults by type, and shows current values", () => {
  const metrics = createMetrics();
  for (const fault of ["drop", "drop", null] as const) metrics.observe({ ...request, fault });
  const samples = parse(metrics.render(state));
  expect(samples.get('dataplat_faults_total{fault="drop"}')).toBe(2);
  expect(samples.get("dataplat_faults_pending")).toBe(2);
  expect(samples.get("dataplat_journal_entries")).toBe(3);
  expect(samples.get('dataplat_info{store="memory"}')).toBe(1);
});

test("shows the start and the memory of the process", () => {
  const samples = parse(createMetrics().render(state));
  const started = samples.get("process_start_time_seconds") ?? 0;
  expect(started * 1000).toBeLessThanOrEqual(Date.now());
  expect(started).toBeGreaterThan(1_600_000_000);
  expect(samples.get("process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
});

test("escapes characters that would end a label", () => {
  const text = createMetrics().render({ ...state, store: 'a "b" \\ c\nd' });
  expect(text).toContain('dataplat_info{store="a \\"b\\" \\\\ c\\nd"} 1\n');
  expect(() => parse(text)).not.toThrow();
  // The parser of this test rejects malformed text.
  expect(() => parse(text.slice(0, -1))).toThrow("The last line does not end.");
  expect(() => parse(text.replace('\\"b', '"b'))).toThrow();
});
