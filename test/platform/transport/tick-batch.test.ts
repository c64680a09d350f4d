import { expect, it } from "vitest";
import { createTickBatch } from "../../../src/platform/transport/tick-batch.ts";

it("resolves for all callers of one tick together, and for later callers in the next", async () => {
  const next = createTickBatch();
  const went: string[] = [];
  const go = async (name: string) => {
    await next();
    went.push(name);
  };
  const first = [go("a"), go("b")];
  await Promise.resolve();
  first.push(go("c"));
  expect(went).toEqual([]);
  const later = new Promise((resolve) => setImmediate(() => resolve(go("d"))));
  await Promise.all(first);
  expect(went).toEqual(["a", "b", "c"]);
  await later;
  expect(went).toEqual(["a", "b", "c", "d"]);
});
