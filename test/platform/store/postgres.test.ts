import { describe } from "vitest";
import { hasPostgres } from "../postgres.ts";
import { describeLastingStore } from "./cases/lasting.ts";
import { createPostgresPlace } from "./place.ts";
import { describeStore } from "./suite.ts";

describe.runIf(hasPostgres)("On a real PostgreSQL server", () => {
  describeStore("postgres", createPostgresPlace);
  describeLastingStore("postgres", createPostgresPlace);
});
