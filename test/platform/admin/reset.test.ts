/** Export and reset, with a real client. */
import { expect, test } from "vitest";
import { createManagementClient } from "../../../src/management.ts";
import { demo, startTestPlatform } from "../../../src/testing.ts";

test.each([
  ["in process", false],
  ["on a port", true],
])("%s, a reset restores an export or the initial data, and clears faults and journal", async (_, listen) => {
  await using platform = await startTestPlatform({ listen });
  const client = createManagementClient({ ...platform.managementOptions, retry: false });
  const send = (line: string, init: RequestInit = {}) => {
    const [method = "", path = ""] = line.split(" ");
    return platform.fetch(`${platform.baseUrl}/_platform${path}`, { method, ...init });
  };
  const exported = async () => (await send("GET /export")).text();
  const initial = await exported();
  await client.updatePipeSettings(demo.pipe, { engine_max_threads: 7 });
  const changed = await exported();
  expect(changed).not.toBe(initial);
  platform.faults.inject("getPipe", { type: "drop" });
  expect((await send("POST /reset")).status).toBe(204);
  expect([platform.faults.all(), platform.journal.entries()]).toEqual([[], []]);
  expect((await client.getPipe(demo.pipe)).settings?.engine_max_threads).not.toBe(7);
  const headers = { "content-type": "application/yaml" };
  expect((await send("POST /reset", { headers, body: changed })).status).toBe(204);
  expect(await exported()).toBe(changed);
  expect((await client.getPipe(demo.pipe)).settings?.engine_max_threads).toBe(7);
});
