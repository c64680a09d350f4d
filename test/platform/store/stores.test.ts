import { describe } from "vitest";
import { hasPostgres } from "../postgres.ts";
import { describeSharing } from "./cases/sharing.ts";
import { describeStore } from "./store-suite.ts";
import { createMemoryStorage, createPostgresStorage, createSqliteStorage } from "./test-storage.ts";

describeStore("memory", createMemoryStorage);

describeStore("sqlite", createSqliteStorage);

describe.runIf(hasPostgres)("On a real PostgreSQL server", () => {
  describeStore("postgres", createPostgresStorage);
  describeSharing("on the server", createPostgresStorage);
});
