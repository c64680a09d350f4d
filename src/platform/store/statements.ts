/**
 * Every SQL statement of the stores, as text that SQLite and PostgreSQL both take. `tenant_id` comes first in each primary key, index and
 * `where`, so that a distributed PostgreSQL can shard on it. The exceptions are the lookup of a credential, which finds the tenant, and
 * metadata: such a PostgreSQL replicates these small tables.
 *
 * Parameters are `$1`, `$2` and so on. `position` is the order in which rows were added.
 */
export type SqlDialect = "sqlite" | "postgres";

/** A value that both databases store and return. */
export type SqlValue = string | number | null;

/** Runs one statement. `Row` has the columns that the statement names. */
export type RunQuery = <Row>(
  sql: string,
  values?: readonly SqlValue[],
) => readonly Row[] | Promise<readonly Row[]>;

export type Statements = ReturnType<typeof createStatements>;

const credentialColumns =
  'api, tenant_id as "tenantId", id, secret_hash as "secretHash", expires_at as "expiresAt", revoked_at as "revokedAt"';

export function createStatements(dialect: SqlDialect) {
  // The rows of a JSON array, each in a column `value`.
  const elements = dialect === "sqlite" ? "json_each($1)" : "json_array_elements($1::json)";
  return {
    findCredential: `select ${credentialColumns} from dataplat_credentials where api = $1 and id = $2`,
    // The tenant of the credential must be the tenant of the resource: both are in each condition.
    getResource: `
      select body, etag from dataplat_resources
      where tenant_id = $1 and tenant_id = $2 and kind = $3 and parent_id = $4 and id = $5`,
    // $1 is a JSON array of `[key, value or null]`. A resource is listed unless one of them matches none of its tags.
    listResources: `
      select body from dataplat_resources as resource
      where tenant_id = $2 and tenant_id = $3 and kind = $4 and parent_id = $5 and not exists (
        select 1 from ${elements} as filter where not exists (
          select 1 from dataplat_resource_tags as tag
          where tag.tenant_id = resource.tenant_id and tag.kind = resource.kind
            and tag.parent_id = resource.parent_id and tag.id = resource.id
            and tag.key = filter.value ->> 0
            and (filter.value ->> 1 is null or tag.value = filter.value ->> 1)))
      order by position`,
    replaceResource: `
      update dataplat_resources set body = $7, etag = $8
      where tenant_id = $1 and tenant_id = $2 and kind = $3 and parent_id = $4 and id = $5 and etag = $6
      returning id`,
    // Deletes its tags as well.
    removeResource: `
      delete from dataplat_resources
      where tenant_id = $1 and tenant_id = $2 and kind = $3 and parent_id = $4 and id = $5 and etag = $6
      returning id`,

    hasTenants: "select 1 from dataplat_tenants limit 1",
    readTenants: "select api, tenant_id as id, name from dataplat_tenants order by position",
    readCredentials: `select ${credentialColumns} from dataplat_credentials order by position`,
    readResources: `
      select tenant_id as "tenantId", kind, parent_id as "parentId", id, body, etag from dataplat_resources
      order by position`,
    readTags: `
      select tenant_id as "tenantId", kind, parent_id as "parentId", id, key, value from dataplat_resource_tags
      order by position`,

    lastPositions: `
      select (select max(position) from dataplat_tenants) as tenants,
        (select max(position) from dataplat_credentials) as credentials,
        (select max(position) from dataplat_resources) as resources`,
    // $1 of each is a JSON array of rows. `where true` tells SQLite that `on` does not belong to a join.
    insertTenants: `
      insert into dataplat_tenants (tenant_id, api, name, position)
      select value ->> 'id', value ->> 'api', value ->> 'name', cast(value ->> 'position' as bigint)
      from ${elements} where true on conflict do nothing returning position`,
    insertCredentials: `
      insert into dataplat_credentials (tenant_id, api, id, secret_hash, expires_at, revoked_at, position)
      select value ->> 'tenantId', value ->> 'api', value ->> 'id', value ->> 'secretHash',
        cast(value ->> 'expiresAt' as bigint), cast(value ->> 'revokedAt' as bigint),
        cast(value ->> 'position' as bigint)
      from ${elements} where true on conflict do nothing returning position`,
    insertResources: `
      insert into dataplat_resources (tenant_id, kind, parent_id, id, body, etag, position)
      select value ->> 'tenantId', value ->> 'kind', value ->> 'parentId', value ->> 'id', value ->> 'body',
        value ->> 'etag', cast(value ->> 'position' as bigint)
      from ${elements} where true on conflict do nothing returning position`,
    insertTags: `
      insert into dataplat_resource_tags (tenant_id, kind, parent_id, id, key, value, position)
      select value ->> 'tenantId', value ->> 'kind', value ->> 'parentId', value ->> 'id', value ->> 'key',
        value ->> 'value', cast(value ->> 'position' as bigint)
      from ${elements}`,

    getMetadata: "select value from dataplat_metadata where name = $1",
    setMetadata: `
      insert into dataplat_metadata (name, value) values ($1, $2)
      on conflict (name) do update set value = excluded.value`,

    deleteTenants: "delete from dataplat_tenants",
    deleteCredentials: "delete from dataplat_credentials",
    // Deletes their tags as well. SQLite blocks the platform meanwhile, and deletes a part at a time.
    deleteResources:
      dialect === "sqlite"
        ? "delete from dataplat_resources where rowid in (select rowid from dataplat_resources limit 500) returning id"
        : "delete from dataplat_resources",
  } as const;
}
