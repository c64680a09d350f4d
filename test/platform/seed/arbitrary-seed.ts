/** Seeds of every kind that is allowed: members come from the schema, so that a new one is tried without a word here. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import type {
  Seed,
  SeedAlert,
  SeedDashboard,
  SeedKey,
  SeedPipe,
  SeedService,
  SeedTeam,
  SeedToken,
} from "../../../src/platform/seed/seed.ts";

/** A schema of the shipped file. */
export type Schema = { readonly [keyword: string]: unknown };

/** The shipped schema. */
export const seedSchema: Schema & { readonly $defs: Readonly<Record<string, Schema>> } = JSON.parse(
  readFileSync(new URL("../../../generated/platform/seed.schema.json", import.meta.url), "utf8"),
);

/** Any code units: control characters, halves of surrogate pairs, what YAML gives a meaning, what looks like another type. */
const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 })
    .map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom(" ", "\n", "\r\n", "\t", ":", "#", "-", "'", '"', "\\", "a", "é", "\uFEFF"))
    .map((parts) => parts.join("")),
  fc.constantFrom(
    "",
    "null",
    "~",
    "yes",
    "26.3",
    "0x1f",
    "1e3",
    "2026-01-15",
    "<<",
    "*a",
    "&a",
    "!x",
    "%",
    "---",
  ),
);
/** Text without what ids and names may not hold. */
const plainText = fc
  .oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("null", "no", "7", "a: b", "#", "..", " x "))
  .filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text) && text.length < 100);
const id = plainText.filter((text) => text.length > 0);
const time = fc
  .date({ min: new Date("0000-01-02T00:00:00Z"), max: new Date("9999-12-30T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString());
/** As others write them: an offset, any number of digits, lower case. */
const looseTime = fc
  .tuple(time, fc.constantFrom("Z", ".5Z", ".123456789Z", "z", "+05:30", "-00:01"))
  .map(([text, end]) => text.slice(0, 19) + end);
const uuid = fc.oneof(
  fc.uuid(),
  fc.uuid().map((text) => text.toUpperCase()),
);
const digest = fc
  .array(fc.constantFrom(..."0123456789abcdefABCDEF"), { minLength: 64, maxLength: 64 })
  .map((digits) => digits.join(""));

/** What fits a schema of the shipped file, as far as its objects are open to choice. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const { $ref: reference, enum: values, type, format, pattern, minimum, maximum } = schema;
  if (typeof reference === "string")
    return arbitraryOf(seedSchema.$defs[reference.slice("#/$defs/".length)] ?? {});
  if (Array.isArray(values)) return fc.constantFrom(...values);
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => arbitraryOf({ ...schema, type: one })));
  if (format === "uuid") return uuid;
  if (pattern === "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$") return time.map((text) => text.slice(0, 16));
  if (format === "date-time") return pattern === undefined ? fc.oneof(time, looseTime) : time;
  if (pattern !== undefined) return id;
  switch (type) {
    case "string":
      return anyText;
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "integer":
      return fc.maxSafeInteger().map((value) => within(value, minimum, maximum));
    case "number":
      return fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
    case "array":
      // The schema of its items is an object.
      return fc.array(arbitraryOf(schema["items"] as Schema), { maxLength: 3 });
    default:
      return arbitraryMembers(schema);
  }
}

function within(value: number, minimum: unknown, maximum: unknown): number {
  const [least, most] = [Number(minimum ?? value), Number(maximum ?? value)];
  return least + (Math.abs(value) % (most - least + 1));
}

/** An object with any of its members, but for those that are left out. */
function arbitraryMembers(schema: Schema, leftOut: readonly string[] = []): fc.Arbitrary<object> {
  // `properties` maps names to schemas, or to false for what is refused.
  const members = Object.entries(schema["properties"] as Readonly<Record<string, Schema | false>>);
  const taken = members.flatMap(([name, member]) =>
    member === false || leftOut.includes(name) ? [] : [[name, arbitraryOf(member)] as const],
  );
  return fc.record(Object.fromEntries(taken), { requiredKeys: [] });
}

/** Members of a definition beside its id and what else is made by hand. */
function membersOf<Resource>(
  name: string,
  ...leftOut: readonly string[]
): fc.Arbitrary<Omit<Resource, "id">> {
  // They come from the schema that the type describes.
  return arbitraryMembers(seedSchema.$defs[name] ?? {}, ["id", ...leftOut]) as fc.Arbitrary<
    Omit<Resource, "id">
  >;
}

/** Resources with ids that differ, also in lower case. */
function withIds<Resource extends { readonly id: string }>(
  members: fc.Arbitrary<Omit<Resource, "id">>,
  ids: fc.Arbitrary<string>,
): fc.Arbitrary<Resource[]> {
  return (
    fc
      .uniqueArray(fc.tuple(ids, members), { maxLength: 3, selector: ([text]) => text.toLowerCase() })
      // The id is what was left out.
      .map((all) => all.map(([text, rest]) => ({ id: text, ...rest }) as Resource))
  );
}

const validity = fc.record({ expiresAt: looseTime, revokedAt: time }, { requiredKeys: [] });
const tags = fc.dictionary(
  id.filter((text) => !text.includes("=") && text !== "__proto__"),
  plainText,
  { maxKeys: 4, noNullPrototype: true },
);
const pipes = withIds<SeedPipe>(membersOf<SeedPipe>("SeedPipe"), uuid);
const services = withIds<SeedService>(
  fc
    .tuple(
      membersOf<SeedService>("SeedService", "tags", "pipes"),
      fc.record({ tags, pipes }, { requiredKeys: [] }),
    )
    .map(([service, rest]) => ({ ...service, ...rest })),
  uuid,
);
const dashboards = withIds<SeedDashboard>(membersOf<SeedDashboard>("SeedDashboard"), id).map((all) =>
  all.map((dashboard) => ({ ...dashboard, ...uniqueTiles(dashboard) })),
);

function uniqueTiles({ tiles }: SeedDashboard): Pick<SeedDashboard, "tiles"> {
  if (!tiles) return {};
  const ids = tiles.map((tile) => tile.id);
  return { tiles: tiles.filter((tile, index) => tile.id === undefined || ids.indexOf(tile.id) === index) };
}

const alerts = withIds<SeedAlert>(membersOf<SeedAlert>("SeedAlert", "dashboard", "tileId"), id);

/** Puts alerts on dashboards and tiles that are there; every third on none. */
function placed(all: readonly SeedAlert[], on: readonly SeedDashboard[]): readonly SeedAlert[] {
  const places = on.flatMap((dashboard) => [
    { dashboard: dashboard.id },
    ...(dashboard.tiles ?? []).flatMap((tile) =>
      tile.id === undefined ? [] : [{ dashboard: dashboard.id, tileId: tile.id }, { tileId: tile.id }],
    ),
  ]);
  return all.map((alert, index) => ({ ...alert, ...(index % 3 === 2 ? {} : places[index % places.length]) }));
}

/** Drops members that are undefined. */
function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

const secret = fc.oneof(
  id.map((text) => ({ secret: text })),
  digest.map((text) => ({ secretHash: text })),
);

/** Any seed that is allowed. */
export const anySeed: fc.Arbitrary<Seed> = fc
  .record({
    organizations: fc.uniqueArray(
      fc.record({
        id: uuid,
        name: fc.option(plainText),
        keys: fc.array(fc.tuple(secret, validity), { maxLength: 2 }),
        services,
      }),
      { maxLength: 3, selector: (organization) => organization.id.toLowerCase() },
    ),
    teams: fc.uniqueArray(
      fc.record({
        id,
        name: fc.option(plainText),
        tokens: fc.array(validity, { maxLength: 2 }),
        dashboards,
        alerts,
      }),
      { maxLength: 3, selector: (team) => team.id },
    ),
  })
  .map(({ organizations, teams }) =>
    plain({
      organizations: organizations.map(({ name, keys, ...rest }, at) => ({
        ...rest,
        ...(name !== null && { name }),
        keys: keys.map(([one, valid], index): SeedKey => ({ id: `key ${at} ${index}`, ...one, ...valid })),
      })),
      teams: teams.map(
        ({ name, tokens, ...rest }, at): SeedTeam => ({
          ...rest,
          ...(name !== null && { name }),
          tokens: tokens.map((valid, index): SeedToken => ({ token: `token-${at}-${index}`, ...valid })),
          alerts: placed(rest.alerts, rest.dashboards),
        }),
      ),
    }),
  );
