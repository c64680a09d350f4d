import { expect, test } from "vitest";
import { createGroupCommit } from "../../../src/platform/store/sqlite/group-commit.ts";

test("commits writes that arrive together once, and resolves each with its result after the commit", async () => {
  const committed: string[][] = [];
  let pending: string[] = [];
  const { write } = createGroupCommit((work) => {
    pending = [];
    work();
    committed.push(pending);
  });
  const add = (name: string) =>
    write(
      () => pending.push(name),
      () => `${name} of ${committed.flat().length}`,
    );
  expect(await Promise.all([add("a"), add("b"), add("c")])).toEqual(["a of 3", "b of 3", "c of 3"]);
  expect(await add("d")).toBe("d of 4");
  expect(committed).toEqual([["a", "b", "c"], ["d"]]);
});
