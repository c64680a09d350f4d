/** Parts of a seed, from parts of stored state. */
import type { Credential, Resource } from "../store/store.ts";
import type { SeedValidity } from "./shared-types.ts";

/** Credentials and resources by owner. Each is removed when it is taken, so that what is left at the end has no owner. */
export interface Owned {
  readonly credentials: Map<string, Credential[]>;
  readonly resources: Map<string, Resource[]>;
}

export function nameOf(name: string | null): { readonly name?: string } {
  return name === null ? {} : { name };
}

export function toValidity({ expiresAt, revokedAt }: Credential): SeedValidity {
  return {
    ...(expiresAt !== null && { expiresAt: new Date(expiresAt).toISOString() }),
    ...(revokedAt !== null && { revokedAt: new Date(revokedAt).toISOString() }),
  };
}

export function take<Item>(items: Map<string, Item[]>, ...owner: readonly string[]): readonly Item[] {
  const key = toKey(...owner);
  const found = items.get(key) ?? [];
  items.delete(key);
  return found;
}

export function contentOf<Content>({ body }: Resource): Content {
  // The store holds a valid resource of each kind, from `seedToState` or from an update.
  return JSON.parse(body) as Content;
}

export function toKey(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}

/** Omits empty lists, as a person would. */
export function unlessEmpty<Name extends string, Item>(
  name: Name,
  items: readonly Item[],
): { readonly [Key in Name]?: readonly Item[] } {
  // The type has exactly this property, or none.
  return (items.length > 0 ? { [name]: items } : {}) as { readonly [Key in Name]?: readonly Item[] };
}
