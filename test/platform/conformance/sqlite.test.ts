/** The conformance suite on SQLite. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import { platformOptions } from "./platform-options.ts";
import { inProcess } from "./subjects/in-process.ts";
import { conformance } from "./suite.ts";

conformance({
  title: "SQLite, in process",
  kind: "fetch",
  start: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), "dataplat-conformance-"));
    const data = path.join(folder, "platform.db");
    const subject = inProcess(createPlatform({ ...platformOptions(), data }));
    return {
      ...subject,
      close: async () => {
        await subject.close();
        await rm(folder, { recursive: true });
      },
    };
  },
});
