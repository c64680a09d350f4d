import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runExclusive } from "../../../src/platform/store/keyed-mutex.ts";

const owner = {};
let log: string[];

/** Work that notes when it begins, and ends when it is told to. */
function createWork(name: string) {
  let end: () => void = () => {};
  let fail: (error: Error) => void = () => {};
  const work = () =>
    new Promise<string>((resolve, reject) => {
      log.push(name);
      end = () => resolve(name);
      fail = reject;
    });
  return { work, end: () => end(), fail: (error: Error) => fail(error) };
}

const turn = () => new Promise((resolve) => process.nextTick(resolve));

beforeEach(() => {
  log = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe("runExclusive", () => {
  it("begins at once, and then one after the other, also after one that failed", async () => {
    const [a, b, c] = [createWork("a"), createWork("b"), createWork("c")];
    const results = [a, b, c].map(({ work }) => runExclusive(owner, "thing", work));
    const outcomes = Promise.allSettled(results);
    expect(log).toEqual(["a"]);
    await turn();
    expect(log).toEqual(["a"]);
    a.end();
    await turn();
    expect(log).toEqual(["a", "b"]);
    b.fail(new Error("b fails"));
    await turn();
    expect(log).toEqual(["a", "b", "c"]);
    c.end();
    expect(await outcomes).toMatchObject([
      { value: "a" },
      { reason: { message: "b fails" } },
      { value: "c" },
    ]);
  });

  it("lets work on other things, and of other owners, go on", async () => {
    const works = ["a", "b", "c"].map(createWork);
    const places: [object, string][] = [
      [owner, "thing"],
      [owner, "other thing"],
      [{}, "thing"],
    ];
    const results = places.map(([who, name], index) =>
      runExclusive(who, name, works[index]?.work ?? (async () => "")),
    );
    expect(log).toEqual(["a", "b", "c"]);
    for (const { end } of works) end();
    expect(await Promise.all(results)).toEqual(["a", "b", "c"]);
  });

  it("waits no longer than 250 ms for work that hangs", async () => {
    vi.useFakeTimers();
    const [hanging, b, c] = [createWork("hanging"), createWork("b"), createWork("c")];
    const results = [hanging, b, c].map(({ work }) => runExclusive(owner, "thing", work));
    await vi.advanceTimersByTimeAsync(249);
    expect(log).toEqual(["hanging"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toEqual(["hanging", "b"]);
    await vi.advanceTimersByTimeAsync(250);
    expect(log).toEqual(["hanging", "b", "c"]);
    for (const { end } of [c, b, hanging]) end();
    expect(await Promise.all(results)).toEqual(["hanging", "b", "c"]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
