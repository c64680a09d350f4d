import { afterEach, describe, expect, it, vi } from "vitest";
import { runExclusive } from "../../../src/platform/store/keyed-mutex.ts";

/** A task that the test ends. */
function createTask() {
  let end: (result: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const result = new Promise<string>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { run: vi.fn(() => result), end, fail };
}

const nextTick = () => new Promise((resolve) => process.nextTick(resolve));

afterEach(() => {
  vi.useRealTimers();
});

describe("runExclusive", () => {
  it("starts a task at once, and each further one after the last has ended or failed", async () => {
    const owner = {};
    const tasks = [createTask(), createTask(), createTask()] as const;
    const [first, second, third] = tasks;
    const outcomes = Promise.allSettled(tasks.map(({ run }) => runExclusive(owner, "key", run)));
    expect(first.run).toHaveBeenCalled();
    await nextTick();
    expect(second.run).not.toHaveBeenCalled();
    first.end("first");
    await nextTick();
    expect(second.run).toHaveBeenCalled();
    expect(third.run).not.toHaveBeenCalled();
    second.fail(new Error("second fails"));
    await nextTick();
    third.end("third");
    expect(await outcomes).toMatchObject([
      { value: "first" },
      { reason: { message: "second fails" } },
      { value: "third" },
    ]);
  });

  it("does not delay tasks with another key or owner", async () => {
    const owner = {};
    const tasks = [createTask(), createTask(), createTask()] as const;
    const [first, second, third] = tasks;
    const results = Promise.all([
      runExclusive(owner, "key", first.run),
      runExclusive(owner, "other key", second.run),
      runExclusive({}, "key", third.run),
    ]);
    for (const { run, end } of tasks) {
      expect(run).toHaveBeenCalled();
      end("done");
    }
    await results;
  });

  it("starts the next task after 250 ms if one does not end", async () => {
    vi.useFakeTimers();
    const owner = {};
    const [hanging, next] = [createTask(), createTask()];
    const results = [hanging, next].map(({ run }) => runExclusive(owner, "key", run));
    await vi.advanceTimersByTimeAsync(249);
    expect(next.run).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(next.run).toHaveBeenCalled();
    for (const { end } of [next, hanging]) end("done");
    expect(await Promise.all(results)).toEqual(["done", "done"]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
