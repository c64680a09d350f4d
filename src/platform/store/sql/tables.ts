/**
 * The tables of both SQL stores, as Kysely sees them. The tenant's id comes first in every primary key, so that a distributed
 * PostgreSQL can shard on it. `position` is the order in which rows were added.
 */

/** One row of `dataplat_tenants`. */
export interface TenantRow {
  tenant_id: string;
  api: string;
  name: string | null;
  position: number;
}

/** One row of `dataplat_credentials`. A unique index on (api, id) finds it without its tenant. */
export interface CredentialRow {
  tenant_id: string;
  api: string;
  id: string;
  secret_hash: string;
  expires_at: number | null;
  revoked_at: number | null;
  position: number;
}

/** One row of `dataplat_resources`. The body is text, not a JSON type, which would not keep its bytes. */
export interface ResourceRow {
  tenant_id: string;
  kind: string;
  parent_id: string;
  id: string;
  body: string;
  etag: string;
  position: number;
}

/** One row of `dataplat_resource_tags`; its position counts within the resource. */
export interface ResourceTagRow {
  tenant_id: string;
  kind: string;
  parent_id: string;
  id: string;
  key: string;
  value: string;
  position: number;
}

/** One row of `dataplat_migrations`: a change of the tables that has been made. */
export interface MigrationRow {
  number: number;
  name: string;
  /** SHA-256 of its SQL, in hexadecimal digits. */
  checksum: string;
  /** Milliseconds since 1970. */
  applied_at: number;
}

/** Rows by table. */
export interface Tables {
  dataplat_tenants: TenantRow;
  dataplat_credentials: CredentialRow;
  dataplat_resources: ResourceRow;
  dataplat_resource_tags: ResourceTagRow;
  dataplat_migrations: MigrationRow;
}
