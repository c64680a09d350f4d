/** Programs that Debian packages: found, or installed with apt-get. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Finds a program. If it is missing and this process is root, installs Debian's package.
 *
 * @param name name of the package
 * @param search returns the path of the program, or undefined if it is missing
 * @throws Error if it is missing and cannot be installed
 */
export async function findOrInstall(
  name: string,
  search: () => Promise<string | undefined>,
): Promise<string> {
  const found = await search();
  if (found !== undefined) return found;
  if (process.getuid?.() !== 0) throw new Error(`${name} is not installed, and only root may install it`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run("apt-get", ["update"], { env });
  await run("apt-get", ["install", "--yes", "--no-install-recommends", name], { env });
  const installed = await search();
  if (installed === undefined) throw new Error(`Debian's package ${name} has no binaries`);
  return installed;
}
