import { describe } from "vitest";
import { hasPostgres } from "../postgres.ts";
import { describeSharing } from "./cases/sharing.ts";
import { createMemoryPlace, createPostgresPlace, createSqlitePlace } from "./place.ts";
import { describeStore } from "./store-suite.ts";

describeStore("memory", createMemoryPlace);

describeStore("sqlite", createSqlitePlace);

describe.runIf(hasPostgres)("On a real PostgreSQL server", () => {
  describeStore("postgres", createPostgresPlace);
  describeSharing("on the server", createPostgresPlace);
});
