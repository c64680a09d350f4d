/** The suite against platforms that keep their state in PostgreSQL, each in a database of its own on a real server. */
import { describe } from "vitest";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import { createDatabase, hasPostgres } from "../postgres.ts";
import { platformOptions } from "./platform-options.ts";
import type { Subject } from "./subject.ts";
import { inProcess } from "./subjects/in-process.ts";
import { onAPort } from "./subjects/on-a-port.ts";
import { conformance } from "./suite.ts";

/** Makes a subject on a new database, which goes when the subject is closed. */
async function onDatabase(start: (databaseUrl: string) => Promise<Subject>): Promise<Subject> {
  const database = await createDatabase();
  const subject = await start(database.url);
  return {
    ...subject,
    close: async () => {
      await subject.close();
      await database.drop();
    },
  };
}

describe.runIf(hasPostgres)("PostgreSQL", () => {
  conformance({
    title: "PostgreSQL, in process",
    kind: "fetch",
    start: () =>
      onDatabase(async (databaseUrl) => inProcess(createPlatform({ ...platformOptions(), databaseUrl }))),
  });

  conformance({
    title: "PostgreSQL, on a port",
    kind: "port",
    start: () => onDatabase((databaseUrl) => onAPort(createPlatform({ ...platformOptions(), databaseUrl }))),
  });
});
