/** Migration 1: creates the tables. */
import type { Migration } from "./migration.ts";

/**
 * PostgreSQL compares text by bytes (collation "C"), as SQLite does, so that ids compare equal in both whatever the locale of the database.
 * The index `dataplat_resources_order` returns lists in order without sorting.
 */
export const tables: Migration = {
  number: 1,
  name: "tables",
  sqlite: [
    `create table dataplat_tenants (
      tenant_id text not null, api text not null, name text, position bigint not null,
      primary key (tenant_id, api)
    )`,
    `create table dataplat_credentials (
      tenant_id text not null, api text not null, id text not null, secret_hash text not null,
      expires_at bigint, revoked_at bigint, position bigint not null,
      primary key (tenant_id, api, id)
    )`,
    "create unique index dataplat_credentials_id on dataplat_credentials (api, id)",
    `create table dataplat_resources (
      tenant_id text not null, kind text not null, parent_id text not null, id text not null,
      position bigint not null, etag text not null, body text not null,
      primary key (tenant_id, kind, parent_id, id)
    )`,
    "create index dataplat_resources_order on dataplat_resources (tenant_id, kind, parent_id, position)",
    `create table dataplat_resource_tags (
      tenant_id text not null, kind text not null, parent_id text not null, id text not null,
      key text not null, value text not null, position bigint not null,
      primary key (tenant_id, kind, parent_id, id, key),
      foreign key (tenant_id, kind, parent_id, id)
        references dataplat_resources (tenant_id, kind, parent_id, id) on delete cascade
    ) without rowid`,
  ],
  postgres: [
    `create table dataplat_tenants (
      tenant_id text collate "C" not null, api text collate "C" not null, name text, position bigint not null,
      primary key (tenant_id, api)
    )`,
    `create table dataplat_credentials (
      tenant_id text collate "C" not null, api text collate "C" not null, id text collate "C" not null,
      secret_hash text not null, expires_at bigint, revoked_at bigint, position bigint not null,
      primary key (tenant_id, api, id)
    )`,
    "create unique index dataplat_credentials_id on dataplat_credentials (api, id)",
    `create table dataplat_resources (
      tenant_id text collate "C" not null, kind text collate "C" not null, parent_id text collate "C" not null,
      id text collate "C" not null, position bigint not null, etag text collate "C" not null, body text not null,
      primary key (tenant_id, kind, parent_id, id)
    )`,
    "create index dataplat_resources_order on dataplat_resources (tenant_id, kind, parent_id, position)",
    `create table dataplat_resource_tags (
      tenant_id text collate "C" not null, kind text collate "C" not null, parent_id text collate "C" not null,
      id text collate "C" not null, key text collate "C" not null, value text collate "C" not null,
      position bigint not null,
      primary key (tenant_id, kind, parent_id, id, key),
      foreign key (tenant_id, kind, parent_id, id)
        references dataplat_resources (tenant_id, kind, parent_id, id) on delete cascade
    )`,
  ],
};
