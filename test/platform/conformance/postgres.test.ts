/** The conformance suite on PostgreSQL. */
import { describe } from "vitest";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import { createDatabase, hasPostgres } from "../postgres.ts";
import { platformOptions } from "./platform-options.ts";
import { onAPort } from "./subjects/on-a-port.ts";
import { conformance } from "./suite.ts";

describe.runIf(hasPostgres)("PostgreSQL", () => {
  conformance({
    title: "PostgreSQL, on a port",
    kind: "port",
    start: async () => {
      const database = await createDatabase();
      const subject = await onAPort(createPlatform({ ...platformOptions(), databaseUrl: database.url }));
      return {
        ...subject,
        close: async () => {
          await subject.close();
          await database.drop();
        },
      };
    },
  });
});
