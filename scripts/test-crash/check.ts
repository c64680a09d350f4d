/** What must hold after a crash: every acknowledged write is there, and nothing is there that nobody sent. */
import { isDeepStrictEqual } from "node:util";
import { type ExportedSeed, exportFrom, readResource } from "./demo-api.ts";
import { firstDifference, short } from "./first-difference.ts";
import { findResource, type Track } from "./tracks.ts";

/**
 * Checks what a platform that was started again stores.
 *
 * @param url its address
 * @param tracks what was sent and acknowledged; both become what was found
 * @param before everything that was stored before the load
 * @returns what is wrong, in words
 */
export async function checkState(
  url: string,
  tracks: readonly Track[],
  before: ExportedSeed,
): Promise<readonly string[]> {
  const after = await exportFrom(url);
  const shown = new Map<string, Readonly<Record<string, unknown>>>();
  for (const { target } of tracks) {
    if (!shown.has(target)) shown.set(target, await readResource(url, target));
  }
  const wrong = tracks.flatMap((track) => checkTrack(track, before, after, shown.get(track.target) ?? {}));
  const difference = firstDifference(withoutTracks(before, tracks), withoutTracks(after, tracks));
  if (difference !== undefined) wrong.push(`something changed that was not written to: ${difference}`);
  return wrong;
}

function checkTrack(
  track: Track,
  before: ExportedSeed,
  after: ExportedSeed,
  shown: Readonly<Record<string, unknown>>,
): readonly string[] {
  const { target, id, fields, acknowledged, sent } = track;
  const initial = fields.read(findResource(before, id) ?? {});
  const found = fields.read(findResource(after, id) ?? {});
  const place = `${target}, ${fields.name}`;
  if (!isDeepStrictEqual(fields.read(shown), found)) {
    return [`${place}: the API shows ${short(fields.read(shown))}, the export ${short(found)}`];
  }
  for (let value = acknowledged; value <= sent; value += 1) {
    if (!isDeepStrictEqual(found, value === 0 ? initial : fields.write(value))) continue;
    track.acknowledged = value;
    return [];
  }
  return [`${place}: found ${short(found)}; acknowledged was ${acknowledged}, sent was ${sent}`];
}

/** The same without the fields that were written, and without the times of resources that were. */
function withoutTracks(seed: ExportedSeed, tracks: readonly Track[]): unknown {
  const copy = structuredClone(seed);
  for (const { id, fields } of tracks) {
    const resource = findResource(copy, id);
    if (!resource) continue;
    for (const holder of [resource, resource["settings"]]) {
      if (typeof holder !== "object" || holder === null) continue;
      for (const name of [...Object.keys(fields.write(1)), "updatedAt"]) Reflect.deleteProperty(holder, name);
    }
  }
  return copy;
}
