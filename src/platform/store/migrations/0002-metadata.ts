/** Migration 2: creates the table of what is known of the whole store, such as the version of the documents that its data follows. */
import type { Migration } from "./migration.ts";

const statements = ["create table dataplat_metadata (name text primary key, value text not null)"];

export const metadata: Migration = { number: 2, name: "metadata", sqlite: statements, postgres: statements };
