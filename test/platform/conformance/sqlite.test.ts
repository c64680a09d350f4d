/** The suite against platforms that keep their state in an SQLite file. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import { platformOptions } from "./platform-options.ts";
import type { Subject } from "./subject.ts";
import { inProcess } from "./subjects/in-process.ts";
import { onAPort } from "./subjects/on-a-port.ts";
import { conformance } from "./suite.ts";

/** Makes a subject on a new file, which goes when the subject is closed. */
async function onFile(start: (data: string) => Promise<Subject>): Promise<Subject> {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-conformance-"));
  const subject = await start(path.join(folder, "platform.db"));
  return {
    ...subject,
    close: async () => {
      await subject.close();
      await rm(folder, { recursive: true });
    },
  };
}

conformance({
  title: "SQLite, in process",
  kind: "fetch",
  start: () => onFile(async (data) => inProcess(createPlatform({ ...platformOptions(), data }))),
});

conformance({
  title: "SQLite, on a port",
  kind: "port",
  start: () => onFile((data) => onAPort(createPlatform({ ...platformOptions(), data }))),
});
