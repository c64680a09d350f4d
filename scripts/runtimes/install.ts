/** Installs what a plain clone lacks: the runtimes from npm, which have a package of their own here, and Debian's Chromium. */

import { createHash } from "node:crypto";
import { access, constants, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { messageOf } from "../lib/message-of.ts";
import { run } from "./process.ts";

/** Something that was looked for: where it is, or why it is not there and what to do. */
export type Found = { readonly file: string } | { readonly missing: string };

const folder = import.meta.dirname;
const modules = path.join(folder, "node_modules");
/** Milliseconds; some hundred megabytes over a slow line. */
const installLimitMs = 600_000;

let npmRuntimes: Promise<string | undefined> | undefined;

/**
 * Finds a file of the runtimes' own package, and installs that package when it is not there or out of date.
 *
 * @param name a package of it, as package.json here names it
 * @param file path within the package
 */
export async function findInstalled(name: string, file: string): Promise<Found> {
  npmRuntimes ??= installRuntimes();
  const problem = await npmRuntimes;
  if (problem !== undefined) return { missing: problem };
  const found = path.join(modules, name, file);
  if (await isThere(found, constants.R_OK)) return { file: found };
  // npm leaves out an optional package that is for another system, and says nothing.
  const reason = `npm installed no ${name}, which may not be made for ${process.platform}-${process.arch}`;
  return { missing: `${reason}; if it is, remove scripts/runtimes/node_modules and try again` };
}

/** Runs `npm ci` here unless the lockfile's packages are installed. @returns why that failed, if it did */
async function installRuntimes(): Promise<string | undefined> {
  const lockfile = await readFile(path.join(folder, "package-lock.json"));
  const digest = createHash("sha256").update(lockfile).digest("hex");
  // Written last: an installation that was interrupted is made again.
  const marker = path.join(modules, ".installed");
  if ((await readFile(marker, "utf8").catch(() => "")) === digest) return undefined;
  console.log("Installing the runtimes from npm into scripts/runtimes/node_modules (1 GB) ...");
  try {
    const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--include=optional"];
    await run({ file: "npm", args, cwd: folder, env: process.env, limitMs: installLimitMs });
    await writeFile(marker, digest);
    return undefined;
  } catch (error) {
    return `npm ci in scripts/runtimes ${messageOf(error)}`;
  }
}

/** Finds Chromium on the PATH; as root on Debian it is installed when it is not there. */
export async function findChromium(): Promise<Found> {
  const found = await which("chromium");
  if (found) return { file: found };
  const advice = "install Debian's package: apt-get install chromium";
  if (process.getuid?.() !== 0 || !(await which("apt-get")))
    return { missing: `no chromium here; ${advice}` };
  console.log("Installing chromium with apt-get ...");
  try {
    await aptGet(["update"]);
    await aptGet(["install", "--yes", "--no-install-recommends", "chromium"]);
  } catch (error) {
    return { missing: `apt-get ${messageOf(error)}` };
  }
  const installed = await which("chromium");
  return installed ? { file: installed } : { missing: `apt-get has installed no chromium; ${advice}` };
}

async function aptGet(args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run({ file: "apt-get", args, cwd: folder, env, limitMs: installLimitMs });
}

async function which(command: string): Promise<string | undefined> {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter(Boolean);
  for (const candidate of folders.map((entry) => path.join(entry, command))) {
    if (await isThere(candidate, constants.X_OK)) return candidate;
  }
  return undefined;
}

async function isThere(file: string, mode: number): Promise<boolean> {
  return access(file, mode).then(
    () => true,
    () => false,
  );
}
