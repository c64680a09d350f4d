/**
 * Every change of the tables, in order, forward only. One that was released is never edited: its checksum is kept in the stores that
 * have it, and a store with another checksum is refused. Write a new one after it instead.
 */
import type { Migration } from "../migrate.ts";
import { tables } from "./0001-tables.ts";

export const migrations: readonly Migration[] = [tables];
