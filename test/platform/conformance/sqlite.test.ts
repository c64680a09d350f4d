/** The conformance suite on SQLite. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createPlatform } from "../../../src/platform/index.ts";
import { conformance } from "./conformance-suite.ts";
import { platformOptions } from "./platform-options.ts";
import { inProcess } from "./subject.ts";

conformance("SQLite, in process", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-conformance-"));
  const subject = inProcess(createPlatform({ ...platformOptions(), data: path.join(folder, "platform.db") }));
  const close = async () => {
    await subject.close();
    await rm(folder, { recursive: true });
  };
  return { ...subject, close };
});
