import { expect, it } from "vitest";
import { createGroupCommit } from "../../../src/platform/store/sqlite/group-commit.ts";

/** A group commit over a transaction that records its writes and can be made to fail. */
function createCommits() {
  const committed: string[][] = [];
  const failures: Error[] = [];
  let open: string[] = [];
  const commits = createGroupCommit((work) => {
    open = [];
    work();
    const failure = failures.pop();
    if (failure) throw failure;
    committed.push(open);
  });
  const add = (name: string) =>
    commits.write(
      () => open.push(name),
      () => `${name} of ${committed.flat().length}`,
    );
  return { ...commits, committed, failures, add };
}

it("commits writes that arrive together once, and resolves each with its result after the commit", async () => {
  const { add, committed } = createCommits();
  expect(await Promise.all([add("a"), add("b"), add("c")])).toEqual(["a of 3", "b of 3", "c of 3"]);
  expect(await add("d")).toBe("d of 4");
  expect(committed).toEqual([["a", "b", "c"], ["d"]]);
});

it("rejects all writes of a failed commit, and accepts the next", async () => {
  const { add, failures } = createCommits();
  const failure = new Error("disk full");
  failures.push(failure);
  const outcomes = await Promise.allSettled([add("a"), add("b")]);
  for (const outcome of outcomes) expect(outcome).toEqual({ status: "rejected", reason: failure });
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
