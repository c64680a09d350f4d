/** PostgreSQL servers whose default isolation level is not read committed. */
import { expect, it } from "vitest";
import { createPostgresStore } from "../../../src/platform/store/postgres/postgres-store.ts";
import { createDatabase, hasPostgres } from "../postgres.ts";

it.runIf(hasPostgres)("opens several stores at the same time if the default is serializable", async () => {
  const database = await createDatabase();
  const options = encodeURIComponent("-c default_transaction_isolation=serializable");
  const databaseUrl = `${database.url}${database.url.includes("?") ? "&" : "?"}options=${options}`;
  const stores = Array.from({ length: 6 }, () => createPostgresStore({ databaseUrl }));
  const outcomes = await Promise.allSettled(stores.map((store) => store.open()));
  expect(outcomes.map(({ status }) => status)).toEqual(stores.map(() => "fulfilled"));
  for (const store of stores) await store.close();
  await database.drop();
});
