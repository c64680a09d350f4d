/** Checksums of a release, and of the record of the last one: `openapi/released/` and `api-report/released/`. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { messageOf } from "./message-of.ts";

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
 * Compares files with their checksums.
 *
 * @param folder absolute path
 * @param sums path of the checksums in the folder
 * @param writer what wrote the files, for the message
 * @returns the names of the files
 * @throws if one is missing or was changed
 */
export async function checkSums(folder: string, sums: string, writer: string): Promise<readonly string[]> {
  const text = await readFile(path.join(folder, sums), "utf8").catch(() => "");
  return Promise.all(
    text
      .trimEnd()
      .split("\n")
      .map(async (line) => {
        const name = /^[0-9a-f]{64} {2}(.+)$/.exec(line)?.[1] ?? sums;
        const current = await checksumLine(folder, name).catch(() => undefined);
        if (current === undefined) throw new Error(`${name} is missing.`);
        if (current !== `${line}\n`) throw new Error(`${name} is not as ${writer} wrote it.`);
        return name;
      }),
  );
}

/**
 * Checks that the files are as the last release wrote them: a comparison with others would miss what changed.
 *
 * @param root root folder of the repository, absolute path
 * @throws if one is missing or was changed
 */
export async function checkReleaseRecord(root: string): Promise<void> {
  await checkSums(root, releaseSums, "the last release").catch((error: unknown) => {
    throw new Error(`${messageOf(error)} Restore it from git: only a release changes it.`);
  });
}
