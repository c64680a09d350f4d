/** Issues of invalid seeds: each is located, all are reported at once, and none contains a secret. */
import { describe, expect, test } from "vitest";
import document from "../../../generated/observability/openapi.json" with { type: "json" };
import { PlatformConfigError, type Seed } from "../../../src/platform/index.ts";
import { parseSeed } from "../../../src/platform/seed/parse-seed.ts";
import { readSeed } from "../../../src/platform/seed/read-seed.ts";
import { maxThreads } from "../../client/calls.ts";

const thresholdTypes = document.components.schemas.Alert.properties.thresholdType.enum;
const uuid = "11111111-1111-4111-8111-111111111111";
const upper = "ABCDEFAB-0000-4000-8000-000000000000";
const lower = upper.toLowerCase();
/** Digest of `demo-token`. */
const digest = "7C43EF5AE21D43CE2743F770C68E24DEF1A43EE2F416D2438410C8AF7AF2FF2C";

/** The listed issues, without the name of the file. */
async function issuesOf(text: string): Promise<readonly string[]> {
  const error = await parseSeed(text, "seed").catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PlatformConfigError);
  const [title, ...lines] = (error instanceof PlatformConfigError ? error.message : "").split("\n");
  expect(title).toMatch(/^seed has (?:one issue|\d+ issues); nothing was loaded:$/);
  return lines.map((line) => line.replace(/^seed:/, ""));
}

/** Seeds around a part, which starts in column 1 of the last line. */
const around = {
  nothing: (part: string) => part,
  service: (part: string) => `{ organizations: [{ id: ${uuid}, services: [{ id: ${uuid},\n${part} }] }] }`,
  pipe: (part: string) => around.service(`pipes: [{ id: ${uuid},\n${part} }]`),
  key: (part: string) => `{ organizations: [{ id: ${uuid}, keys: [\n${part} ] }] }`,
  token: (part: string) => `{ teams: [{ id: a, tokens: [\n${part} ] }] }`,
  alert: (part: string) =>
    `{ teams: [{ id: a, dashboards: [{ id: d1, tiles: [{ id: t1 }] }, { id: d2, tiles: [{ id: t2 }] }], alerts: [\n${part} ] }] }`,
};

const [inOrganization, inTeam] = ["/organizations/0", "/teams/0"];
const inService = `${inOrganization}/services/0`;
const inPipe = `${inService}/pipes/0`;
const control = "must not contain a control character or half of a surrogate pair";

/** Text around the part, the part, and the issue. */
const invalid = `
nothing |  | 1:1 (root) must be an object
nothing | - a | 1:1 (root) must be an object
nothing | organisations: [] | 1:1 /organisations is not a known property; did you mean organizations?
nothing | Teams: [] | 1:1 /Teams is not a known property; did you mean teams?
nothing | x: 1 | 1:1 /x is not a known property
nothing | __proto__: {} | 1:1 /__proto__ is not a known property
nothing | { teams: [], teams: [] } | 1:14 /teams is a duplicate name
nothing | teams: [{ name: a }] | 1:9 ${inTeam} must have the property id
nothing | teams: [{ id: [a] }] | 1:15 ${inTeam}/id must be a string with 1 to 255 characters
nothing | teams: [{ id: 7 }] | 1:15 ${inTeam}/id must be a string with 1 to 255 characters; put it in quotes
nothing | teams: [{ id: }] | 1:15 ${inTeam}/id must be a string with 1 to 255 characters
nothing | teams: [{ id: "" }] | 1:15 ${inTeam}/id must be a string with 1 to 255 characters
nothing | teams: [{ id: ${"x".repeat(256)} }] | 1:15 ${inTeam}/id must be a string with 1 to 255 characters
nothing | teams: [{ id: "a\\nb" }] | 1:15 ${inTeam}/id ${control}
nothing | teams: [{ id: "\\ud800" }] | 1:15 ${inTeam}/id ${control}
nothing | organizations: [{ id: ${upper} }, { id: ${lower} }] | 1:69 /organizations/1/id is the same as ${inOrganization}/id
nothing | organizations: [{ id: ${uuid}, keys: [{ id: a, secret: s }] }, { id: ${upper}, keys: [{ id: a, secret: s }] }] | 1:150 /organizations/1/keys/0/id is the same as ${inOrganization}/keys/0/id
nothing | organizations: [{ id: ${uuid}, services: [{ id: ${upper} }, { id: ${lower} }] }] | 1:124 ${inOrganization}/services/1/id is the same as ${inService}/id
service | pipes: [{ id: ${upper} }, { id: ${lower} }] | 2:61 ${inService}/pipes/1/id is the same as ${inPipe}/id
nothing | teams: [{ id: a }, { id: a }] | 1:26 /teams/1/id is the same as ${inTeam}/id
nothing | teams: [{ id: a, tokens: [{ token: demo-token }] }, { id: b, tokens: [{ tokenHash: ${digest} }] }] | 1:84 /teams/1/tokens/0/tokenHash is the same as ${inTeam}/tokens/0/token
nothing | teams: [{ id: a, dashboards: [{ id: d }, { id: d }] }] | 1:48 ${inTeam}/dashboards/1/id is the same as ${inTeam}/dashboards/0/id
nothing | teams: [{ id: a, dashboards: [{ id: d, tiles: [{ id: t }, {}, {}, { id: t }] }] }] | 1:73 ${inTeam}/dashboards/0/tiles/3/id is the same as ${inTeam}/dashboards/0/tiles/0/id
alert | { id: a }, { id: a } | 2:18 ${inTeam}/alerts/1/id is the same as ${inTeam}/alerts/0/id
nothing | organizations: [{ id: demo }] | 1:23 ${inOrganization}/id must be a UUID
pipe | settings: { streaming_max_insert_wait_ms: 499 } | 3:43 ${inPipe}/settings/streaming_max_insert_wait_ms must be an integer from 500 to 60000, or null
pipe | settings: { engine_max_threads: ${maxThreads + 1} } | 3:33 ${inPipe}/settings/engine_max_threads must be an integer from 0 to ${maxThreads}, or null
pipe | settings: { engine_max_threads: 1.5 } | 3:33 ${inPipe}/settings/engine_max_threads must be an integer from 0 to ${maxThreads}, or null
pipe | settings: { engine_max_treads: 1 } | 3:13 ${inPipe}/settings/engine_max_treads is not a known property; did you mean engine_max_threads?
pipe | source: { kafka: { schemaRegistry: { ulr: x } } } | 3:38 ${inPipe}/source/kafka/schemaRegistry/ulr is not a known property; did you mean url?
pipe | source: { kafka: { offset: { timestamp: "2026-01-15 09:30" } } } | 3:41 ${inPipe}/source/kafka/offset/timestamp must be a string matching ^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$
pipe | serviceId: ${uuid} | 3:1 ${inPipe}/serviceId is set by the platform; omit it
alert | { id: a, team: a } | 2:10 ${inTeam}/alerts/0/team is set by the platform; omit it
service | createdAt: yesterday | 2:12 ${inService}/createdAt must be a date and time, as in 2027-01-31T09:30:00.000Z
service | tags: { a=b: c } | 2:9 ${inService}/tags/a=b must not be __proto__, nor contain an equals sign, a control character or half of a surrogate pair
service | tags: { env: 1 } | 2:14 ${inService}/tags/env must be a string with at most 255 characters; put it in quotes
alert | { id: a, thresholdType: over } | 2:25 ${inTeam}/alerts/0/thresholdType must be one of ${JSON.stringify(thresholdTypes)}
alert | { id: a, threshold: .inf } | 2:21 ${inTeam}/alerts/0/threshold must be a number
alert | { id: a, threshold: 12345678901234567891 } | 2:21 ${inTeam}/alerts/0/threshold is a number that cannot be represented exactly
alert | { id: a, threshold: 0x20000000000001 } | 2:21 ${inTeam}/alerts/0/threshold is a number that cannot be represented exactly
key | { id: a:b, secret: s } | 2:7 ${inOrganization}/keys/0/id must not contain a colon, control character or half of a surrogate pair
key | { id: a } | 2:1 ${inOrganization}/keys/0 must have either secret or secretHash
key | { id: a, secret: "" } | 2:18 ${inOrganization}/keys/0/secret must be a string with at least 1 character
key | { id: a, secretHash: abc } | 2:22 ${inOrganization}/keys/0/secretHash must be 64 hexadecimal digits
token | { token: a b } | 2:10 ${inTeam}/tokens/0/token must contain visible ASCII characters only, as a header does (RFC 6750 section 2.1)
token | { token: a, tokenHash: ${"ab".repeat(32)} } | 2:1 ${inTeam}/tokens/0 must have either token or tokenHash
token | { token: a, expiresAt: 2027-01-01 00:00:00Z } | 2:24 ${inTeam}/tokens/0/expiresAt must be a date and time, as in 2027-01-31T09:30:00.000Z
token | { token: a, expiresAt: 2027-02-29T00:00:00Z } | 2:24 ${inTeam}/tokens/0/expiresAt must be a date and time, as in 2027-01-31T09:30:00.000Z
token | { token: a, expiresAt: 9999-12-31T23:00:00-02:00 } | 2:24 ${inTeam}/tokens/0/expiresAt is a time that does not exist
key | { id: a, secret: b, revokedAt: 2027-02-28T00:00:60Z } | 2:32 ${inOrganization}/keys/0/revokedAt is a time that does not exist
alert | { id: a, dashboard: d3 } | 2:21 ${inTeam}/alerts/0/dashboard is not a dashboard of this team
alert | { id: a, dashboard: d1, tileId: t2 } | 2:33 ${inTeam}/alerts/0/tileId is not a tile of that dashboard
alert | { id: a, tileId: t3 } | 2:18 ${inTeam}/alerts/0/tileId is not a tile of any dashboard of this team
`;

describe("an invalid seed is rejected with position, pointer and reason", () => {
  test.each(
    invalid
      .trim()
      .split("\n")
      .map((line) => line.split(" | ")),
  )("in %s: %s", async (place, part = "", issue) => {
    // The table contains only these names.
    expect(await issuesOf(around[place as keyof typeof around](part))).toEqual([issue]);
  });

  test("and the nearest valid ones are read", async () => {
    for (const text of [
      "{}",
      around.pipe(
        `settings: { streaming_max_insert_wait_ms: 500, engine_max_threads: ${maxThreads}, object_storage_concurrency: null }`,
      ),
      around.pipe("source: { kafka: { offset: { timestamp: 2026-01-15T09:30 } } }"),
      around.service('tags: { "2024": "1", team: "" }'),
      around.key("{ id: a, secret: a:b, expiresAt: 2027-02-28T23:59:59.123456+01:00 }"),
      around.token(`{ tokenHash: ${"aB".repeat(32)} }`),
      around.alert("{ id: a, dashboard: d1, tileId: t1, threshold: -0.5 }"),
      around.alert("{ id: a, tileId: t2, threshold: 9007199254740992 }"),
      around.alert("{ id: a, source: search, savedSearch: s }"),
    ]) {
      await expect(parseSeed(text, "seed"), text).resolves.toBeTypeOf("object");
    }
  });
});

test("ids may be the same under different owners, and in another case unless they are UUIDs", async () => {
  const services = [{ id: uuid, pipes: [{ id: uuid }] }];
  const dashboards = ["d", "e"].map((id) => ({ id, tiles: [{ id: "t" }] }));
  const seed = {
    organizations: [
      { id: uuid, services: [...services, { id: lower, pipes: [{ id: uuid }] }] },
      { id: upper, services },
    ],
    teams: [
      { id: uuid, dashboards, alerts: [{ id: "d" }] },
      { id: "A", dashboards },
      { id: "a", dashboards: [{ id: "D" }, { id: "d" }] },
    ],
  };
  expect(await readSeed(seed)).toEqual(seed);
});

test("all issues are reported at once, in the order of the text", async () => {
  const text = `teams:
  - id: a
    tokens: [{ token: x, expires: y }]
    alerts: [{ id: b, dashboard: c }]
  - id: a
    name: 1
    name: [2]
`;
  expect(await issuesOf(text)).toEqual([
    "3:26 /teams/0/tokens/0/expires is not a known property; did you mean expiresAt?",
    "4:34 /teams/0/alerts/0/dashboard is not a dashboard of this team",
    "5:9 /teams/1/id is the same as /teams/0/id",
    "7:5 /teams/1/name is a duplicate name",
    "7:11 /teams/1/name must be a string with at most 255 characters",
  ]);
});

test.each([
  [20, []],
  [21, ["and 1 more"]],
])("of %i issues, 20 are listed", async (count, more) => {
  const names = Array.from({ length: count }, (_, index) => `m${index}`);
  const listed = names.slice(0, 20).map((name, index) => `${index + 1}:1 /${name} is not a known property`);
  expect(await issuesOf(names.map((name) => `${name}: 1\n`).join(""))).toEqual([...listed, ...more]);
  const seed = Object.fromEntries(names.map((name) => [name, 1]));
  // The seed is invalid on purpose.
  await expect(readSeed(seed as Seed)).rejects.toThrow(
    [...listed.map((line) => line.replace(/^\S+ /, "")), ...more].join("\n"),
  );
});

describe("no message contains a secret", () => {
  const secret = "hunter2hunter2";
  test.each([
    ["beside its digest", around.key(`{ id: a, secret: ${secret}, secretHash: ${secret} }`)],
    ["with a control character", around.key(`{ id: a, secret: "${secret}\\n" }`)],
    ["of another type", around.key(`{ id: a, secret: [${secret}] }`)],
    ["in place of a property name", around.token(`{ ${secret}: true }`)],
    ["in place of a token", around.token(secret)],
    ["that is a duplicate", around.token(`{ token: ${secret} }, { token: ${secret} }`)],
    ["without a closing quote", around.key(`{ id: a, secret: "${secret}`)],
    ["with an invalid escape", around.key(`{ id: a, secret: "${secret}\\q${secret}" }`)],
    ["after the end", `{}\n${secret}`],
    ["after a bracket", `{}\n} ${secret}`],
    ["after a block indicator", `teams: | ${secret}\n`],
    ["with a space", around.token(`{ token: ${secret} ${secret} }`)],
    ["in a connection string", around.pipe(`source: { objectStorage: { connectionString: [${secret}] } }`)],
    ["without quotes in JSON", `{"organizations": [{"keys": [{"secret": ${secret}}]}]}`],
    ["after a string in JSON", `{"organizations": [{"keys": [{"secret": "${secret}" "${secret}"}]}]}`],
  ])("%s", async (_, text) => {
    for (const name of ["seed.yaml", "seed.json"]) {
      const error = await parseSeed(text, name).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(PlatformConfigError);
      expect(String(error)).not.toContain(secret);
      expect(JSON.stringify(error)).not.toContain(secret);
    }
  });
});
