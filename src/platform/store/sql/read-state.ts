/** Reads everything out of a SQL store. Runs in snapshot transactions only. */
import type { Kysely } from "kysely";
import type { Resource, StoreState } from "../store.ts";
import type { SqlDialect } from "./driver.ts";
import { runOnce, type Script } from "./script.ts";
import type { ResourceRow, ResourceTagRow, Tables } from "./tables.ts";

const tenantColumns = ["tenant_id", "api", "name"] as const;
const resourceColumns = ["tenant_id", "kind", "parent_id", "id", "body", "etag"] as const;
const tagColumns = ["tenant_id", "kind", "parent_id", "id", "key", "value"] as const;

/** Credentials come as the store's interface has them, for the one query that every request makes. */
export const credentialColumns = ["api", "tenantId", "id", "secretHash", "expiresAt", "revokedAt"] as const;

/** @returns credentials, by the names of the store's interface */
export function selectCredentials(builder: Kysely<Tables>) {
  return builder
    .selectFrom("dataplat_credentials")
    .select([
      "api",
      "tenant_id as tenantId",
      "id",
      "secret_hash as secretHash",
      "expires_at as expiresAt",
      "revoked_at as revokedAt",
    ]);
}

/** @returns whether there is any tenant */
export function* hasTenants({ builder }: SqlDialect): Script<boolean> {
  const rows = yield* runOnce(builder.selectFrom("dataplat_tenants").select("api").limit(1), ["api"]);
  return rows.length > 0;
}

/** @returns everything, in the order in which it was added */
export function* readState({ builder }: SqlDialect): Script<StoreState> {
  const tenants = yield* runOnce(
    builder.selectFrom("dataplat_tenants").select(tenantColumns).orderBy("position"),
    tenantColumns,
  );
  const credentials = yield* runOnce(selectCredentials(builder).orderBy("position"), credentialColumns);
  const resources = yield* runOnce(
    builder.selectFrom("dataplat_resources").select(resourceColumns).orderBy("position"),
    resourceColumns,
  );
  const tags = yield* runOnce(
    builder.selectFrom("dataplat_resource_tags").select(tagColumns).orderBy("position"),
    tagColumns,
  );
  const tagsOf = groupTags(tags);
  return {
    tenants: tenants.map(({ tenant_id: id, api, name }) => ({ api, id, name })),
    credentials,
    resources: resources.map((row) => toResource(row, tagsOf.get(nameOf(row)) ?? [])),
  };
}

function toResource(row: Omit<ResourceRow, "position">, tags: readonly [string, string][]): Resource {
  return {
    tenantId: row.tenant_id,
    kind: row.kind,
    parentId: row.parent_id,
    id: row.id,
    body: row.body,
    etag: row.etag,
    // Unlike assignment, this takes `__proto__` for a name like any other.
    tags: Object.fromEntries(tags),
  };
}

function groupTags(rows: readonly Omit<ResourceTagRow, "position">[]): Map<string, [string, string][]> {
  const groups = new Map<string, [string, string][]>();
  for (const row of rows) {
    const group = groups.get(nameOf(row));
    if (group) group.push([row.key, row.value]);
    else groups.set(nameOf(row), [[row.key, row.value]]);
  }
  return groups;
}

function nameOf(row: Pick<ResourceRow, "tenant_id" | "kind" | "parent_id" | "id">): string {
  return JSON.stringify([row.tenant_id, row.kind, row.parent_id, row.id]);
}
