/** Arbitrary valid seeds. They are generated from the schema, so that new properties are included. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import type { Seed, SeedAlert, SeedDashboard } from "../../../src/platform/seed/seed.ts";

/** A JSON Schema. */
export type SeedSchema = {
  readonly [keyword: string]: unknown;
  readonly required?: readonly string[];
  readonly oneOf?: readonly { readonly required: readonly string[] }[];
  readonly properties?: Readonly<Record<string, SeedSchema | false>>;
  readonly propertyNames?: SeedSchema;
  readonly additionalProperties?: SeedSchema | false;
  readonly items?: SeedSchema;
};

/** The published schema. */
export const seedSchema: SeedSchema = JSON.parse(
  readFileSync(new URL("../../../generated/platform/seed.schema.json", import.meta.url), "utf8"),
);

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
const uuid = fc
  .tuple(fc.uuid(), fc.boolean())
  .map(([text, isUpper]) => (isUpper ? text.toUpperCase() : text));
const digest = fc.string({
  unit: fc.constantFrom(..."0123456789abcdefABCDEF"),
  minLength: 64,
  maxLength: 64,
});

/** Values that are valid for a schema. */
function arbitraryOf(schema: SeedSchema): fc.Arbitrary<unknown> {
  const { enum: values, type, minimum, maximum } = schema;
  if (Array.isArray(values)) return fc.constantFrom(...values);
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => arbitraryOf({ ...schema, type: one })));
  switch (type) {
    case "string":
      return arbitraryText(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "integer":
      return fc.integer({
        min: Number(minimum ?? Number.MIN_SAFE_INTEGER),
        max: Number(maximum ?? Number.MAX_SAFE_INTEGER),
      });
    case "number":
      return fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer());
    case "array":
      return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 3 });
    default:
      return arbitraryObject(schema);
  }
}

function arbitraryText({ format, pattern, minLength = 0 }: SeedSchema): fc.Arbitrary<string> {
  if (format === "uuid") return uuid;
  if (format === "date-time") return pattern === undefined ? fc.oneof(time, looseTime) : time;
  if (pattern === undefined) return anyText;
  const valid = new RegExp(String(pattern), "u");
  const minutes = time.map((text) => text.slice(0, 16));
  // Patterns that other text practically never matches.
  for (const special of [digest, minutes]) if (valid.test(fc.sample(special, 1)[0] ?? "")) return special;
  return fc
    .oneof(fc.string(), fc.string({ unit: "grapheme" }), anyText)
    .filter((text) => valid.test(text) && text.length >= Number(minLength) && text.length < 100);
}

/** Objects with the required properties, one of the alternatives, and any of the others. */
function arbitraryObject(schema: SeedSchema): fc.Arbitrary<object> {
  const { properties = {}, required = [], oneOf = [{ required: [] }], additionalProperties } = schema;
  if (additionalProperties) {
    const names = arbitraryText(schema.propertyNames ?? {});
    const options = { maxKeys: 4, noNullPrototype: true };
    return fc.dictionary(names, arbitraryOf(additionalProperties), options);
  }
  const alternatives = oneOf.flatMap((alternative) => alternative.required);
  return fc.oneof(
    ...oneOf.map(({ required: chosen }) => {
      const model = Object.entries(properties).flatMap(([name, property]) =>
        property === false || (alternatives.includes(name) && !chosen.includes(name))
          ? []
          : [[name, arbitraryOf(property)] as const],
      );
      return fc.record(Object.fromEntries(model), { requiredKeys: [...required, ...chosen] });
    }),
  );
}

interface Identified {
  readonly id?: string | undefined;
  readonly token?: string;
  readonly tokenHash?: string;
}

/** Omits items whose id or token is in `seen`, in any case. */
function distinct<Item extends Identified>(items: readonly Item[] = [], seen = new Set<string>()): Item[] {
  return items.filter(({ id, token, tokenHash }) => {
    const key = (id ?? token ?? tokenHash)?.toLowerCase();
    if (key === undefined) return true;
    return !seen.has(key) && seen.add(key);
  });
}

/** Puts alerts on existing dashboards and tiles; every third on none. */
function placeAlerts(
  alerts: readonly SeedAlert[],
  dashboards: readonly SeedDashboard[],
): readonly SeedAlert[] {
  const places = dashboards.flatMap(({ id: dashboard, tiles = [] }) => [
    { dashboard },
    ...tiles.flatMap(({ id: tileId }) => (tileId === undefined ? [] : [{ dashboard, tileId }, { tileId }])),
  ]);
  return alerts.map(({ dashboard: _, tileId: __, ...alert }, index) => ({
    ...alert,
    ...(index % 3 === 2 ? {} : places[index % places.length]),
  }));
}

/** Makes ids unique and relations valid, which the schema cannot express. */
function toConsistent({ organizations, teams }: Seed): Seed {
  const [keys, tokens] = [new Set<string>(), new Set<string>()];
  return {
    organizations: distinct(organizations).map((organization) => ({
      ...organization,
      keys: distinct(organization.keys, keys),
      services: distinct(organization.services).map((service) => ({
        ...service,
        pipes: distinct(service.pipes),
      })),
    })),
    teams: distinct(teams).map((team) => {
      const dashboards = distinct(team.dashboards).map((dashboard) => ({
        ...dashboard,
        tiles: distinct(dashboard.tiles),
      }));
      const alerts = placeAlerts(distinct(team.alerts), dashboards);
      return { ...team, tokens: distinct(team.tokens, tokens), dashboards, alerts };
    }),
  };
}

const { $schema: _, ...lists } = seedSchema.properties ?? {};

/** Any valid seed. */
export const anySeed: fc.Arbitrary<Seed> = arbitraryObject({ properties: lists })
  // The schema describes the type. As JSON, it has no negative zeros.
  .map((seed) => JSON.parse(JSON.stringify(toConsistent(seed as Seed))));
