/** The cases of the conformance suite that depend on the store, on PostgreSQL. */
import { describe } from "vitest";
import { createPlatform } from "../../../src/platform/index.ts";
import { createDatabase, hasPostgres } from "../postgres.ts";
import { storeGroups } from "./cases/index.ts";
import { conformance } from "./conformance-suite.ts";
import { platformOptions } from "./platform-options.ts";
import { inProcess } from "./subject.ts";

async function start() {
  const database = await createDatabase();
  const subject = inProcess(createPlatform({ ...platformOptions(), databaseUrl: database.url }));
  const close = async () => {
    await subject.close();
    await database.drop();
  };
  return { ...subject, close };
}

describe.runIf(hasPostgres)("PostgreSQL", () => {
  conformance("PostgreSQL, in process", start, storeGroups);
});
