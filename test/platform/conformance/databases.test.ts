/** The conformance suite on SQLite, and its cases that depend on the store on PostgreSQL. */
import { describe } from "vitest";
import { createPlatform } from "../../../src/platform/index.ts";
import { hasPostgres } from "../postgres.ts";
import { createPostgresStorage, createSqliteStorage, type TestStorage } from "../store/test-storage.ts";
import { storeGroups } from "./cases/index.ts";
import { conformance } from "./conformance-suite.ts";
import { inProcess, platformOptions } from "./subject.ts";

const startOn = (createStorage: () => Promise<TestStorage>) => async () => {
  const { options, remove } = await createStorage();
  const subject = inProcess(createPlatform({ ...platformOptions(), ...options }));
  return { ...subject, close: () => subject.close().then(remove) };
};

conformance("SQLite, in process", startOn(createSqliteStorage));
describe.runIf(hasPostgres)("PostgreSQL", () => {
  conformance("PostgreSQL, in process", startOn(createPostgresStorage), storeGroups);
});
