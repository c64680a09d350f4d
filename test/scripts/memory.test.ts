/** `npm run test:memory` passes on the platform, and reports a leak. */
import { expect, test } from "vitest";
import { maxGrowth, measureGrowth } from "../../scripts/memory/measure.ts";
import { runNodeScript } from "./run.ts";

test("requests of every kind leave no growth", async () => {
  const { code, stdout, stderr } = await runNodeScript("memory.ts", ["--requests", "30000"]);
  expect(stderr).toBe("");
  expect(stdout).toMatch(
    /(?:^ .*\n){10}ok: 30000 requests; the heap grew by -?\d+ KiB in the second half\n$/m,
  );
  expect(code).toBe(0);
});

test("a platform that keeps a little of each request is reported", async () => {
  const kept: string[] = [];
  const growth = await measureGrowth(
    20_000,
    () => {},
    (index) => void kept.push(`part of request ${index} `.repeat(3)),
  );
  expect(kept).toHaveLength(20_000);
  expect(growth).toBeGreaterThan(maxGrowth);
});
