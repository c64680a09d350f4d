import { createSqlitePlace } from "./place.ts";
import { describeLastingStore, describeStore } from "./suite.ts";

describeStore("sqlite", createSqlitePlace);
describeLastingStore("sqlite", createSqlitePlace);
