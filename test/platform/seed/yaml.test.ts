/** YAML is read as what it looks like; what would be read otherwise, or not at all, is refused. */
import { expect, test } from "vitest";
import { parseSeed } from "../../../src/platform/seed/read-seed.ts";

const read = (text: string) => parseSeed(text, "seed.yaml");

test("timestamps, words and versions stay texts", async () => {
  const text = `teams:
  - id: 2027-01-01
    name: yes
    tokens:
      - token: 1_000
        expiresAt: 2027-01-01T00:00:00.000Z
      - { token: 0b1, revokedAt: 2027-01-01 00:00:00Z }
`;
  // The last has a space for the T, which RFC 3339 allows and a seed does not.
  await expect(read(text)).rejects.toThrow(
    "seed.yaml:7:34 /teams/0/tokens/1/revokedAt must be a date and time",
  );
  const { teams } = await read(text.replace(" 00:00:00Z", "T00:00:00Z"));
  expect(teams).toEqual([
    {
      id: "2027-01-01",
      name: "yes",
      tokens: [
        { token: "1_000", expiresAt: "2027-01-01T00:00:00.000Z" },
        { token: "0b1", revokedAt: "2027-01-01T00:00:00Z" },
      ],
    },
  ]);
});

test("a byte order mark, comments, a version, tags of the core schema and Windows lines are taken", async () => {
  const text = "\uFEFF%YAML 1.2\n---\r\n# A comment\r\nteams: !!seq\r\n  - id: !!str 7 # seven\r\n...\r\n";
  expect(await read(text)).toEqual({ teams: [{ id: "7" }] });
  await expect(read('\uFEFF{"teams": [{}]}')).rejects.toThrow(
    "seed.yaml:1:12 /teams/0 must have the member id",
  );
  await expect(read("teams:\r\n  - name: a\r\n")).rejects.toThrow("seed.yaml:2:5 /teams/0");
});

test("aliases stand for what they are set to", async () => {
  const text = `teams:
  - id: a
    tokens: []
    dashboards: &shared [{ id: &name d, tiles: [{ id: *name }] }]
  - { id: b, dashboards: *shared }
`;
  const dashboards = [{ id: "d", tiles: [{ id: "d" }] }];
  expect((await read(text)).teams?.map((team) => team.dashboards)).toEqual([dashboards, dashboards]);
});

test("a mistake behind an alias is told at the anchor, and one that the alias makes at the alias", async () => {
  const behind = "teams:\n  - &team { id: a, x: 1 }\n  - *team\n";
  await expect(read(behind)).rejects.toThrow(
    [
      "seed.yaml:2:20 /teams/0/x is not a known member",
      "seed.yaml:2:20 /teams/1/x is not a known member",
      "seed.yaml:2:17 /teams/1/id is the same as /teams/0/id",
    ]
      .toSorted()
      .join("\n"),
  );
  await expect(read("teams:\n  - id: &a x\n    name: x\n    dashboards: *a\n")).rejects.toThrow(
    "seed.yaml:4:17 /teams/0/dashboards must be array",
  );
});

test.each([
  ["two documents", "{}\n---\n{}\n", "seed.yaml:2:1 begins a second document"],
  ["a tag of its own", "teams: !mine []\n", "seed.yaml:1:8 is not YAML: Unresolved tag: !mine"],
  [
    "a tag of YAML 1.1",
    "teams: !!set {}\n",
    "seed.yaml:1:8 is not YAML: Unresolved tag: tag:yaml.org,2002:set",
  ],
  [
    "a value that its tag does not allow",
    "teams: !!int a\n",
    "seed.yaml:1:8 is not YAML: Unresolved tag: tag:yaml.org,2002:int",
  ],
  ["YAML 1.1", "%YAML 1.1\n---\n{}\n", "seed.yaml:1:1 is YAML 1.1; write 1.2"],
  [
    "a merge key",
    "teams:\n  - &a { id: a }\n  - { <<: *a, id: b }\n",
    "seed.yaml:3:7 /teams/1/<< is a merge key, which YAML 1.2 does not have; write the members out",
  ],
  ["an alias of nothing", "teams: *a\n", "seed.yaml:1:8 /teams is an alias of a, which is not set before it"],
  [
    "an alias within what it stands for",
    "teams: &a [*a]\n",
    "seed.yaml:1:12 /teams/0 is an alias of a, which holds this alias itself",
  ],
  [
    "a name that is no text",
    "? [a]\n: b\n",
    "seed.yaml:1:3 is not YAML: With stringKeys, all keys must be strings",
  ],
  ["a name for every object", "__proto__: {}\n", "seed.yaml:1:1 /__proto__ is not a known member"],
  ["the same name twice within braces", "{ teams: [], teams: [] }\n", "seed.yaml:1:14 /teams is there twice"],
  ["a tab", "teams:\n\t- id: a\n", "seed.yaml:2:1 is not YAML: "],
  ["a level too many", "[".repeat(10_000), "is nested too deeply"],
])("%s is refused", async (_, text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test("a name for every object is refused among tags as well, in each form", async () => {
  const json =
    '{"organizations":[{"id":"11111111-1111-4111-8111-111111111111","services":[{"id":"11111111-1111-4111-8111-111111111111","tags":{"__proto__":"a"}}]}]}';
  for (const text of [json, `# YAML\n${json}`]) {
    await expect(read(text)).rejects.toThrow(/tags\/__proto__ must be 1 to 255 characters/);
  }
  expect(Object.prototype).not.toHaveProperty("a");
});

test("a few aliases cannot stand for more than there is room for", async () => {
  const levels = Array.from({ length: 9 }, (_, level) => {
    const inner = level === 0 ? "x" : `*l${level - 1}`;
    return `l${level}: &l${level} [${Array.from({ length: 10 }, () => inner).join(", ")}]\n`;
  });
  await expect(read(levels.join(""))).rejects.toThrow(
    /l\d\/\d makes aliases stand for more than 100000 values/,
  );
});

test("a large map takes no time that grows with its square", async () => {
  const tags = Array.from({ length: 50_000 }, (_, index) => `t${index}: x`).join(", ");
  const id = "11111111-1111-4111-8111-111111111111";
  const seed = await read(`organizations: [{ id: ${id}, services: [{ id: ${id}, tags: { ${tags} } }] }]`);
  expect(Object.keys(seed.organizations?.[0]?.services?.[0]?.tags ?? {})).toHaveLength(50_000);
});
