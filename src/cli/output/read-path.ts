import { isPlainObject } from "../../contract/check-options.ts";

/**
 * Reads a nested member. A list on the way gives the members of its items.
 *
 * @param path names with dots between them; a name may have dots itself
 * @returns undefined if there is no such member
 */
export function readPath(value: unknown, path: string): unknown {
  if (Array.isArray(value)) {
    const found = value.map((item) => readPath(item, path)).filter((item) => item !== undefined);
    return found.length > 0 ? found.flat() : undefined;
  }
  if (!isPlainObject(value)) return undefined;
  for (const [name, member] of Object.entries(value)) {
    if (name === path) return member;
    const nested = path.startsWith(`${name}.`) ? readPath(member, path.slice(name.length + 1)) : undefined;
    if (nested !== undefined) return nested;
  }
  return undefined;
}

/** Lists the paths of all members of a value, nested ones too. */
export function listPaths(value: unknown): readonly string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(listPaths))];
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    name,
    ...listPaths(member).map((path) => `${name}.${path}`),
  ]);
}
