/** The demo data is valid, the same each time, and shows every documented member. */
import { describe, expect, test } from "vitest";
import { seedShape } from "../../../generated/platform/seed-shape.ts";
import { demoSeed } from "../../../src/platform/seed/demo.ts";
import { fromState } from "../../../src/platform/seed/from-state.ts";
import { parseSeed, readSeed } from "../../../src/platform/seed/read-seed.ts";
import type { Seed, SeedPipe } from "../../../src/platform/seed/seed.ts";
import { toState } from "../../../src/platform/seed/to-state.ts";
import { writeSeed } from "../../../src/platform/seed/write-seed.ts";

const [organization] = demoSeed().organizations ?? [];
const [team] = demoSeed().teams ?? [];
const services = organization?.services ?? [];

test("demo data is a seed that needs no change", async () => {
  expect(await readSeed(demoSeed())).toStrictEqual(demoSeed());
});

test("demo data is the same each time, and whoever changes it changes only their own", () => {
  const one = demoSeed();
  Object.assign(one.teams?.[0]?.alerts?.[0] ?? {}, { name: "changed" });
  expect(demoSeed()).not.toEqual(one);
  expect(toState(demoSeed(), { now: 0 })).toEqual(toState(demoSeed(), { now: 1 }));
});

test("demo data has the names that documents and tests use", () => {
  expect(organization).toMatchObject({
    id: "11111111-1111-4111-8111-111111111111",
    keys: [{ id: "demo-key", secret: "demo-secret" }],
  });
  expect(services[0]).toMatchObject({ id: "22222222-2222-4222-8222-222222222222" });
  expect(services[0]?.pipes?.[0]).toMatchObject({
    id: "33333333-3333-4333-8333-333333333333",
    source: { kafka: {} },
  });
  expect(team?.tokens).toEqual([{ token: "demo-token" }]);
  expect(team?.alerts?.[0]).toMatchObject({ id: "alert-1", dashboard: "dashboard-1", tileId: "tile-1" });
});

test("filters by tag find some of the demo services, and not all", () => {
  const found = (match: (tags: Readonly<Record<string, string>>) => boolean) =>
    services.filter(({ tags = {} }) => match(tags)).map(({ name }) => name);
  const inProduction = found(({ env }) => env === "prod");
  const ofTeams = found((tags) => "team" in tags);
  expect(inProduction).toEqual(["analytics", "analytics-readonly"]);
  expect(ofTeams).toEqual(["analytics", "sandbox"]);
  expect(services.length).toBeGreaterThan(3);
});

test("demo data has a pipe of each source kind, and alerts on tiles and on a saved search", () => {
  const sources = services.flatMap(({ pipes = [] }) =>
    pipes.flatMap(({ source }: SeedPipe) => Object.keys(source ?? {})),
  );
  expect(new Set(sources)).toEqual(new Set(["kafka", "objectStorage", "kinesis", "postgres"]));
  expect(team?.alerts?.map(({ source }) => source)).toEqual(["tile", "tile", "search"]);
});

test("demo data names nobody's host, and hides no credential", () => {
  const text = JSON.stringify(demoSeed());
  const hosts = [...text.matchAll(/[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|io)\b/g)].map(([host]) => host);
  expect(hosts.length).toBeGreaterThan(5);
  for (const host of hosts) expect(host).toMatch(/(?:^|\.)example\.com$/);
  expect(text).toContain('"connectionString":"<CONNECTION_STRING>"');
});

describe("demo data shows", () => {
  /** Members of a credential are not shown by any API. */
  const hidden = new Set(["Seed.$schema", "SeedKey.secretHash", "SeedToken.tokenHash"]);
  const seen = new Set<string>();
  note(demoSeed(), "Seed");

  function note(value: unknown, definition: string | null | false): void {
    if (Array.isArray(value)) for (const item of value) note(item, definition);
    else if (definition && typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        seen.add(`${definition}.${name}`);
        note(member, seedShape[definition]?.[name] ?? null);
      }
    }
  }

  const members = Object.entries(seedShape).flatMap(([definition, shape]) =>
    Object.entries(shape).flatMap(([name, inner]) => (inner === false ? [] : [`${definition}.${name}`])),
  );
  const documented = members.filter(
    (member) => !hidden.has(member) && !/\.(?:expires|revoked)At$/.test(member),
  );
  test.each(documented)("%s", (member) => {
    expect(seen).toContain(member);
  });
});

test("demo data survives being written, read and exported", async () => {
  const state = toState(demoSeed(), { now: 0 });
  const exported: Seed = await parseSeed(await writeSeed(fromState(state)), "export.yaml");
  expect(toState(exported, { now: 1 })).toStrictEqual(state);
});
