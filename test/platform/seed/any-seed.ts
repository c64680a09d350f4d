/** Valid seeds for property-based tests: the demo data, which has every documented property, with any other texts, times and numbers. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { demoSeed } from "../../../generated/platform/demo-seed.ts";
import type { Seed } from "../../../src/platform/index.ts";

export type SeedSchema = {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, SeedSchema | false>>;
  readonly additionalProperties?: SeedSchema | false;
  readonly items?: SeedSchema;
};

export const seedSchema: SeedSchema = JSON.parse(
  readFileSync(new URL("../../../generated/platform/seed.schema.json", import.meta.url), "utf8"),
);

const [upper, lower] = ["ABCDEFAB-0000-4000-8000-00000000000A", "00000000-0000-4000-8000-000000000001"];
const validity = { expiresAt: "2027-01-01T00:00:00Z", revokedAt: "2026-01-01T00:00:00Z" };

/** The demo data, with credentials of every form and resources that have nothing but an id. */
const completeSeed: Seed = {
  organizations: [
    ...(demoSeed.organizations ?? []),
    {
      id: upper,
      keys: [{ id: "Key", secretHash: "Ab".repeat(32), ...validity }],
      services: [{ id: upper, pipes: [{ id: upper }, { id: lower }] }, { id: lower }],
    },
  ],
  teams: [
    ...(demoSeed.teams ?? []),
    {
      id: "Team",
      tokens: [{ tokenHash: "cD".repeat(32), ...validity }, { token: "~!" }],
      dashboards: [{ id: "é" }],
      alerts: [{ id: "é", dashboard: "é" }, { id: "e" }],
    },
    { id: "team", tokens: [], alerts: [] },
  ],
};

/** Any code units: control characters, lone surrogates, YAML indicators, and text that looks like another type. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 })
    .map((units) => String.fromCharCode(...units)),
  fc.array(fc.constantFrom(..." \n\r\t:#-'\"\\aé\uFEFF"), { maxLength: 12 }).map((parts) => parts.join("")),
  fc.constantFrom(..."|null|~|yes|no|7|26.3|0x1f|1e3|2026-01-15|<<|*a|&a|!x|%|---|..".split("|")),
);
const time = fc
  .date({ min: new Date("0000-01-02T00:00:00Z"), max: new Date("9999-12-30T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString());
/** Times in other forms: an offset, any number of digits, lower case. */
const looseTime = fc
  .tuple(time, fc.constantFrom("Z", ".5Z", ".123456789Z", "z", "+05:30", "-00:01"))
  .map(([text, end]) => text.slice(0, 19) + end);

const several = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 20, maxLength: 20 });
const values = fc.record({
  text: several(anyText),
  time: several(time),
  looseTime: several(looseTime),
  number: several(fc.double({ noNaN: true, noDefaultInfinity: true })),
});
type Kind = "text" | "time" | "looseTime" | "number";

/** Properties that refer to each other, or are unique. */
const kept = ["$schema", "id", "token", "dashboard", "tileId"];

/** Replaces the values in a seed where its schema allows any text, time or number. */
function replaceValues(schema: SeedSchema, value: unknown, next: (kind: Kind) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceValues(schema.items ?? {}, item, next));
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(([name, member]) => {
      const described = schema.properties?.[name] || schema.additionalProperties || {};
      return [name, kept.includes(name) ? member : replaceValues(described, member, next)];
    });
    return Object.fromEntries(members);
  }
  const { type, format, pattern, enum: list } = schema;
  if (type === "number") return next("number");
  if (type !== "string" || list !== undefined) return value;
  if (format === "date-time") return next(pattern === undefined ? "looseTime" : "time");
  const text = String(next("text"));
  if (pattern === undefined) return text;
  return text !== "" && new RegExp(String(pattern), "u").test(text) ? text : value;
}

export const anySeed: fc.Arbitrary<Seed> = values.map((lists) => {
  let count = 0;
  const next = (kind: Kind) => {
    count += 1;
    return lists[kind][count % lists[kind].length];
  };
  // As JSON, it has no negative zeros. The schema describes the type.
  return JSON.parse(JSON.stringify(replaceValues(seedSchema, completeSeed, next))) as Seed;
});
