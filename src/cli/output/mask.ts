/** Masks `x-sensitive` members, in views and in results of tools. */
import { isPlainObject } from "../../contract/check-options.ts";

/** Stands for a value that is not shown. */
export const masked = "[masked]";

/**
 * Copies a payload, with its sensitive members replaced by a mask. `null` stays: it shows that nothing is set.
 *
 * @param payload any JSON value
 * @param paths paths of the members, with dots and `*` for an item. A server may send a list for an object and the reverse: items are
 *   masked without a `*`, too, and a `*` that has no list counts for nothing
 */
export function maskSensitive(payload: unknown, paths: readonly string[]): unknown {
  return paths.length > 0 ? maskAt(payload, paths) : payload;
}

function maskAt(value: unknown, paths: readonly string[]): unknown {
  const rests = paths.flatMap(withoutItem);
  if (rests.includes("")) return value === null ? null : masked;
  if (Array.isArray(value)) return value.map((item) => maskAt(item, rests));
  if (!isPlainObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      maskAt(
        member,
        rests.flatMap((path) => restOf(path, name)),
      ),
    ]),
  );
}

/** The path itself, and without the `*` that it begins with. */
function withoutItem(path: string): string[] {
  const [first, ...rest] = path.split(".");
  return first === "*" ? [path, ...withoutItem(rest.join("."))] : [path];
}

/** Rest of a path after the name of a member; empty if the path does not lead through it. Names may have dots themselves. */
function restOf(path: string, name: string): string[] {
  if (path === name) return [""];
  if (path.startsWith(`${name}.`)) return [path.slice(name.length + 1)];
  // Members of a map are items, too.
  return withoutItem(path).slice(1);
}
