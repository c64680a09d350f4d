/** The queries that requests run. Whoever asks is in each of them: the tenant of the resource must be the tenant of the credential. */
import { type Kysely, sql } from "kysely";
import type { ResourceKey, ResourceVersion } from "../store.ts";
import type { SqlDialect } from "./driver.ts";
import { prepare } from "./query.ts";
import { credentialColumns, selectCredentials } from "./read-state.ts";
import type { Tables } from "./tables.ts";

/** A resource, and the tenant whose credential asks. */
type ScopedKey = ResourceKey & { readonly scope: string };

/** A list, and the tenant whose credential asks. */
type ScopedList = Omit<ScopedKey, "id">;

/** A list of what has all of these tags: a JSON array of `[key, value or null]`. */
type TaggedList = ScopedList & { readonly tags: string };

/** All of them, compiled for one database. */
export type Queries = ReturnType<typeof createQueries>;

/** @returns the queries of one database, compiled */
export function createQueries({ builder, jsonElements }: SqlDialect) {
  return {
    findCredential: prepare(credentialColumns, (value: { api: string; id: string }) =>
      selectCredentials(builder).where("api", "=", value.api).where("id", "=", value.id),
    ),
    get: prepare(["body", "etag"], (value: ScopedKey) =>
      builder
        .selectFrom("dataplat_resources")
        .select(["body", "etag"])
        .where("tenant_id", "=", value.tenantId)
        .where("tenant_id", "=", value.scope)
        .where("kind", "=", value.kind)
        .where("parent_id", "=", value.parentId)
        .where("id", "=", value.id),
    ),
    list: prepare(["body"], (value: ScopedList) => selectList(builder, value)),
    listTagged: prepare(["body"], (value: TaggedList) =>
      // No tag is wanted that the resource has not.
      selectList(builder, value).where(({ not, exists }) =>
        not(exists(selectMissingTags(builder, jsonElements(value.tags)))),
      ),
    ),
    replace: prepare(["id"], (value: ScopedKey & ResourceVersion & { readonly expected: string }) =>
      builder
        .updateTable("dataplat_resources")
        .set({ body: value.body, etag: value.etag })
        .where("tenant_id", "=", value.tenantId)
        .where("tenant_id", "=", value.scope)
        .where("kind", "=", value.kind)
        .where("parent_id", "=", value.parentId)
        .where("id", "=", value.id)
        .where("etag", "=", value.expected)
        .returning("id"),
    ),
  };
}

function selectList(builder: Kysely<Tables>, value: ScopedList) {
  return builder
    .selectFrom("dataplat_resources as resource")
    .select("body")
    .where("tenant_id", "=", value.tenantId)
    .where("tenant_id", "=", value.scope)
    .where("kind", "=", value.kind)
    .where("parent_id", "=", value.parentId)
    .orderBy("position");
}

/** The wanted tags that the resource of the query around it does not have. */
function selectMissingTags(builder: Kysely<Tables>, wanted: ReturnType<SqlDialect["jsonElements"]>) {
  const [key, value] = [sql<string>`wanted.value ->> 0`, sql<string | null>`wanted.value ->> 1`];
  return builder
    .selectFrom(wanted.as("wanted"))
    .select(sql.lit(1).as("missing"))
    .where(({ not, exists }) =>
      not(
        exists(
          builder
            .selectFrom("dataplat_resource_tags as tag")
            .select(sql.lit(1).as("there"))
            .where("tag.tenant_id", "=", sql.ref<string>("resource.tenant_id"))
            .where("tag.kind", "=", sql.ref<string>("resource.kind"))
            .where("tag.parent_id", "=", sql.ref<string>("resource.parent_id"))
            .where("tag.id", "=", sql.ref<string>("resource.id"))
            .where("tag.key", "=", key)
            .where((tag) => tag.or([tag(value, "is", null), tag("tag.value", "=", value)])),
        ),
      ),
    );
}
