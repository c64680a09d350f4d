/** SIGTERM under load: accepted requests get a response, writes without a response did not happen, and the exit code is 0. */
import { expect, test } from "vitest";
import { findProblems } from "../../../scripts/crash/check.ts";
import { createSeries, exportFrom, startLoad } from "../../../scripts/crash/write-load.ts";
import { createSqliteStorage } from "../store/test-storage.ts";
import { fetchPipe } from "./pipe-client.ts";
import { prepareServe } from "./serve.ts";

test("SIGTERM finishes the requests in flight, and accepts no others", async () => {
  const serve = await prepareServe(createSqliteStorage);
  const server = serve();
  const url = await server.address;
  const before = await exportFrom(url);
  const series = createSeries(before);
  const load = startLoad(url, series);
  await load.reached(100);
  // Reads that take so long are in flight when the signal arrives.
  const faults = `${url}/_platform/faults`;
  const injected = await fetch(faults, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ operationId: "getPipe", fault: { type: "latency", ms: 500 }, times: 10 }),
  });
  expect(injected.status).toBe(201);
  const reads = Promise.all(Array.from({ length: 10 }, () => fetchPipe(url)));
  await expect.poll(async () => (await (await fetch(faults)).json()).faults[0].fired).toBe(10);
  expect(await server.stop()).toBe(0);
  expect(server.stderr()).toBe("");
  for (const response of await reads) {
    expect(response.status).toBe(200);
    await response.json();
  }
  await expect(fetchPipe(url)).rejects.toThrow("fetch failed");
  const { acknowledged, problems } = await load.done;
  expect(acknowledged).toBeGreaterThanOrEqual(100);
  expect(problems).toEqual([]);
  // A write without a response was not accepted, and must not be stored.
  for (const one of series) one.sent = one.acknowledged;
  const again = serve();
  expect(findProblems(before, await exportFrom(await again.address), series)).toEqual([]);
});
