/** Converts between the state of a store and the rows of its tables. */
import type { StoreItem } from "./describe.ts";
import type { RunQuery, Statements } from "./statements.ts";
import type { Credential, Resource, ResourceKey, StoreState, Tenant } from "./store.ts";

/** One run of a statement that inserts rows. */
export interface Insert {
  readonly sql: string;
  /** Its parameter: a JSON array of rows. */
  readonly rows: string;
  /** Finds a row that was not added because it exists, from the positions that the statement returned. */
  readonly findConflict: (added: ReadonlySet<number>) => StoreItem | undefined;
}

/** The last position in each table; null for an empty one. */
export interface LastPositions {
  readonly tenants: number | null;
  readonly credentials: number | null;
  readonly resources: number | null;
}

/** Rows per statement, which limits the size of a parameter. */
const maxRows = 500;

/** Reads everything. Runs inside a transaction that sees one snapshot. */
export async function readStoreState(statements: Statements, run: RunQuery): Promise<StoreState> {
  const tenants = await run<Tenant>(statements.readTenants);
  const credentials = await run<Credential>(statements.readCredentials);
  const resources = await run<Omit<Resource, "tags">>(statements.readResources);
  const tagsByKey = new Map<string, [string, string][]>();
  for (const tag of await run<ResourceKey & { key: string; value: string }>(statements.readTags)) {
    const tags = tagsByKey.get(keyOf(tag)) ?? [];
    tagsByKey.set(keyOf(tag), tags);
    tags.push([tag.key, tag.value]);
  }
  return {
    tenants,
    credentials,
    resources: resources.map((resource) => ({
      ...resource,
      // Unlike assignment, `fromEntries` takes `__proto__` for a name like any other.
      tags: Object.fromEntries(tagsByKey.get(keyOf(resource)) ?? []),
    })),
  };
}

export function* createInserts(
  statements: Statements,
  state: StoreState,
  last: LastPositions,
): Generator<Insert> {
  const tenants = addPositions(state.tenants, last.tenants);
  const credentials = addPositions(state.credentials, last.credentials);
  const resources = addPositions(state.resources, last.resources);
  const tags = state.resources.flatMap(({ tags, body: _, ...key }) =>
    // The positions of tags count within their resource.
    Object.entries(tags).map(([name, value], position) => ({ ...key, key: name, value, position })),
  );
  yield* split(statements.insertTenants, tenants);
  yield* split(statements.insertCredentials, credentials);
  yield* split(statements.insertResources, resources);
  // A new resource has no tags yet, so that none can exist.
  yield* split(statements.insertTags, tags, false);
}

function addPositions<Row>(rows: readonly Row[], last: number | null): (Row & { position: number })[] {
  const first = (last ?? -1) + 1;
  return rows.map((row, index) => ({ ...row, position: first + index }));
}

function* split<Row extends StoreItem & { readonly position: number }>(
  sql: string,
  rows: readonly Row[],
  canConflict = true,
): Generator<Insert> {
  for (let start = 0; start < rows.length; start += maxRows) {
    const some = rows.slice(start, start + maxRows);
    yield {
      sql,
      rows: JSON.stringify(some),
      findConflict: (added) => (canConflict ? some.find(({ position }) => !added.has(position)) : undefined),
    };
  }
}

function keyOf({ tenantId, kind, parentId, id }: ResourceKey): string {
  return JSON.stringify([tenantId, kind, parentId, id]);
}
