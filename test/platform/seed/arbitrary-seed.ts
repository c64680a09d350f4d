/** Arbitrary valid seeds. Properties come from the schema, so that new ones are included. */
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

/** A JSON Schema. */
export type Schema = {
  readonly [keyword: string]: unknown;
  readonly properties?: Readonly<Record<string, Schema | false>>;
  readonly items?: Schema;
};

/** The published schema. */
export const seedSchema: Schema = JSON.parse(
  readFileSync(new URL("../../../generated/platform/seed.schema.json", import.meta.url), "utf8"),
);

/** Schema of the items of nested lists, such as `organizations`, `services`. */
function itemSchema(...lists: readonly string[]): Schema {
  return lists.reduce((schema, name) => {
    const list = schema.properties?.[name];
    if (!list || list.items === undefined) throw new Error(`The seed schema has no list ${name}.`);
    return list.items;
  }, seedSchema);
}

/** Any code units: control characters, lone surrogates, YAML indicators, and text that looks like another type. */
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
/** Text that is valid for ids and names. */
const plainText = fc
  .oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("null", "no", "7", "a: b", "#", "..", " x "))
  .filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text) && text.length < 100);
const id = plainText.filter((text) => text.length > 0);
const time = fc
  .date({ min: new Date("0000-01-02T00:00:00Z"), max: new Date("9999-12-30T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString());
/** Other forms: an offset, any number of digits, lower case. */
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

/** Values that are valid for a schema. */
function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  const { enum: values, type, format, pattern, minimum, maximum } = schema;
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
      return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 3 });
    default:
      return arbitraryProperties(schema);
  }
}

function within(value: number, minimum: unknown, maximum: unknown): number {
  const [least, most] = [Number(minimum ?? value), Number(maximum ?? value)];
  return least + (Math.abs(value) % (most - least + 1));
}

/** Objects with any of the properties of a schema, except the omitted ones. */
function arbitraryProperties(schema: Schema, omitted: readonly string[] = []): fc.Arbitrary<object> {
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    property === false || omitted.includes(name) ? [] : [[name, arbitraryOf(property)] as const],
  );
  return fc.record(Object.fromEntries(properties), { requiredKeys: [] });
}

/** Properties of a resource, except its id and those that are added by hand. */
function propertiesOf<Resource>(
  schema: Schema,
  ...omitted: readonly string[]
): fc.Arbitrary<Omit<Resource, "id">> {
  // The type describes the same schema.
  return arbitraryProperties(schema, ["id", ...omitted]) as fc.Arbitrary<Omit<Resource, "id">>;
}

/** Resources whose ids differ, also in lower case. */
function withIds<Resource extends { readonly id: string }>(
  properties: fc.Arbitrary<Omit<Resource, "id">>,
  ids: fc.Arbitrary<string>,
): fc.Arbitrary<Resource[]> {
  return (
    fc
      .uniqueArray(fc.tuple(ids, properties), { maxLength: 3, selector: ([text]) => text.toLowerCase() })
      // The id was the only omitted property.
      .map((all) => all.map(([text, rest]) => ({ id: text, ...rest }) as Resource))
  );
}

const validity = fc.record({ expiresAt: looseTime, revokedAt: time }, { requiredKeys: [] });
const tags = fc.dictionary(
  id.filter((text) => !text.includes("=") && text !== "__proto__"),
  plainText,
  { maxKeys: 4, noNullPrototype: true },
);
const pipes = withIds<SeedPipe>(
  propertiesOf<SeedPipe>(itemSchema("organizations", "services", "pipes")),
  uuid,
);
const services = withIds<SeedService>(
  fc
    .tuple(
      propertiesOf<SeedService>(itemSchema("organizations", "services"), "tags", "pipes"),
      fc.record({ tags, pipes }, { requiredKeys: [] }),
    )
    .map(([service, rest]) => ({ ...service, ...rest })),
  uuid,
);
const dashboards = withIds<SeedDashboard>(
  propertiesOf<SeedDashboard>(itemSchema("teams", "dashboards")),
  id,
).map((all) => all.map((dashboard) => ({ ...dashboard, ...uniqueTiles(dashboard) })));

function uniqueTiles({ tiles }: SeedDashboard): Pick<SeedDashboard, "tiles"> {
  if (!tiles) return {};
  const ids = tiles.map((tile) => tile.id);
  return { tiles: tiles.filter((tile, index) => tile.id === undefined || ids.indexOf(tile.id) === index) };
}

const alerts = withIds<SeedAlert>(
  propertiesOf<SeedAlert>(itemSchema("teams", "alerts"), "dashboard", "tileId"),
  id,
);

/** Puts alerts on existing dashboards and tiles; every third on none. */
function placed(all: readonly SeedAlert[], on: readonly SeedDashboard[]): readonly SeedAlert[] {
  const places = on.flatMap((dashboard) => [
    { dashboard: dashboard.id },
    ...(dashboard.tiles ?? []).flatMap((tile) =>
      tile.id === undefined ? [] : [{ dashboard: dashboard.id, tileId: tile.id }, { tileId: tile.id }],
    ),
  ]);
  return all.map((alert, index) => ({ ...alert, ...(index % 3 === 2 ? {} : places[index % places.length]) }));
}

/** Omits properties that are undefined. */
function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value));
}

const secret = fc.oneof(
  id.map((text) => ({ secret: text })),
  digest.map((text) => ({ secretHash: text })),
);

/** Any valid seed. */
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
