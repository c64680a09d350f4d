/** `npm run test:memory`: the heap does not grow with the number of requests, and one that did would be noticed. */
import { describe, expect, test } from "vitest";
import { measureGrowth } from "../../scripts/test-memory/measure.ts";
import { runNodeScript } from "./run.ts";

describe("npm run test:memory", () => {
  test("sends requests of every kind and finds no growth", async () => {
    const { code, stdout, stderr } = await runNodeScript("test-memory.ts", ["--requests", "30000"]);
    expect(stderr).toBe("");
    expect(stdout).toMatch(/\nok: 30000 requests; the heap grew by -?\d+ KiB in the second half\n$/);
    expect(code).toBe(0);
  });

  test("notices a platform that keeps a little of each request", async () => {
    const kept: string[] = [];
    const leak = (index: number): void => void kept.push(`something of request ${index} `.repeat(3));
    const { growth, allowed } = await measureGrowth(20_000, () => {}, leak);
    expect(kept).toHaveLength(20_000);
    expect(growth).toBeGreaterThan(allowed);
  });

  test.each([
    ["--requests", "1"],
    ["--requests", "1e6"],
    ["--request", "30000"],
  ])("refuses %s %s before it sends anything", async (...args) => {
    const { code, stdout, stderr } = await runNodeScript("test-memory.ts", args);
    expect(stderr).toContain("npm run test:memory -- --help explains the options.");
    expect(stdout).toBe("");
    expect(code).toBe(1);
  });
});
