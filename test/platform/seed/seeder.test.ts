/** The seed option fills an empty store, and leaves any other as it is. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { createPlatform, type PlatformOptions } from "../../../src/platform/index.ts";

/** The ids of the teams in a platform with these options. */
async function teamsOf(options: PlatformOptions): Promise<readonly string[]> {
  const platform = createPlatform(options);
  try {
    return ((await platform.export()).teams ?? []).map(({ id }) => id);
  } finally {
    await platform.close();
  }
}

test("a seed and demo data fill an empty store, and do not change one that holds data", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-seeder-"));
  const data = path.join(folder, "platform.db");
  const seed = { teams: [{ id: "a" }] };
  expect(await teamsOf({ data, seed, demo: true })).toEqual(["demo-team", "a"]);
  expect(await teamsOf({ data, seed: { teams: [{ id: "b" }] }, demo: true })).toEqual(["demo-team", "a"]);
  expect(await teamsOf({ data })).toEqual(["demo-team", "a"]);
  await rm(folder, { recursive: true });
});

test("a seed that shares an id with the demo data is rejected with it, and loaded without it", async () => {
  const seed = { teams: [{ id: "demo-team" }] };
  await expect(teamsOf({ seed, demo: true })).rejects.toThrow("cannot both be loaded");
  expect(await teamsOf({ seed })).toEqual(["demo-team"]);
});
