/** `npm run test:crash`: finds nothing where nothing is wrong, and everything that a crash could leave behind where it is. */
import { rm, truncate } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { messageOf } from "../../scripts/lib/message-of.ts";
import { type RoundOptions, runRound } from "../../scripts/test-crash/round.ts";
import { runRounds } from "../../scripts/test-crash/rounds.ts";
import { runNodeScript } from "./run.ts";

/** A round whose kill comes after many writes. */
const seed = 7;

describe("npm run test:crash", () => {
  test("kills a platform under load, and finds every acknowledged write afterwards", async () => {
    const { code, stdout, stderr } = await runNodeScript("test-crash.ts", [
      "--rounds",
      "1",
      "--seed",
      `${seed}`,
    ]);
    expect(stderr).toBe("");
    expect(stdout).toMatch(
      /^test:crash: 1 round, seed 7\nok: 1 round and [123] kills? in [\d.]+ s; \d{2,} writes/,
    );
    expect(code).toBe(0);
  });

  test("explains its options", async () => {
    const { code, stdout } = await runNodeScript("test-crash.ts", ["--help"]);
    expect(stdout).toContain("--rounds N");
    expect(code).toBe(0);
  });

  test.each([
    ["--rounds", "0"],
    ["--rounds", "many"],
    ["--seed", "4294967296"],
    ["--round", "1"],
  ])("refuses %s %s before it starts anything", async (...args) => {
    const { code, stdout, stderr } = await runNodeScript("test-crash.ts", args);
    expect(stderr).toContain("npm run test:crash -- --help explains the options.");
    expect(stdout).toBe("");
    expect(code).toBe(1);
  });
});

/** Runs a round with something done to the file between kill and start. */
async function violationsOf(tamper: NonNullable<RoundOptions["tamper"]>): Promise<string> {
  const { violations } = await runRound({ seed, tamper });
  return violations.join("\n");
}

// Each waits for processes most of the time.
describe.concurrent("a round reports", () => {
  test("that acknowledged writes are gone, as a disk that lies about flushing would leave it", async () => {
    const tamper = (file: string): Promise<void> => truncate(`${file}-wal`, 0);
    const message = await runRounds({ rounds: 2, seed, log: () => {}, tamper }).catch(messageOf);
    expect(message).toMatch(/^round 1 failed:\n.* acknowledged was \d+, sent was \d+\n/);
    expect(message).toMatch(/--rounds 1 --seed 7$/);
  });

  test("that the demo data was loaded over what was there", async () => {
    const remove = async (file: string): Promise<void> => {
      for (const suffix of ["", "-wal", "-shm"]) await rm(file + suffix, { force: true });
    };
    expect(await violationsOf(remove)).toMatch(/acknowledged was \d+, sent was \d+/);
  });

  test("what was never sent", async () => {
    const change = (file: string): void => {
      const database = new DatabaseSync(file);
      database.exec(
        "UPDATE dataplat_resources SET body = replace(body, 'analytics', 'other') WHERE kind = 'Service'",
      );
      database.close();
    };
    expect(await violationsOf(change)).toContain("something changed that was not written to");
  });

  test("a file that is damaged", async () => {
    const damage = (file: string): void => {
      const database = new DatabaseSync(file);
      // Rows and their index say different things then, which only the integrity check looks at.
      database.enableDefensive?.(false);
      database.exec("PRAGMA writable_schema = ON");
      database.exec("DELETE FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL");
      database.close();
    };
    expect(await violationsOf(damage)).toContain("integrity_check");
  });
});
