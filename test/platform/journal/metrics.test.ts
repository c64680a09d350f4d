/** Metrics in the text format of Prometheus. */
import { expect, test } from "vitest";
import { createMetrics } from "../../../src/platform/journal/metrics.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { bearer, dashboards, start } from "../demo-platform.ts";

test("count requests by operation, method and status, and everything unknown under one label", async () => {
  const platform = start({ store: { ...createMemoryStore(), name: 'a "b" \\ c\nd' } });
  const send = (method: string, target: string) => platform.handle({ method, target, headers: bearer });
  for (const type of ["drop", "truncate"] as const) platform.faults.inject("listDashboards", { type });
  platform.faults.inject("getPipe", { type: "drop" });
  for (let count = 0; count < 4; count += 1) await send("GET", dashboards);
  await send("PUT", dashboards);
  // Clients cannot create labels.
  for (let count = 0; count < 9; count += 1) await send(`METHOD${count}`, `/${count}`);
  const lines = platform.metrics().split("\n");
  const labels = 'api="observability",operation="listDashboards"';
  expect(lines.filter((line) => line.startsWith("dataplat_requests_total{")).toSorted()).toEqual([
    'dataplat_requests_total{api="none",operation="none",method="other",status="404"} 9',
    `dataplat_requests_total{${labels},method="GET",status="200"} 3`,
    `dataplat_requests_total{${labels},method="GET",status="none"} 1`,
    'dataplat_requests_total{api="observability",operation="none",method="PUT",status="405"} 1',
  ]);
  for (const line of [
    "# TYPE dataplat_requests_total counter",
    "# TYPE dataplat_request_duration_seconds histogram",
    `dataplat_request_duration_seconds_count{${labels}} 4`,
    'dataplat_faults_total{fault="drop"} 1',
    'dataplat_faults_total{fault="truncate"} 1',
    "dataplat_faults_pending 1",
    "dataplat_journal_entries 14",
    'dataplat_info{store="a \\"b\\" \\\\ c\\nd"} 1',
  ]) {
    expect(lines).toContain(line);
  }
  const sampleOf = (name: string) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(" ")[1]);
  expect(sampleOf("process_start_time_seconds") * 1000).toBeLessThanOrEqual(Date.now());
  expect(sampleOf("process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
});

test("have durations in cumulative buckets, whose bounds are inclusive", () => {
  const metrics = createMetrics();
  const request = { api: "a", operationId: "b", method: "GET", status: 200, fault: null };
  for (const durationMs of [0.1, 0.5, 3, 70_000]) metrics.observe(request, durationMs);
  const text = metrics.render("memory", 0, 0);
  const durations = [...text.matchAll(/_bucket\{.*le="(.+)"\} (\d+)/g)].map(
    ([, le, count]) => `${le}: ${count}`,
  );
  expect(durations).toEqual(
    expect.arrayContaining(["0.0005: 2", "0.001: 2", "0.005: 3", "10: 3", "+Inf: 4"]),
  );
  expect(text).toMatch(/_sum\{api="a",operation="b"\} 70\.0036\d*\n/);
});
