/** Temporary folders of tests. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";

/** Creates a folder. `onEnd`: when it is removed; with `afterAll` after the tests of the file, or of the `describe` that calls this. */
export function createFolder(onEnd: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(path.join(tmpdir(), "dataplat-"));
  onEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
