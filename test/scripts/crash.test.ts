/** `npm run test:crash` passes on the platform, and reports everything that a crash could leave behind. */
import { rm } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { findProblems } from "../../scripts/crash/check.ts";
import { runRound } from "../../scripts/crash/round.ts";
import { createSeries, type Series } from "../../scripts/crash/write-load.ts";
import { createPlatform, type Seed } from "../../src/platform/index.ts";
import { runNodeScript } from "./run.ts";

test("a round kills the platform under load and finds every acknowledged write", async () => {
  const { code, stdout, stderr } = await runNodeScript("crash.ts", ["--rounds", "1"]);
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^ok: rounds 1, kills [123], acknowledged writes \d+, none lost\n$/);
  expect(code).toBe(0);
});

test("a round fails if the restarted platform lost its file", async () => {
  const remove = async (file: string): Promise<void> => {
    for (const suffix of ["", "-wal", "-shm", "-journal"]) await rm(file + suffix, { force: true });
  };
  const { problems } = await runRound(remove);
  expect(problems.join("\n")).toMatch(/is not a write from \d+ \(acknowledged\) to \d+ \(sent\)/);
});

describe("the check", () => {
  /** A platform's data, in which a pipe has the third of five writes, of which the platform acknowledged three. */
  async function exampleState() {
    const platform = createPlatform({ demo: true });
    const before = await platform.export();
    await platform.close();
    const series = createSeries(before);
    const [one] = series;
    if (!one) throw new Error("The demo data has no pipe.");
    Object.assign(one, { sent: 5, acknowledged: 3 });
    const after = structuredClone(before);
    const pipe = (seed: Seed) => {
      const pipes = seed.organizations?.flatMap(({ services }) => services?.flatMap((each) => each.pipes));
      return pipes?.find((each) => each?.id === one.id) ?? { settings: {} };
    };
    const change = (fields: object): void => void Object.assign(pipe(after), { settings: fields });
    const settings = { ...pipe(before).settings };
    return { before, after, series, one, settings, change };
  }

  test.each([3, 4, 5])("accepts write %i of five if the third was the last acknowledged", async (value) => {
    const { before, after, series, one, settings, change } = await exampleState();
    change({ ...settings, ...one.fieldsFor(value) });
    expect(findProblems(before, after, series)).toEqual([]);
    expect(one).toMatchObject({ sent: value, acknowledged: value });
  });

  test.each<[what: string, wrong: (one: Series) => object, problems: readonly string[]]>([
    ["a lost write", (one) => one.fieldsFor(2), ["3 (acknowledged) to 5 (sent)"]],
    [
      "a torn write",
      (one) => {
        const [[name = "", value] = []] = Object.entries(one.fieldsFor(4));
        return { ...one.fieldsFor(3), [name]: value };
      },
      ["is not a write"],
    ],
    [
      "a write that was never sent, to written and to other fields",
      (one) => ({ ...one.fieldsFor(6), engine_max_threads: 63 }),
      ["is not a write", "changed without a write"],
    ],
  ])("reports %s", async (_, wrong, problems) => {
    const { before, after, series, one, settings, change } = await exampleState();
    change({ ...settings, ...wrong(one) });
    expect(findProblems(before, after, series)).toEqual(
      problems.map((each) => expect.stringContaining(each)),
    );
  });

  test("reports a resource that is gone and one that appeared", async () => {
    const { before } = await exampleState();
    const less: Seed = { ...before, teams: [] };
    expect(findProblems(before, less, []).join()).toContain("changed without a write");
    expect(findProblems(less, before, []).join()).toContain("changed without a write");
  });
});
