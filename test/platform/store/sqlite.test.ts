import { describeLastingStore } from "./cases/lasting.ts";
import { createSqlitePlace } from "./place.ts";
import { describeStore } from "./suite.ts";

describeStore("sqlite", createSqlitePlace);
describeLastingStore("sqlite", createSqlitePlace);
