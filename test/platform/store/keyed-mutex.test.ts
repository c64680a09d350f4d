import { describe, expect, test, vi } from "vitest";
import { runExclusive } from "../../../src/platform/store/keyed-mutex.ts";

function createTask() {
  let end: (result: string) => void = () => {};
  const result = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { run: vi.fn(() => result), end };
}

describe("runExclusive", () => {
  test("starts the next task after a while if one does not end", async () => {
    const owner = {};
    const [hanging, next] = [createTask(), createTask()];
    const results = [hanging, next].map(({ run }) => runExclusive(owner, "key", run));
    await expect.poll(() => next.run).toHaveBeenCalled();
    expect(hanging.run).toHaveBeenCalled();
    for (const { end } of [next, hanging]) end("done");
    expect(await Promise.all(results)).toEqual(["done", "done"]);
  });
});
