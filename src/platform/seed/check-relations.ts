/** Checks what no schema can say: what must not be there twice, what must be there at all, and days that exist. */

import { appendPointer } from "../../contract/json-pointer.ts";
import { hashSecret } from "../store/digest.ts";
import type { Mistake } from "./mistake.ts";
import { readTimestamp } from "./timestamp.ts";

/** An object of the seed and where it is. It may break the schema: all mistakes are to be told at once. */
interface Found {
  readonly pointer: string;
  readonly members: Readonly<Record<string, unknown>>;
}

/** A name in the seed, and where it stands. */
interface Name {
  readonly pointer: string;
  readonly name: string;
}

/**
 * Checks a value.
 *
 * @param value anything; what does not have a seed's form is passed over
 */
export function checkRelations(value: unknown): readonly Mistake[] {
  const root = toFound("", value);
  const organizations = list(root, "organizations");
  const teams = list(root, "teams");
  const keys = organizations.flatMap((organization) => list(organization, "keys"));
  const tokens = teams.flatMap((team) => list(team, "tokens"));
  return [
    ...duplicates(organizations.flatMap(uuids)),
    ...duplicates(teams.flatMap(ids)),
    ...duplicates(keys.flatMap(ids)),
    ...duplicates(tokens.flatMap(digests)),
    ...[...keys, ...tokens].flatMap(impossibleTimes),
    ...organizations.flatMap(checkOrganization),
    ...teams.flatMap(checkTeam),
  ];
}

function checkOrganization(organization: Found): readonly Mistake[] {
  const services = list(organization, "services");
  return [
    ...duplicates(services.flatMap(uuids)),
    ...services.flatMap((service) => duplicates(list(service, "pipes").flatMap(uuids))),
  ];
}

function checkTeam(team: Found): readonly Mistake[] {
  const dashboards = list(team, "dashboards");
  const alerts = list(team, "alerts");
  return [
    ...duplicates(dashboards.flatMap(ids)),
    ...duplicates(alerts.flatMap(ids)),
    ...dashboards.flatMap((dashboard) => duplicates(list(dashboard, "tiles").flatMap(ids))),
    ...missingPlaces(alerts, dashboards),
  ];
}

/** Alerts on dashboards and tiles that are not in their team. */
function missingPlaces(alerts: readonly Found[], dashboards: readonly Found[]): readonly Mistake[] {
  const tilesOf = new Map(
    dashboards.map((dashboard) => [
      dashboard.members["id"],
      new Set(list(dashboard, "tiles").map(({ members }) => members["id"])),
    ]),
  );
  const ofTeam = new Set([...tilesOf.values()].flatMap((tiles) => [...tiles]));
  return alerts.flatMap((alert) => {
    const [dashboard] = names(alert, "dashboard");
    const [tile] = names(alert, "tileId");
    if (dashboard && !tilesOf.has(dashboard.name))
      return [mistake(dashboard, "names no dashboard of this team")];
    const tiles = dashboard ? tilesOf.get(dashboard.name) : ofTeam;
    if (!tile || tiles?.has(tile.name)) return [];
    return [mistake(tile, `names no tile of ${dashboard ? "that dashboard" : "any dashboard of this team"}`)];
  });
}

function duplicates(all: readonly Name[]): readonly Mistake[] {
  const first = new Map<string, string>();
  return all.flatMap((name) => {
    const pointer = first.get(name.name);
    if (pointer === undefined) first.set(name.name, name.pointer);
    return pointer === undefined ? [] : [mistake(name, `is the same as ${pointer}`)];
  });
}

function impossibleTimes(credential: Found): readonly Mistake[] {
  return (
    ["expiresAt", "revokedAt"]
      .flatMap((member) => names(credential, member))
      // What is no date and time at all, the schema refuses.
      .filter(({ name }) => /^\d{4}-\d{2}-\d{2}T/i.test(name) && readTimestamp(name) === undefined)
      .map((name) => mistake(name, "is a time that does not exist"))
  );
}

function mistake({ pointer }: Name, message: string): Mistake {
  return { pointer, at: "value", message };
}

function ids(found: Found): readonly Name[] {
  return names(found, "id");
}

function uuids(found: Found): readonly Name[] {
  return names(found, "id").map(lower);
}

/** A token and its digest open the same. */
function digests(found: Found): readonly Name[] {
  const plain = names(found, "token").map(({ pointer, name }) => ({ pointer, name: hashSecret(name) }));
  return [...plain, ...names(found, "tokenHash").map(lower)].slice(0, 1);
}

function lower({ pointer, name }: Name): Name {
  return { pointer, name: name.toLowerCase() };
}

function names({ pointer, members }: Found, member: string): readonly Name[] {
  const name = members[member];
  return typeof name === "string" ? [{ pointer: appendPointer(pointer, member), name }] : [];
}

function list({ pointer, members }: Found, member: string): readonly Found[] {
  const items = members[member];
  if (!Array.isArray(items)) return [];
  const place = appendPointer(pointer, member);
  return items.map((item: unknown, index) => toFound(appendPointer(place, index), item));
}

function toFound(pointer: string, value: unknown): Found {
  const isObject = typeof value === "object" && value !== null;
  // An object; of an array no member is asked for.
  return { pointer, members: isObject ? (value as Readonly<Record<string, unknown>>) : {} };
}
