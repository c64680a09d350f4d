import { afterEach, describe, expect, it, vi } from "vitest";
import { runExclusive } from "../../../src/platform/store/keyed-mutex.ts";

/** A task that the test settles. */
function createTask() {
  let end: (result: string) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const result = new Promise<string>((resolve, reject) => {
    [end, fail] = [resolve, reject];
  });
  return { run: vi.fn(() => result), end, fail };
}

const nextTick = () => new Promise((resolve) => process.nextTick(resolve));

afterEach(() => {
  vi.useRealTimers();
});

describe("runExclusive", () => {
  it("runs tasks with the same owner and key in order, also after one has failed", async () => {
    const owner = {};
    const [first, second, third] = [createTask(), createTask(), createTask()];
    const outcomes = Promise.allSettled(
      [first, second, third].map(({ run }) => runExclusive(owner, "key", run)),
    );
    expect(first.run).toHaveBeenCalled();
    await nextTick();
    expect(second.run).not.toHaveBeenCalled();
    first.end("first");
    await nextTick();
    expect(second.run).toHaveBeenCalled();
    expect(third.run).not.toHaveBeenCalled();
    second.fail(new Error("second fails"));
    third.end("third");
    expect(await outcomes).toMatchObject([
      { value: "first" },
      { reason: { message: "second fails" } },
      { value: "third" },
    ]);
  });

  it("does not delay tasks with another key or owner", async () => {
    const owner = {};
    const task = createTask();
    const keys = [
      [owner, "key"],
      [owner, "other key"],
      [{}, "key"],
    ] as const;
    const all = Promise.all(keys.map(([each, key]) => runExclusive(each, key, task.run)));
    expect(task.run).toHaveBeenCalledTimes(3);
    task.end("done");
    await all;
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
