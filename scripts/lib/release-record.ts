/** The record of the last release: `openapi/released/`, `api-report/released/`, and the checksums of their files. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";

/** The checksums, in the format of `sha256sum`; relative to the root of the repository, as the paths in it. */
export const releaseSums = "api-report/released/SHA256SUMS";

/**
 * Returns the line of a file that `sha256sum --check` reads.
 *
 * @param folder absolute path
 * @param name path of the file in the folder
 */
export async function checksumLine(folder: string, name: string): Promise<string> {
  const digest = createHash("sha256").update(await readFile(path.join(folder, name)));
  return `${digest.digest("hex")}  ${name}\n`;
}

/**
 * Checks that the files are as the last release wrote them: a comparison with others would miss what changed.
 *
 * @param root root folder of the repository, absolute path
 * @throws if one is missing or was changed
 */
export async function checkReleaseRecord(root: string): Promise<void> {
  const sums = await readFile(path.join(root, releaseSums), "utf8").catch(() => "");
  const checked = await Promise.all(
    sums
      .trimEnd()
      .split("\n")
      .map(async (line) => {
        const name = /^[0-9a-f]{64} {2}(.+)$/.exec(line)?.[1] ?? releaseSums;
        const current = await checksumLine(root, name).catch(() => undefined);
        if (current === `${line}\n`) return [];
        return [`${name} ${current === undefined ? "is missing" : "is not as the last release wrote it"}`];
      }),
  );
  const [problem] = checked.flat();
  if (problem) throw new Error(`${problem}. Restore it from git: only a release changes it.`);
}
