/** Every kind of mistake is told with file, line, column and JSON Pointer; all of them at once; and no secret with them. */
import { describe, expect, test } from "vitest";
import { PlatformConfigError } from "../../../src/platform/config-error.ts";
import { parseSeed, readSeed } from "../../../src/platform/seed/read-seed.ts";
import type { Seed } from "../../../src/platform/seed/seed.ts";

const organization = "11111111-1111-4111-8111-111111111111";
const service = "22222222-2222-4222-8222-222222222222";
const pipe = "33333333-3333-4333-8333-333333333333";

/** The lines that name mistakes. */
async function mistakesOf(text: string, name = "seed.yaml"): Promise<readonly string[]> {
  const error = await parseSeed(text, name).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PlatformConfigError);
  const [title, ...lines] = (error instanceof Error ? error.message : "").split("\n");
  expect(title).toMatch(/ has (?:one mistake|\d+ mistakes); nothing was loaded:$/);
  return lines;
}

/** The pipe's members begin at line 7, column 13. */
const withPipe = (members: string) => `organizations:
  - id: ${organization}
    services:
      - id: ${service}
        pipes:
          - id: ${pipe}
            ${members}
`;
const pipePointer = "/organizations/0/services/0/pipes/0";

/** The service's members begin at line 5, column 9. */
const withService = (members: string) => `organizations:
  - id: ${organization}
    services:
      - id: ${service}
        ${members}
`;

/** The key stands at line 4, column 9. */
const withKey = (key: string) => `organizations:
  - id: ${organization}
    keys:
      - ${key}
`;

/** The token stands at line 4, column 9. */
const withToken = (token: string) => `teams:
  - id: team
    tokens:
      - ${token}
`;

/** The alert stands at line 9, column 9. */
const withAlert = (alert: string) => `teams:
  - id: team
    dashboards:
      - id: d1
        tiles: [{ id: t1 }]
      - id: d2
        tiles: [{ id: t2 }]
    alerts:
      - ${alert}
`;

describe("a mistake of each kind is told where it is", () => {
  test.each([
    ["nothing at all", "", "seed.yaml:1:1 (root) must be object"],
    ["a list", "- a", "seed.yaml:1:1 (root) must be object"],
    [
      "an unknown member that is close to a known one",
      "organisations: []",
      "seed.yaml:1:1 /organisations is not a known member; did you mean organizations?",
    ],
    ["an unknown member that is close to none", "x: 1", "seed.yaml:1:1 /x is not a known member"],
    [
      "a member of another case",
      "Teams: []",
      "seed.yaml:1:1 /Teams is not a known member; did you mean teams?",
    ],
    ["a missing member", "teams:\n  - name: a\n", "seed.yaml:2:5 /teams/0 must have the member id"],
    ["a wrong type", "teams:\n  - id: [a]\n", "seed.yaml:2:9 /teams/0/id must be string"],
    [
      "a number for a text",
      "teams:\n  - id: 7\n",
      "seed.yaml:2:9 /teams/0/id must be string; put it in quotes",
    ],
    ["a value left empty", "teams:\n  - id:\n", "seed.yaml:2:8 /teams/0/id must be string"],
    ["an empty id", 'teams:\n  - id: ""\n', "seed.yaml:2:9 /teams/0/id must have at least 1 characters"],
    [
      "an id that is too long",
      `teams:\n  - id: ${"x".repeat(256)}\n`,
      "seed.yaml:2:9 /teams/0/id must have at most 255 characters",
    ],
    [
      "an id with a control character",
      'teams:\n  - id: "a\\nb"\n',
      "seed.yaml:2:9 /teams/0/id must hold no control character or half of a surrogate pair",
    ],
    [
      "an id with half of a surrogate pair",
      'teams:\n  - id: "\\ud800"\n',
      "seed.yaml:2:9 /teams/0/id must hold no control character or half of a surrogate pair",
    ],
    ["no UUID", "organizations:\n  - id: demo\n", "seed.yaml:2:9 /organizations/0/id must be a UUID"],
    [
      "a setting below its range",
      withPipe("settings: { streaming_max_insert_wait_ms: 499 }"),
      `seed.yaml:7:55 ${pipePointer}/settings/streaming_max_insert_wait_ms must be >= 500`,
    ],
    [
      "a setting above its range",
      withPipe("settings:\n              engine_max_threads: 65"),
      `seed.yaml:8:35 ${pipePointer}/settings/engine_max_threads must be <= 64`,
    ],
    [
      "a fractional setting",
      withPipe("settings: { engine_max_threads: 1.5 }"),
      `seed.yaml:7:45 ${pipePointer}/settings/engine_max_threads must be integer or null`,
    ],
    [
      "a misspelt setting",
      withPipe("settings: { engine_max_treads: 1 }"),
      `seed.yaml:7:25 ${pipePointer}/settings/engine_max_treads is not a known member; did you mean engine_max_threads?`,
    ],
    [
      "a misspelt member deep within",
      withPipe("source: { kafka: { schemaRegistry: { ulr: x } } }"),
      `seed.yaml:7:50 ${pipePointer}/source/kafka/schemaRegistry/ulr is not a known member; did you mean url?`,
    ],
    [
      "a member that is filled in",
      withPipe(`serviceId: ${service}`),
      // The value is what a false schema refuses; the name is where it is.
      `seed.yaml:7:13 ${pipePointer}/serviceId is filled in by the platform; leave it out`,
    ],
    [
      "a team within an alert",
      withAlert("{ id: a, team: team }"),
      "seed.yaml:9:18 /teams/0/alerts/0/team is filled in by the platform; leave it out",
    ],
    [
      "a text of another form",
      withPipe('source: { kafka: { offset: { timestamp: "2026-01-15 09:30" } } }'),
      `seed.yaml:7:53 ${pipePointer}/source/kafka/offset/timestamp must match ^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$`,
    ],
    [
      "no date and time",
      withService("createdAt: yesterday"),
      "seed.yaml:5:20 /organizations/0/services/0/createdAt must be a date and time, as in 2027-01-31T09:30:00.000Z",
    ],
    [
      "a value that is none of the allowed ones",
      withAlert("{ id: a, thresholdType: over }"),
      'seed.yaml:9:33 /teams/0/alerts/0/thresholdType must be one of ["above","below"]',
    ],
    [
      "a number that is none",
      withAlert("{ id: a, threshold: .inf }"),
      "seed.yaml:9:29 /teams/0/alerts/0/threshold must be number",
    ],
    [
      "a number that would be rounded",
      withAlert("{ id: a, threshold: 12345678901234567891 }"),
      "seed.yaml:9:29 /teams/0/alerts/0/threshold is a number that cannot be kept exactly",
    ],
    [
      "a tag that no filter can name",
      withService("tags: { a=b: c }"),
      "seed.yaml:5:17 /organizations/0/services/0/tags/a=b must be 1 to 255 characters without equals signs and control characters, and not __proto__",
    ],
    [
      "a tag without text",
      withService("tags: { env: 1 }"),
      "seed.yaml:5:22 /organizations/0/services/0/tags/env must be string; put it in quotes",
    ],
    [
      "a key id with a colon",
      withKey("{ id: a:b, secret: s }"),
      "seed.yaml:4:15 /organizations/0/keys/0/id must hold no colon, control character or half of a surrogate pair",
    ],
    [
      "a key without a secret",
      withKey("{ id: a }"),
      "seed.yaml:4:9 /organizations/0/keys/0 must have either secret or secretHash, not both",
    ],
    [
      "a key with an empty secret",
      withKey('{ id: a, secret: "" }'),
      "seed.yaml:4:26 /organizations/0/keys/0/secret must have at least 1 characters",
    ],
    [
      "a key with a digest that is none",
      withKey("{ id: a, secretHash: abc }"),
      "seed.yaml:4:30 /organizations/0/keys/0/secretHash must be 64 hexadecimal digits",
    ],
    [
      "a token that no header can hold",
      withToken("token: a b"),
      "seed.yaml:4:16 /teams/0/tokens/0/token must hold visible ASCII characters only, as a header does (RFC 6750 section 2.1)",
    ],
    [
      "a token and a digest",
      withToken(`{ token: a, tokenHash: ${"ab".repeat(32)} }`),
      "seed.yaml:4:9 /teams/0/tokens/0 must have either token or tokenHash, not both",
    ],
    [
      "a day that does not exist",
      withToken("{ token: a, expiresAt: 2027-02-29T00:00:00Z }"),
      "seed.yaml:4:32 /teams/0/tokens/0/expiresAt is a time that does not exist",
    ],
    [
      "a second that does not exist",
      withKey("{ id: a, secret: b, revokedAt: 2027-02-28T00:00:60Z }"),
      "seed.yaml:4:40 /organizations/0/keys/0/revokedAt is a time that does not exist",
    ],
    [
      "a year of five digits in UTC",
      withToken("{ token: a, expiresAt: 9999-12-31T23:00:00-02:00 }"),
      "seed.yaml:4:32 /teams/0/tokens/0/expiresAt is a time that does not exist",
    ],
    [
      "a dashboard that is not there",
      withAlert("{ id: a, dashboard: d3 }"),
      "seed.yaml:9:29 /teams/0/alerts/0/dashboard names no dashboard of this team",
    ],
    [
      "a tile of another dashboard",
      withAlert("{ id: a, dashboard: d1, tileId: t2 }"),
      "seed.yaml:9:41 /teams/0/alerts/0/tileId names no tile of that dashboard",
    ],
    [
      "a tile that is nowhere",
      withAlert("{ id: a, tileId: t3 }"),
      "seed.yaml:9:26 /teams/0/alerts/0/tileId names no tile of any dashboard of this team",
    ],
    ["a member twice", "teams: []\nteams: []\n", "seed.yaml:2:1 /teams is there twice"],
  ])("%s", async (_, text, line) => {
    expect(await mistakesOf(text)).toEqual([line]);
  });

  test("and what is right in each of them is taken", async () => {
    for (const text of [
      "{}",
      withPipe(
        "settings: { streaming_max_insert_wait_ms: 500, engine_max_threads: 64, object_storage_concurrency: null }",
      ),
      withPipe("source: { kafka: { offset: { timestamp: 2026-01-15T09:30 } } }"),
      withService('tags: { "2024": "1", team: "" }'),
      withKey("{ id: a, secret: a:b, expiresAt: 2027-02-28T23:59:59.123456+01:00 }"),
      withToken(`tokenHash: ${"aB".repeat(32)}`),
      withAlert("{ id: a, dashboard: d1, tileId: t1, threshold: -0.5 }"),
      withAlert("{ id: a, tileId: t2 }"),
      withAlert("{ id: a, source: search, savedSearch: s }"),
    ]) {
      await expect(parseSeed(text, "seed.yaml")).resolves.toBeTypeOf("object");
    }
  });
});

describe("what is there twice", () => {
  const upper = "ABCDEFAB-0000-4000-8000-000000000000";
  const lower = upper.toLowerCase();
  const digest = "7c43ef5ae21d43ce2743f770c68e24def1a43ee2f416d2438410c8af7af2ff2c";
  const key = (id: string) => ({ id, secret: "s" });
  test.each<[string, Seed, string]>([
    [
      "an organization, in another case",
      { organizations: [{ id: upper }, { id: lower }] },
      "/organizations/1/id is the same as /organizations/0/id",
    ],
    ["a team", { teams: [{ id: "a" }, { id: "a" }] }, "/teams/1/id is the same as /teams/0/id"],
    [
      "a key id, in two organizations",
      {
        organizations: [
          { id: organization, keys: [key("a")] },
          { id: upper, keys: [key("b"), key("a")] },
        ],
      },
      "/organizations/1/keys/1/id is the same as /organizations/0/keys/0/id",
    ],
    [
      "a token, once as its digest, in two teams",
      {
        teams: [
          { id: "a", tokens: [{ token: "demo-token" }] },
          { id: "b", tokens: [{ tokenHash: digest.toUpperCase() }] },
        ],
      },
      "/teams/1/tokens/0/tokenHash is the same as /teams/0/tokens/0/token",
    ],
    [
      "a service of one organization",
      { organizations: [{ id: organization, services: [{ id: upper }, { id: lower }] }] },
      "/organizations/0/services/1/id is the same as /organizations/0/services/0/id",
    ],
    [
      "a pipe of one service",
      {
        organizations: [
          { id: organization, services: [{ id: service, pipes: [{ id: lower }, { id: upper }] }] },
        ],
      },
      "/organizations/0/services/0/pipes/1/id is the same as /organizations/0/services/0/pipes/0/id",
    ],
    [
      "a dashboard of one team",
      { teams: [{ id: "a", dashboards: [{ id: "d" }, { id: "d" }] }] },
      "/teams/0/dashboards/1/id is the same as /teams/0/dashboards/0/id",
    ],
    [
      "an alert of one team",
      { teams: [{ id: "a", alerts: [{ id: "d" }, { id: "d" }] }] },
      "/teams/0/alerts/1/id is the same as /teams/0/alerts/0/id",
    ],
    [
      "a tile of one dashboard",
      { teams: [{ id: "a", dashboards: [{ id: "d", tiles: [{ id: "t" }, {}, {}, { id: "t" }] }] }] },
      "/teams/0/dashboards/0/tiles/3/id is the same as /teams/0/dashboards/0/tiles/0/id",
    ],
  ])("%s", async (_, seed, mistake) => {
    await expect(readSeed(seed)).rejects.toThrow(`The seed has one mistake; nothing was loaded:\n${mistake}`);
  });

  test("is allowed where the owners differ", async () => {
    const services = [{ id: service, pipes: [{ id: pipe }] }];
    const dashboards = [
      { id: "d", tiles: [{ id: "t" }] },
      { id: "e", tiles: [{ id: "t" }] },
    ];
    const seed = {
      organizations: [
        { id: organization, services: [...services, { id: pipe, pipes: [{ id: pipe }] }] },
        { id: upper, services },
      ],
      teams: [
        { id: organization, dashboards, alerts: [{ id: "d" }] },
        { id: "A", dashboards },
        { id: "a", dashboards: [{ id: "D" }, { id: "d" }] },
      ],
    };
    await expect(readSeed(seed)).resolves.toEqual(seed);
  });
});

describe("several mistakes", () => {
  test("are told at once, in the order of the text, whatever found them", async () => {
    const text = `teams:
  - id: a
    tokens: [{ token: x, expires: y }]
    alerts: [{ id: b, dashboard: c }]
  - id: a
    name: 1
    name: [2]
`;
    expect(await mistakesOf(text)).toEqual([
      "seed.yaml:3:26 /teams/0/tokens/0/expires is not a known member; did you mean expiresAt?",
      "seed.yaml:4:34 /teams/0/alerts/0/dashboard names no dashboard of this team",
      "seed.yaml:5:9 /teams/1/id is the same as /teams/0/id",
      "seed.yaml:7:5 /teams/1/name is there twice",
      "seed.yaml:7:11 /teams/1/name must be string",
    ]);
  });

  test.each([
    [20, undefined],
    [21, "and 1 more"],
    [3000, "and 2980 more"],
  ])("that are %i are cut at 20", async (count, last) => {
    const text = Array.from({ length: count }, (_, index) => `m${index}: 1\n`).join("");
    const lines = await mistakesOf(text);
    expect(lines.slice(0, 20)).toEqual(
      Array.from({ length: 20 }, (_, index) => `seed.yaml:${index + 1}:1 /m${index} is not a known member`),
    );
    expect(lines[20]).toBe(last);
    const members = Object.fromEntries(Array.from({ length: count }, (_, index) => [`m${index}`, 1]));
    // The seed is wrong on purpose.
    const error = await readSeed(members as Seed).catch((reason: Error) => reason);
    expect(String(error).split("\n")).toHaveLength(lines.length + 1);
  });
});

describe("JSON", () => {
  test("has its mistakes told like YAML", async () => {
    const text = `{
  "$schema": "./seed.schema.json",
  "teams": [
    { "id": "a", "tokens": [{ "token": "a\\"b" }, 7] },
    { "id": "a", "n\\u0061me": "b", "name": 5, "x/~y": [{}, "}"] },
    { "id": 12345678901234567891 }
  ]
}`;
    expect(await mistakesOf(text, "seed.json")).toEqual([
      "seed.json:4:50 /teams/0/tokens/1 must be object",
      "seed.json:5:13 /teams/1/id is the same as /teams/0/id",
      "seed.json:5:36 /teams/1/name is there twice",
      "seed.json:5:44 /teams/1/name must be string; put it in quotes",
      "seed.json:5:47 /teams/1/x~1~0y is not a known member",
      "seed.json:6:13 /teams/2/id is a number that cannot be kept exactly",
      "seed.json:6:13 /teams/2/id must be string; put it in quotes",
    ]);
  });

  test("that is broken is told where", async () => {
    expect(await mistakesOf('{\n  "teams": [\n}\n', "seed.json")).toContainEqual(
      expect.stringMatching(/^seed\.json:3:1 is not YAML: /),
    );
  });

  test("takes no time that grows faster than the text", async () => {
    const long = JSON.stringify({ teams: [{ id: "a", name: '\n\\"'.repeat(1_000_000) }] });
    expect(await mistakesOf(long)).toContainEqual(
      expect.stringContaining("must have at most 255 characters"),
    );
    const deep = `{"teams":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect(await mistakesOf(deep)).toEqual(["seed.yaml:1:11 /teams/0 must be object"]);
  });
});

describe("a secret is not told", () => {
  const secret = "hunter2hunter2";
  test.each([
    ["that is too many things", withKey(`{ id: a, secret: ${secret}, secretHash: ${secret} }`)],
    ["with a control character", withKey(`{ id: a, secret: "${secret}\\n" }`)],
    ["of another type", withKey(`{ id: a, secret: [${secret}] }`)],
    ["in the place of a name", withToken(`${secret}: true`)],
    ["in the place of a token", withToken(secret)],
    ["there twice", withToken(`{ token: ${secret} }\n      - { token: ${secret} }`)],
    ["that is not closed", withKey(`{ id: a, secret: "${secret}`)],
    ["with an escape that is none", withKey(`{ id: a, secret: "${secret}\\q${secret}" }`)],
    ["after the end", `{}\n${secret}`],
    ["beside a bracket", `{}\n} ${secret}`],
    ["behind a block's beginning", `teams: | ${secret}\n`],
    ["that is a token, with a space", withToken(`token: ${secret} ${secret}`)],
    ["in a connection string", withPipe(`source: { objectStorage: { connectionString: [${secret}] } }`)],
  ])("%s", async (_, text) => {
    expect((await mistakesOf(text)).join("\n")).not.toContain(secret);
    await expect(parseSeed(text, "seed")).rejects.not.toThrow(secret);
  });
});
