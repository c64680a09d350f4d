/** SIGTERM under load: accepted requests are answered, unanswered writes did not happen, and the exit code is 0. */
import { describe, expect, test } from "vitest";
import { findProblems } from "../../../scripts/crash/check.ts";
import { createSeries, exportFrom, startLoad } from "../../../scripts/crash/load.ts";
import { askPipe } from "./pipe-client.ts";
import { createSqlitePlace, useProcesses } from "./places.ts";

const processes = useProcesses();

async function waitForFired(url: string, fired: number): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/_platform/faults`);
    // The administration surface lists what was injected.
    const { faults } = (await response.json()) as { faults: readonly { readonly fired: number }[] };
    if (faults.every((fault) => fault.fired >= fired)) return;
  }
}

describe("SIGTERM", () => {
  test("finishes writes in flight, and accepts no others", async () => {
    const place = await processes.place(createSqlitePlace);
    const server = processes.start(place);
    const url = await server.address;
    const before = await exportFrom(url);
    const series = createSeries(before);
    const load = startLoad(url, series);
    await load.reached(100);
    expect(await server.stop()).toBe(0);
    const { acknowledged, problems } = await load.done;
    expect(acknowledged).toBeGreaterThanOrEqual(100);
    expect(problems).toEqual([]);
    // A write without a response was not accepted, and must not be stored.
    for (const one of series) one.sent = one.acknowledged;
    const again = processes.start(place);
    expect(findProblems(before, await exportFrom(await again.address), series)).toEqual([]);
    expect(await again.stop()).toBe(0);
    expect(server.stderr()).toBe("");
  });

  test("answers every request in flight within the drain time", async () => {
    const server = processes.start(await processes.place(createSqlitePlace));
    const url = await server.address;
    const held = 20;
    const injected = await fetch(`${url}/_platform/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ operationId: "getPipe", fault: { type: "latency", ms: 700 }, times: held }),
    });
    expect(injected.status).toBe(201);
    const answers = Array.from({ length: held }, () => askPipe(url));
    await waitForFired(url, held);
    const stopped = server.stop();
    const responses = await Promise.all(answers);
    const bodies = await Promise.all(responses.map((response) => response.json()));
    expect(responses.map(({ status }) => status)).toEqual(Array<number>(held).fill(200));
    expect(bodies).toHaveLength(held);
    expect(await stopped).toBe(0);
    await expect(askPipe(url)).rejects.toThrow("fetch failed");
  });
});
