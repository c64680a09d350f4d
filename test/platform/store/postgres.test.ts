import { describe } from "vitest";
import { hasPostgres } from "../postgres.ts";
import { createPostgresPlace } from "./place.ts";
import { describeLastingStore, describeStore } from "./suite.ts";

describe.runIf(hasPostgres)("On a real PostgreSQL server", () => {
  describeStore("postgres", createPostgresPlace);
  describeLastingStore("postgres", createPostgresPlace);
});
