/** Checks what a schema cannot express: unique ids, alerts on dashboards and tiles that exist, and dates that exist. */
import { hashSecret } from "../store/digest.ts";
import type { SeedIssue } from "./seed-error.ts";
import { readTimestamp } from "./timestamp.ts";

/** A value of the seed and its JSON Pointer. */
interface Located<Value = unknown> {
  readonly pointer: string;
  readonly value: Value;
}

/**
 * Checks a seed, one relation after the other. `seed`: any value. Parts that violate the schema are skipped, so that both checks report
 * their issues together.
 */
export function* checkRelations(seed: unknown): Iterable<readonly SeedIssue[]> {
  const root = { pointer: "", value: seed };
  const organizations = itemsOf(root, "organizations");
  const services = organizations.flatMap((organization) => itemsOf(organization, "services"));
  const keys = organizations.flatMap((organization) => itemsOf(organization, "keys"));
  const teams = itemsOf(root, "teams");
  const tokens = teams.flatMap((team) => itemsOf(team, "tokens"));
  const dashboards = teams.flatMap((team) => itemsOf(team, "dashboards"));
  yield findDuplicates(organizations.flatMap(uuidOf));
  for (const organization of organizations) {
    yield findDuplicates(itemsOf(organization, "services").flatMap(uuidOf));
  }
  for (const service of services) yield findDuplicates(itemsOf(service, "pipes").flatMap(uuidOf));
  yield findDuplicates(keys.flatMap(idOf));
  yield findDuplicates(teams.flatMap(idOf));
  yield findDuplicates(tokens.flatMap(digestOf));
  for (const team of teams) yield findDuplicates(itemsOf(team, "dashboards").flatMap(idOf));
  for (const dashboard of dashboards) yield findDuplicates(itemsOf(dashboard, "tiles").flatMap(idOf));
  for (const team of teams) yield findDuplicates(itemsOf(team, "alerts").flatMap(idOf));
  for (const team of teams) yield checkAlerts(team);
  for (const credential of [...keys, ...tokens]) yield checkTimes(credential);
}

function findDuplicates(ids: readonly Located<string>[]): readonly SeedIssue[] {
  const first = new Map<string, string>();
  return ids.flatMap(({ pointer, value }) => {
    const other = first.get(value);
    if (other === undefined) first.set(value, pointer);
    return other === undefined ? [] : [toRelationIssue(pointer, `is the same as ${other}`)];
  });
}

function checkAlerts(team: Located): readonly SeedIssue[] {
  const tilesOf = new Map(
    itemsOf(team, "dashboards").flatMap((dashboard) => {
      const tiles = itemsOf(dashboard, "tiles").flatMap((tile) => idOf(tile).map(({ value }) => value));
      return idOf(dashboard).map(({ value }) => [value, new Set(tiles)] as const);
    }),
  );
  const allTiles = new Set([...tilesOf.values()].flatMap((tiles) => [...tiles]));
  return itemsOf(team, "alerts").flatMap((alert) => {
    const [dashboard] = stringOf(alert, "dashboard");
    const [tile] = stringOf(alert, "tileId");
    if (dashboard && !tilesOf.has(dashboard.value)) {
      return [toRelationIssue(dashboard.pointer, "is not a dashboard of this team")];
    }
    const tiles = dashboard ? tilesOf.get(dashboard.value) : allTiles;
    if (!tile || tiles?.has(tile.value)) return [];
    const place = dashboard ? "that dashboard" : "any dashboard of this team";
    return [toRelationIssue(tile.pointer, `is not a tile of ${place}`)];
  });
}

/** Checks that the dates of a credential exist. The schema rejects what is not a date and time at all. */
function checkTimes(credential: Located): readonly SeedIssue[] {
  return [...stringOf(credential, "expiresAt"), ...stringOf(credential, "revokedAt")]
    .filter(({ value }) => /^\d{4}-\d{2}-\d{2}T/i.test(value) && readTimestamp(value) === undefined)
    .map(({ pointer }) => toRelationIssue(pointer, "is a time that does not exist"));
}

function toRelationIssue(pointer: string, message: string): SeedIssue {
  return { pointer, target: "value", message };
}

function idOf(owner: Located): readonly Located<string>[] {
  return stringOf(owner, "id");
}

/** The id in lower case: UUIDs are the same in either (RFC 9562 section 4). */
function uuidOf(owner: Located): readonly Located<string>[] {
  return idOf(owner).map(({ pointer, value }) => ({ pointer, value: value.toLowerCase() }));
}

/** Digest of a token, which the seed states directly or as the token. */
function digestOf(credential: Located): readonly Located<string>[] {
  return [
    ...stringOf(credential, "token").map(({ pointer, value }) => ({ pointer, value: hashSecret(value) })),
    ...stringOf(credential, "tokenHash").map(({ pointer, value }) => ({
      pointer,
      value: value.toLowerCase(),
    })),
  ];
}

/** The property if it is a string, as a list of one or none. */
function stringOf(owner: Located, name: string): readonly Located<string>[] {
  const { pointer, value } = propertyOf(owner, name);
  return typeof value === "string" ? [{ pointer, value }] : [];
}

function itemsOf(owner: Located, name: string): readonly Located[] {
  const { pointer, value } = propertyOf(owner, name);
  if (!Array.isArray(value)) return [];
  return value.map((item: unknown, index) => ({ pointer: `${pointer}/${index}`, value: item }));
}

/** @param name a name that a JSON Pointer does not escape */
function propertyOf({ pointer, value }: Located, name: string): Located {
  const isObject = typeof value === "object" && value !== null && Object.hasOwn(value, name);
  return { pointer: `${pointer}/${name}`, value: isObject ? Reflect.get(value, name) : undefined };
}
