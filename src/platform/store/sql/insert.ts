/** Adds data to a SQL store. Runs in exclusive transactions only: positions are counted on from the last one. */
import type { Compilable, Kysely } from "kysely";
import { describeCredential, describeResource, describeTenant } from "../describe.ts";
import {
  type Credential,
  type Resource,
  StoreConflictError,
  type StoreState,
  type Tenant,
} from "../store.ts";
import type { SqlDialect } from "./driver.ts";
import { runOnce, type Script } from "./script.ts";
import type { CredentialRow, ResourceRow, ResourceTagRow, Tables, TenantRow } from "./tables.ts";

/** Rows in one statement, of seven values each: far below what either database takes. */
const rowsAtOnce = 500;

/**
 * Adds all of it after what is there.
 *
 * @throws StoreConflictError for the first thing that is there already; the transaction must then be given up
 */
export function* insertState({ builder }: SqlDialect, state: StoreState): Script<void> {
  yield* insertTenants(builder, state.tenants);
  yield* insertCredentials(builder, state.credentials);
  yield* insertResources(builder, state.resources);
  yield* insertTags(builder, state.resources);
}

/** Removes everything. */
export function* deleteAll({ builder }: SqlDialect): Script<void> {
  // Tags go with their resources.
  yield* runOnce(builder.deleteFrom("dataplat_resources"), []);
  yield* runOnce(builder.deleteFrom("dataplat_credentials"), []);
  yield* runOnce(builder.deleteFrom("dataplat_tenants"), []);
}

function* insertTenants(builder: Kysely<Tables>, tenants: readonly Tenant[]): Script<void> {
  const table = "dataplat_tenants";
  const first = yield* nextPosition(builder, table);
  const rows: TenantRow[] = tenants.map(({ id, api, name }, index) => ({
    tenant_id: id,
    api,
    name,
    position: first + index,
  }));
  const key = ["tenant_id", "api"] as const;
  const insert = (some: TenantRow[]) =>
    builder
      .insertInto(table)
      .values(some)
      .onConflict((on) => on.doNothing())
      .returning(key);
  yield* insertRows(rows, key, insert, ({ tenant_id: id, api }) => describeTenant({ id, api }));
}

function* insertCredentials(builder: Kysely<Tables>, credentials: readonly Credential[]): Script<void> {
  const table = "dataplat_credentials";
  const first = yield* nextPosition(builder, table);
  const rows: CredentialRow[] = credentials.map((credential, index) => ({
    tenant_id: credential.tenantId,
    api: credential.api,
    id: credential.id,
    secret_hash: credential.secretHash,
    expires_at: credential.expiresAt,
    revoked_at: credential.revokedAt,
    position: first + index,
  }));
  const key = ["api", "id"] as const;
  const insert = (some: CredentialRow[]) =>
    builder
      .insertInto(table)
      .values(some)
      .onConflict((on) => on.doNothing())
      .returning(key);
  yield* insertRows(rows, key, insert, ({ tenant_id, secret_hash, ...row }) =>
    describeCredential({ ...row, tenantId: tenant_id, secretHash: secret_hash }),
  );
}

function* insertResources(builder: Kysely<Tables>, resources: readonly Resource[]): Script<void> {
  const table = "dataplat_resources";
  const first = yield* nextPosition(builder, table);
  const rows: ResourceRow[] = resources.map((resource, index) => ({
    tenant_id: resource.tenantId,
    kind: resource.kind,
    parent_id: resource.parentId,
    id: resource.id,
    body: resource.body,
    etag: resource.etag,
    position: first + index,
  }));
  const key = ["tenant_id", "kind", "parent_id", "id"] as const;
  const insert = (some: ResourceRow[]) =>
    builder
      .insertInto(table)
      .values(some)
      .onConflict((on) => on.doNothing())
      .returning(key);
  yield* insertRows(rows, key, insert, describeResource);
}

function* insertTags(builder: Kysely<Tables>, resources: readonly Resource[]): Script<void> {
  const rows: ResourceTagRow[] = resources.flatMap(({ tenantId, kind, parentId, id, tags }) =>
    Object.entries(tags).map(([key, value], position) => ({
      tenant_id: tenantId,
      kind,
      parent_id: parentId,
      id,
      key,
      value,
      position,
    })),
  );
  for (const some of chunks(rows)) {
    yield* runOnce(builder.insertInto("dataplat_resource_tags").values(some), []);
  }
}

/** Inserts rows, and finds the first that was there already by which keys do not come back. */
function* insertRows<Row, Key extends keyof Row & string>(
  rows: readonly Row[],
  key: readonly Key[],
  insert: (some: Row[]) => Compilable<Pick<Row, Key>>,
  describe: (row: Row) => string,
): Script<void> {
  const nameOf = (row: Pick<Row, Key>) => JSON.stringify(key.map((column) => row[column]));
  for (const some of chunks(rows)) {
    const added = new Set((yield* runOnce(insert(some), key)).map(nameOf));
    for (const row of some) {
      // A key that comes twice in what is added is taken by the first.
      if (!added.delete(nameOf(row))) throw new StoreConflictError(describe(row));
    }
  }
}

function* nextPosition(
  builder: Kysely<Tables>,
  table: "dataplat_tenants" | "dataplat_credentials" | "dataplat_resources",
): Script<number> {
  const query = builder.selectFrom(table).select(({ fn }) => fn.max("position").as("last"));
  const [row] = yield* runOnce<{ last: number | null }>(query, ["last"]);
  return (row?.last ?? -1) + 1;
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) yield rows.slice(start, start + rowsAtOnce);
}
