/** The test kit while Vitest fakes the timers. */
import path from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createManagementClient } from "../../src/management.ts";
import { demo, startTestPlatform, type TestPlatform } from "../../src/testing.ts";
import { useSqliteFile } from "../platform/store/sqlite-file.ts";

afterEach(() => {
  vi.useRealTimers();
});

async function updateThreads(platform: TestPlatform): Promise<void> {
  const management = createManagementClient({ ...platform.managementOptions, retry: false });
  platform.faults.inject("getPipe", { type: "latency", ms: 1 });
  await management.updatePipeSettings(demo.pipe, { engine_max_threads: 7 });
  expect((await management.getPipe(demo.pipe)).settings?.engine_max_threads).toBe(7);
}

const { folder } = useSqliteFile();

/** Everything that Vitest can fake in a child process, where Node itself needs `nextTick`. */
const everything = [
  ...(["setTimeout", "clearTimeout", "setImmediate", "clearImmediate", "setInterval"] as const),
  ...(["clearInterval", "Date", "performance", "hrtime", "queueMicrotask"] as const),
];

describe.each([
  ["in process", {}],
  ["on a port", { listen: true }],
  ["with a file", { data: path.join(folder, "data.db") }],
])("a platform %s", (_, options) => {
  test("starts, responds and closes while timers are faked", async () => {
    vi.useFakeTimers();
    await using platform = await startTestPlatform(options);
    await updateThreads(platform);
  });

  test("responds and closes after everything is faked", async () => {
    await using platform = await startTestPlatform(options);
    // Without `queueMicrotask`, the `fetch` of Node that sends to a port does not work.
    const toFake = everything.filter((name) => !("listen" in options) || name !== "queueMicrotask");
    vi.useFakeTimers({ toFake });
    await updateThreads(platform);
  });
});

test("a platform that is imported while timers are faked responds and closes", async () => {
  vi.useFakeTimers();
  vi.resetModules();
  const testing = await import("../../src/testing.ts");
  await using platform = await testing.startTestPlatform({ listen: true });
  await updateThreads(platform);
});
