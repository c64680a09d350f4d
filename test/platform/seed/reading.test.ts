/** Reads seeds from files, pipes, text and objects. */
import { open, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { demoSeed } from "../../../generated/platform/demo-seed.ts";
import { execute } from "../../../scripts/lib/execute.ts";
import { createPlatform, PlatformConfigError, type Seed } from "../../../src/platform/index.ts";
import { parseSeed } from "../../../src/platform/seed/parse-seed.ts";
import { readSeed } from "../../../src/platform/seed/read-seed.ts";
import { writeSeed } from "../../../src/platform/seed/write-seed.ts";
import { createFolder } from "../../temporary-folder.ts";

const folder = createFolder(afterAll);

async function createFile(name: string, content: string | Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}

describe("a file", () => {
  test("of YAML or JSON is read whatever its name, except that .json must be JSON", async () => {
    const [yaml, json] = [await writeSeed(demoSeed), JSON.stringify(demoSeed, null, 2)];
    const files = { "a.yaml": yaml, "a.json": json, "b.yaml": json, b: yaml };
    for (const [name, content] of Object.entries(files)) {
      expect(await readSeed(await createFile(name, content)), name).toEqual(demoSeed);
    }
    await expect(readSeed(await createFile("c.JSON", "teams: []"))).rejects.toThrow(
      /c\.JSON:1:2 is not JSON: /,
    );
  });

  test("contains its schema's location, which an export repeats as a comment", async () => {
    const $schema = "./node_modules/dataplat/generated/platform/seed.schema.json";
    expect(await parseSeed(JSON.stringify({ $schema, teams: [] }), "a.json")).toEqual({ $schema, teams: [] });
    expect(await writeSeed({ $schema, teams: [] })).toBe(
      `# yaml-language-server: $schema=${$schema}\n\nteams: []\n`,
    );
  });

  test("that is missing, a folder, not UTF-8 or too large is rejected by name", async () => {
    const latin = await createFile("latin.yaml", Buffer.from("teams: [{ id: caf\u00e9 }]", "latin1"));
    const large = await createFile("large.json", '{"teams": []}');
    const handle = await open(large, "r+");
    await handle.write(Buffer.alloc(64 * 1024 * 1024 - 13, " "), 0, undefined, 13);
    expect(await readSeed(large)).toEqual({ teams: [] });
    await handle.write(" ", 64 * 1024 * 1024);
    await handle.close();
    for (const [file, reason] of [
      [path.join(folder, "missing"), "cannot be read: ENOENT"],
      [folder, "cannot be read: EISDIR"],
      [latin, "is not UTF-8 text."],
      [large, "is larger than 64 MiB."],
    ] as const) {
      const error = await readSeed(file).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PlatformConfigError);
      expect(String(error)).toContain(`PlatformConfigError: ${file} ${reason}`);
    }
    for (const text of ["teams:\n  - id: a\n", '{"teams":[]}', "teams: []"]) {
      await expect(readSeed(text)).rejects.toThrow("The seed is a text. Pass the path of a file, or");
    }
    expect(await readSeed(await createFile("utf8.yaml", "teams: [{ id: caf\u00e9 }]"))).toEqual({
      teams: [{ id: "caf\u00e9" }],
    });
  });

  test("of more than 1 Mi characters must be valid JSON, and its issues have no position", async () => {
    const padding = " ".repeat(1024 * 1024);
    await expect(parseSeed(`teams: []\n#${padding}`, "a")).rejects.toThrow(
      "is YAML of more than 1 Mi characters",
    );
    await expect(parseSeed(`{"teams": [], "teams": []}${padding}`, "a")).rejects.toThrow(
      "or JSON with a duplicate name",
    );
    expect(await parseSeed(`{"teams": []}${padding}`, "a")).toEqual({ teams: [] });
    await expect(parseSeed(`{"teams": [{}]}${padding}`, "a")).rejects.toThrow(
      new PlatformConfigError("a has one issue; nothing was loaded:\n/teams/0 must have the property id", {
        issues: [{ line: null, column: null, pointer: "/teams/0", message: "must have the property id" }],
      }),
    );
  });
});

test("other work runs while a large seed is loaded", async () => {
  const platform = createPlatform();
  onTestFinished(() => platform.close());
  // Loads the modules that a reset needs.
  await platform.reset({ teams: [] });
  const createDashboard = (_: unknown, index: number) => ({ id: String(index), name: "", tiles: [] });
  const dashboards = Array.from({ length: 60_000 }, createDashboard);
  let turns = 0;
  const work = setInterval(() => {
    turns += 1;
  }, 0);
  onTestFinished(() => clearInterval(work));
  await platform.reset({ teams: [{ id: "a", dashboards }] });
  expect(turns).toBeGreaterThan(0);
});

test("a pipe is read to its end, and one without a writer delays neither `close` nor the exit", async () => {
  const pipe = path.join(folder, "pipe");
  await execute("mkfifo", [pipe]);
  const program = `
    import { createWriteStream } from "node:fs";
    import { createPlatform } from "${new URL("../../../src/platform/index.ts", import.meta.url)}";
    const [seed, later] = ["${pipe}", () => new Promise((resolve) => setTimeout(resolve, 100))];
    const read = createPlatform({ seed });
    const stream = createWriteStream(seed);
    stream.write("teams:\\n");
    await new Promise((resolve) => stream.write("  - id: a\\n", resolve));
    stream.end("  - id: b\\n");
    console.log(JSON.stringify(await read.export()));
    for (const wait of [() => {}, later]) {
      const silent = createPlatform({ seed });
      await wait();
      await silent.close();
      await silent.ready().catch(({ message }) => console.log(message));
    }
    createPlatform({ seed });
    await later();
    console.log("exit");
    process.exit();`;
  const argv = ["--no-warnings", "--input-type=module", "--eval", program];
  const { stdout } = await execute(process.execPath, argv);
  const closed = "The platform is closed. Create another one.";
  expect(stdout.trim().split("\n")).toEqual(['{"teams":[{"id":"a"},{"id":"b"}]}', closed, closed, "exit"]);
});

describe("an object", () => {
  test("is copied, without properties that are undefined", async () => {
    const given = { organizations: undefined, teams: [{ id: "a", name: undefined }] };
    // TypeScript does not allow undefined here, JavaScript does.
    const seed = await readSeed(given as object);
    given.teams.push({ id: "a", name: undefined });
    expect(seed).toStrictEqual({ teams: [{ id: "a" }] });
  });

  const circular: { teams: unknown[] } = { teams: [] };
  circular.teams.push(circular);
  test.each<[string, unknown, string]>([
    ["undefined", undefined, "(root) must be an object"],
    [
      "a number that JSON does not have",
      { teams: [{ id: Number.NaN }] },
      "/teams/0/id must be a string with 1 to 255 characters",
    ],
    ["a function", { teams: () => [], x: 1 }, "/x is not a known property"],
    ["a date", { teams: [{ id: "a", tokens: new Date(0) }] }, "/teams/0/tokens must be an array"],
    ["__proto__", JSON.parse('{"__proto__":{}}'), "/__proto__ is not a known property"],
    ["a big integer", { teams: [1n] }, "The seed is not plain data"],
    ["a circular reference", circular, "The seed is not plain data"],
  ])("with %s is rejected", async (_, value, message) => {
    // No type allows these values.
    const error = await readSeed(value as Seed).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PlatformConfigError);
    expect(String(error)).toContain(message);
  });
});

describe("YAML", () => {
  const read = (text: string) => parseSeed(text, "a.yaml");

  test("is read as version 1.2: dates and words are strings", async () => {
    const text = `\uFEFF%YAML 1.2\n---\r\n# A comment\r\nteams: !!seq\r
  - id: 2027-01-01
    name: yes
    tokens: [{ token: 1_000, expiresAt: 2027-01-01T00:00:00.000Z }, { token: 0b1 }]
  - id: !!str 7 # seven
`;
    const tokens = [{ token: "1_000", expiresAt: "2027-01-01T00:00:00.000Z" }, { token: "0b1" }];
    expect(await read(text)).toEqual({ teams: [{ id: "2027-01-01", name: "yes", tokens }, { id: "7" }] });
  });

  test("may contain aliases, and issues are located at the alias or the anchor", async () => {
    const shared =
      "teams:\n  - { id: a, dashboards: &all [{ id: &name d, tiles: [{ id: *name }] }] }\n  - { id: b, dashboards: *all }\n";
    const dashboards = [{ id: "d", tiles: [{ id: "d" }] }];
    expect((await read(shared)).teams).toEqual(["a", "b"].map((id) => ({ id, dashboards })));
    await expect(read("teams:\n  - &a { id: a, x: 1 }\n  - *a\n")).rejects.toThrow(
      `a.yaml:2:17 /teams/0/x is not a known property
a.yaml:3:5 /teams/1/x is not a known property
a.yaml:3:5 /teams/1/id is the same as /teams/0/id`,
    );
  });

  test("whose aliases expand to more than fits in memory is rejected", async () => {
    const bomb = (levels: number) =>
      Array.from({ length: levels }, (_, level) => {
        const item = level === 0 ? "x" : `*l${level - 1}`;
        return `l${level}: &l${level} [${Array.from({ length: 10 }, () => item).join(", ")}]\n`;
      }).join("");
    await expect(read(bomb(9))).rejects.toThrow(
      "(root) has aliases of aliases that expand to more than 1000",
    );
    await expect(read(bomb(3))).rejects.toThrow("3 issues");
  });

  test.each([
    ["two documents", "{}\n---\n{}\n", "2:1 contains a second document"],
    ["an unknown tag", "teams: !mine []\n", "1:8 is not YAML: Unresolved tag: !mine"],
    ["a tag of YAML 1.1", "teams: !!set {}\n", "1:8 is not YAML: Unresolved tag: tag:yaml.org,2002:set"],
    ["a value of another type than its tag", "teams: !!int a\n", "1:8 is not YAML: Unresolved tag"],
    ["version 1.1", "%YAML 1.1\n---\n{}\n", "1:1 is YAML 1.1; use 1.2"],
    ["a merge key", "teams:\n  - &a { id: a }\n  - { <<: *a, id: b }\n", "3:7 /teams/1/<< is a merge key"],
    ["an unknown alias", "teams: *a\n", "1:8 /teams is an alias of a, which is not defined before it"],
    ["a circular alias", "teams: &a [*a]\n", "1:12 /teams/0 is an alias of a, which contains this alias"],
    ["a circle by another anchor", "teams: [&a x, &a [*a]]\n", "1:19 /teams/1/0 is an alias of a"],
    ["a name that is not a string", "? [a]\n: b\n", "1:3 is not YAML: With stringKeys, all keys must be"],
    ["a tab as indentation", "teams:\n\t- id: a\n", "2:1 is not YAML: "],
    ["too many levels", "[".repeat(10_000), " is nested too deeply"],
  ])("with %s is rejected", async (_, text, message) => {
    await expect(read(text)).rejects.toThrow(`a.yaml:${message}`.replace(/^a.yaml: /, " "));
  });

  test("and JSON take no time that grows faster than the text", async () => {
    const names = Array.from({ length: 20_000 }, (_, index) => `"t${index}": "x"`).join(", ");
    const id = "11111111-1111-4111-8111-111111111111";
    const wide = `{ "organizations": [{ "id": "${id}", "services": [{ "id": "${id}", "tags": { ${names} } }] }] }`;
    expect(await read(`# YAML\n${wide}`)).toEqual(await read(wide));
    const long = JSON.stringify({ teams: [{ id: "a", name: '\n\\"'.repeat(1_000_000) }] });
    await expect(read(long)).rejects.toThrow("must be a string with at most 255 characters");
    await expect(read(`{"teams":${"[".repeat(20_000)}${"]".repeat(20_000)}}`)).rejects.toThrow(
      "is nested too deeply",
    );
    const unknown = Array.from({ length: 20_000 }, (_, index) => `m${index}: 1\n`).join("");
    await expect(read(unknown)).rejects.toThrow("and 19980 more");
  });
});

describe("JSON", () => {
  test("with duplicate names, integers that would be rounded, and invalid values has all of them located", async () => {
    const text = `{
  "$schema": "./seed.schema.json",
  "teams": [
\t{ "id": "a", "tokens": [{ "token": "a\\"b\\u0020" }, 7] },
    { "id": "a", "n\\u0061me": "b", "name": 5, "x/~y": [{}, "}"], "${"k".repeat(2000)}": 1 },
    { "id": 12345678901234567891, "name": 9007199254740993 , "y": -1e400, "z": 9007199254740992 }
  ]
}`;
    const error = await parseSeed(text, "a.json").catch((reason: unknown) => reason);
    expect(String(error).split("\n").slice(1)).toEqual([
      "a.json:4:37 /teams/0/tokens/0/token must contain visible ASCII characters only, as a header does (RFC 6750 section 2.1)",
      "a.json:4:53 /teams/0/tokens/1 must be an object",
      "a.json:5:13 /teams/1/id is the same as /teams/0/id",
      "a.json:5:36 /teams/1/name is a duplicate name",
      "a.json:5:44 /teams/1/name must be a string with at most 255 characters; put it in quotes",
      "a.json:5:47 /teams/1/x~1~0y is not a known property",
      `a.json:5:66 /teams/1/${"k".repeat(2000)} is not a known property`,
      "a.json:6:13 /teams/2/id is a number that cannot be represented exactly",
      "a.json:6:13 /teams/2/id must be a string with 1 to 255 characters; put it in quotes",
      "a.json:6:43 /teams/2/name is a number that cannot be represented exactly",
      "a.json:6:43 /teams/2/name must be a string with at most 255 characters; put it in quotes",
      "a.json:6:62 /teams/2/y is not a known property",
      "a.json:6:75 /teams/2/z is not a known property",
    ]);
  });

  const threshold = '{"teams":[{"id":"a","alerts":[{"id":"b","threshold":12345678901234567891}]}]}';
  test.each([
    ['{ "teams": [], "teams": [] }', "1:16 /teams is a duplicate name"],
    [threshold, "1:53 /teams/0/alerts/0/threshold is a number that cannot be"],
  ])("that JSON.parse would silently change is rejected: %s", (text, issue) =>
    expect(parseSeed(text, "a.json")).rejects.toThrow(`one issue; nothing was loaded:\na.json:${issue}`),
  );

  test.each([
    ['{"teams": [],}', "1:14 is not JSON: Expected double-quoted property name"],
    ['{\n  "teams": [1,]\n}', "2:15 is not JSON: Unexpected token ']'"],
    ['{"teams": [', "1:12 is not JSON: Unexpected end of JSON input"],
    ["", "1:1 is not JSON: Unexpected end of JSON input"],
  ])("that is broken is reported as JSON: %j", async (text, message) => {
    await expect(parseSeed(text, "a.json")).rejects.toMatchObject({
      message: `a.json has one issue; nothing was loaded:\na.json:${message}`,
      issues: [{ pointer: null }],
    });
  });
});
