import { expect, it } from "vitest";
import { createGroupCommit } from "../../../src/platform/store/sqlite/group-commit.ts";

/** A group commit over a transaction that counts its commits and can be made to fail. */
function createCommits() {
  const committed: string[][] = [];
  let failure: Error | undefined;
  let open: string[] = [];
  const commits = createGroupCommit((work) => {
    open = [];
    work();
    if (failure) throw failure;
    committed.push(open);
  });
  return {
    ...commits,
    committed,
    add: (name: string) =>
      commits.write(
        () => open.push(name),
        () => `${name} of ${committed.flat().length}`,
      ),
    failWith: (error: Error | undefined) => {
      failure = error;
    },
  };
}

it("commits writes that arrive together once, and resolves each with its result after the commit", async () => {
  const { add, committed } = createCommits();
  expect(await Promise.all([add("a"), add("b"), add("c")])).toEqual(["a of 3", "b of 3", "c of 3"]);
  expect(await add("d")).toBe("d of 4");
  expect(committed).toEqual([["a", "b", "c"], ["d"]]);
});

it("rejects all writes of a failed commit, and accepts the next", async () => {
  const { add, failWith } = createCommits();
  const failure = new Error("disk full");
  failWith(failure);
  const outcomes = await Promise.allSettled([add("a"), add("b")]);
  for (const outcome of outcomes) expect(outcome).toEqual({ status: "rejected", reason: failure });
  failWith(undefined);
  expect(await add("c")).toBe("c of 1");
});

it("commits pending writes at once when it is flushed", async () => {
  const { add, flush, committed } = createCommits();
  const written = add("a");
  expect(committed).toEqual([]);
  flush();
  expect(committed).toEqual([["a"]]);
  expect(await written).toBe("a of 1");
});
