/** Seeds come from files of any name, from text and from objects. What cannot be read says why. */
import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PlatformConfigError } from "../../../src/platform/config-error.ts";
import { demoSeed } from "../../../src/platform/seed/demo.ts";
import { parseSeed, readSeed } from "../../../src/platform/seed/read-seed.ts";
import type { Seed } from "../../../src/platform/seed/seed.ts";
import { writeSeed } from "../../../src/platform/seed/write-seed.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "dataplat-seed-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileOf(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

describe("a file", () => {
  test("is read by its content, whatever its name", async () => {
    const seed = demoSeed();
    expect(await readSeed(await fileOf("seed.yaml", await writeSeed(seed)))).toEqual(seed);
    expect(await readSeed(await fileOf("seed.json", JSON.stringify(seed, null, 2)))).toEqual(seed);
    expect(await readSeed(await fileOf("json.yaml", JSON.stringify(seed)))).toEqual(seed);
    expect(await readSeed(await fileOf("yaml", await writeSeed(seed)))).toEqual(seed);
  });

  test("tells editors where its schema is, in each form", async () => {
    const schema = "./node_modules/dataplat/generated/platform/seed.schema.json";
    const json = await fileOf("schema.json", JSON.stringify({ $schema: schema, teams: [] }));
    expect(await readSeed(json)).toEqual({ $schema: schema, teams: [] });
    const [line, ...rest] = (await writeSeed(await readSeed(json))).split("\n");
    expect(line).toBe(`# yaml-language-server: $schema=${schema}`);
    expect(rest.join("\n").trim()).toBe("teams: []");
  });

  test("that is wrong is named with its path", async () => {
    const file = await fileOf("wrong.yaml", "teams:\n  - id: a\n    nmae: b\n");
    const message = "is not a known member; did you mean name?";
    const issues = [{ line: 3, column: 5, pointer: "/teams/0/nmae", message }];
    await expect(readSeed(file)).rejects.toThrow(
      new PlatformConfigError(
        `${file} has one mistake; nothing was loaded:\n${file}:3:5 /teams/0/nmae ${message}`,
        { issues },
      ),
    );
  });

  test("that is missing or a folder is refused with the reason", async () => {
    const missing = path.join(folder, "missing.yaml");
    const refused = (file: string, reason: string) =>
      expect(readSeed(file)).rejects.toThrow(
        expect.objectContaining({
          name: "PlatformConfigError",
          message: expect.stringMatching(new RegExp(`^${file} cannot be read: ${reason}`)),
        }),
      );
    await refused(missing, "ENOENT");
    await refused(folder, "EISDIR");
  });

  test("that is not UTF-8 is refused", async () => {
    const file = await fileOf("latin.yaml", Buffer.from("teams: [{ id: caf\u00e9 }]", "latin1"));
    await expect(readSeed(file)).rejects.toThrow(new PlatformConfigError(`${file} is not UTF-8 text.`));
    const same = await fileOf("utf8.yaml", "teams: [{ id: caf\u00e9 }]");
    expect(await readSeed(same)).toEqual({ teams: [{ id: "caf\u00e9" }] });
  });

  test("of 64 MiB is read, and one byte more is refused", async () => {
    const file = await fileOf("large.json", '{"teams": []}');
    const handle = await open(file, "r+");
    try {
      await handle.write(Buffer.alloc(64 * 1024 * 1024 - 13, " "), 0, undefined, 13);
      expect(await readSeed(file)).toEqual({ teams: [] });
      await handle.write(" ", 64 * 1024 * 1024);
      await expect(readSeed(file)).rejects.toThrow(new PlatformConfigError(`${file} is larger than 64 MiB.`));
    } finally {
      await handle.close();
    }
  });

  test("of YAML that would take minutes is refused with what to do", async () => {
    const large = `teams: []\n${"#".repeat(16 * 1024 * 1024)}`;
    await expect(parseSeed(large, "seed.yaml")).rejects.toThrow("Write it as JSON, which may have 64 MiB.");
    await expect(parseSeed(`${" ".repeat(64 * 1024 * 1024)}{}`, "seed.json")).rejects.toThrow(
      new PlatformConfigError("seed.json is larger than 64 MiB."),
    );
  });
});

describe("an object", () => {
  // What these are given, no type allows.
  const readAny = (value: unknown) => readSeed(value as Seed);

  test("is copied, so that later changes do not reach it", async () => {
    const given = { teams: [{ id: "a" }] };
    const seed = await readSeed(given);
    given.teams.push({ id: "a" });
    expect(seed).toEqual({ teams: [{ id: "a" }] });
  });

  test("may have members that are undefined", async () => {
    expect(await readAny({ organizations: undefined, teams: [{ id: "a", name: undefined }] })).toEqual({
      teams: [{ id: "a" }],
    });
  });

  test.each<[string, unknown, string]>([
    ["nothing", undefined, "(root) must be object"],
    ["a number that JSON does not have", { teams: [{ id: Number.NaN }] }, "/teams/0/id must be string"],
    ["a function", { teams: () => [], x: 1 }, "/x is not a known member"],
    ["a date", { teams: [{ id: "a", tokens: new Date(0) }] }, "/teams/0/tokens must be array"],
    ["a name for every object", JSON.parse('{"__proto__":{}}'), "/__proto__ is not a known member"],
    ["a big integer", { teams: [1n] }, "The seed is not plain data, as JSON has it."],
    ["what holds itself", circular(), "The seed is not plain data, as JSON has it."],
    ["what throws", { toJSON: () => Promise.reject }, "(root) must be object"],
  ])("that is or holds %s is refused", async (_, value, message) => {
    const error = await readAny(value).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PlatformConfigError);
    expect(String(error)).toContain(message);
  });

  function circular(): object {
    const seed: { teams: unknown[] } = { teams: [] };
    seed.teams.push(seed);
    return seed;
  }
});

test("reading two seeds at once mixes up none of their mistakes", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => parseSeed(`m${index}: 1`, `seed${index}`)),
  );
  const reasons = results.map((result) => (result.status === "rejected" ? String(result.reason) : ""));
  for (const [index, reason] of reasons.entries()) {
    expect(reason).toContain(
      `has one mistake; nothing was loaded:\nseed${index}:1:1 /m${index} is not a known member`,
    );
  }
});
