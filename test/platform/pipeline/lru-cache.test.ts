import { describe, expect, it } from "vitest";
import { createLruCache } from "../../../src/platform/pipeline/lru-cache.ts";

describe("createLruCache", () => {
  it("gives what was kept, and nothing for another text", () => {
    const recent = createLruCache<number>(3, 10);
    recent.set("one", 1);
    expect(recent.get("one")).toBe(1);
    expect(recent.get("One")).toBeUndefined();
    recent.set("one", 2);
    expect(recent.get("one")).toBe(2);
  });

  it("forgets the oldest when there are more than it may keep", () => {
    const recent = createLruCache<number>(3, 10);
    for (const [index, text] of ["a", "b", "c", "d"].entries()) recent.set(text, index);
    expect(["a", "b", "c", "d"].map(recent.get)).toEqual([undefined, 1, 2, 3]);
    for (let index = 0; index < 10_000; index += 1) recent.set(String(index), index);
    expect(["d", "9996", "9997", "9998", "9999"].map(recent.get)).toEqual([
      undefined,
      undefined,
      9997,
      9998,
      9999,
    ]);
  });

  it("forgets what was not used for the longest time first", () => {
    const recent = createLruCache<number>(3, 10);
    for (const [index, text] of ["a", "b", "c"].entries()) recent.set(text, index);
    expect(recent.get("a")).toBe(0);
    recent.set("d", 3);
    expect(["a", "b", "c", "d"].map(recent.get)).toEqual([0, undefined, 2, 3]);
  });

  it("forgets what it is told to", () => {
    const recent = createLruCache<number>(3, 10);
    for (const [index, text] of ["a", "b", "c"].entries()) recent.set(text, index);
    recent.delete("b");
    recent.delete("none");
    expect(["a", "b", "c"].map(recent.get)).toEqual([0, undefined, 2]);
    recent.clear();
    expect(["a", "b", "c"].map(recent.get)).toEqual([undefined, undefined, undefined]);
  });

  it("keeps no text that is too long", () => {
    const recent = createLruCache<number>(3, 10);
    recent.set("x".repeat(10), 10);
    recent.set("x".repeat(11), 11);
    expect([recent.get("x".repeat(10)), recent.get("x".repeat(11))]).toEqual([10, undefined]);
  });
});
