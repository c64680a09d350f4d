/** How PostgreSQL runs every SQL statement. */
import pg from "pg";
import { expect, test } from "vitest";
import { createMigrationStatements } from "../../../src/platform/store/migrations.ts";
import { createStatements, type Statements } from "../../../src/platform/store/statements.ts";
import { hasPostgres } from "../postgres.ts";
import { makeCredential, makeResource, makeState, makeTenant } from "./sample.ts";
import { createPostgresStorage } from "./test-storage.ts";

/** Enough rows for the planner to prefer the index that fits best. */
const crowded = makeState({
  tenants: [makeTenant()],
  credentials: Array.from({ length: 1000 }, (_, index) => makeCredential(`key-${index}`)),
  resources: Array.from({ length: 2000 }, (_, index) => makeResource(`${index}`, { tags: { env: "prod" } })),
});

/** Indexes that find the rows of a statement, in order. The other statements read or change whole tables. */
const indexes: Partial<Record<keyof Statements, readonly string[]>> = {
  findCredential: ["dataplat_credentials_id"],
  getResource: ["dataplat_resources_pkey"],
  listResources: ["dataplat_resources_order", "dataplat_resource_tags_pkey"],
  replaceResource: ["dataplat_resources_pkey"],
  removeResource: ["dataplat_resources_pkey"],
};

test.each(Object.entries(createStatements("postgres")).filter(([name]) => name !== "getMetadata"))(
  "names the tenant first in the conditions of %s",
  (name, sql) => {
    const [, ...conditions] = sql.split(/\bwhere\b(?! not exists| true)/);
    for (const condition of conditions) {
      expect(condition).toMatch(name === "findCredential" ? /^ api = / : /^ (?:tag\.)?tenant_id = /);
    }
    expect(conditions.length > 0).toBe(indexes[name as keyof Statements] !== undefined);
  },
);

test.runIf(hasPostgres)("prepares on PostgreSQL, and finds rows by the index of their table", async () => {
  const storage = await createPostgresStorage();
  const store = await storage.open();
  // With a parent of its own for each pipe, a plan for any parent takes the order of a list to be as good as the key.
  const pipes = crowded.resources.map(({ id }) => makeResource(id, { kind: "Pipe", parentId: id }));
  await store.insert(makeState({ resources: pipes }));
  await store.insert(crowded);
  const client = new pg.Client({ connectionString: storage.options.databaseUrl });
  await client.connect();
  const counted = "select reltuples from pg_class where oid = 'dataplat_resources'::regclass";
  expect((await client.query(counted)).rows, "statistics of a new table").toEqual([{ reltuples: 4000 }]);
  const read = `select n_tup_ins::int as inserted, idx_tup_read::int as listed
    from pg_stat_user_tables join pg_stat_user_indexes using (relid) where indexrelid = 'dataplat_resources_order'::regclass`;
  // The server counts what a connection has done when it ends. The resource of each tag is found by its key.
  await store.close();
  await expect.poll(async () => (await client.query(read)).rows).toEqual([{ inserted: 4000, listed: 0 }]);
  await client.query("delete from dataplat_resources where kind = 'Pipe'");
  await client.query("analyze; set enable_seqscan = off; set plan_cache_mode = force_generic_plan");
  for (const [name, sql] of Object.entries(createMigrationStatements("postgres"))) {
    if (!sql.startsWith("create")) await client.query(`prepare ${name} as ${sql}`);
  }
  for (const [name, sql] of Object.entries(createStatements("postgres"))) {
    await client.query(`prepare ${name} as ${sql}`);
    const expected = indexes[name as keyof Statements];
    if (!expected) continue;
    const parameters = new Set(sql.match(/\$\d/g)).size;
    const nulls = Array<string>(parameters).fill("null").join(", ");
    const { rows } = await client.query(`explain (format json) execute ${name}(${nulls})`);
    const plan = JSON.stringify(rows);
    expect(plan).not.toContain("Seq Scan");
    expect(readMembers(plan, "Index Name"), plan).toEqual(expected);
    const firstColumn = name === "findCredential" ? /^\(\(api = / : /^\(\(tenant_id = /;
    for (const condition of readMembers(plan, "Index Cond")) expect(condition).toMatch(firstColumn);
  }
  await client.end();
  await storage.remove();
});

function readMembers(plan: string, name: string): (string | undefined)[] {
  return [...plan.matchAll(new RegExp(`"${name}":"([^"]*)"`, "g"))].map(([, value]) => value);
}
