/** What the client is compared with: packages of scripts/bench/package.json, installed there when they are first needed. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

/** Where the packages are, absolute path. */
export const peersFolder = import.meta.dirname;

/** Packages by name, in the versions that the lockfile names. */
export type Versions = Readonly<Record<string, string>>;

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}

/**
 * Reads which packages are wanted.
 *
 * @returns exact versions by name
 */
export async function wantedPeers(): Promise<Versions> {
  // This repository's own file, of the form that npm documents.
  const { dependencies } = (await readJson(path.join(peersFolder, "package.json"))) as {
    dependencies: Versions;
  };
  return dependencies;
}

async function isInstalled(name: string, version: string): Promise<boolean> {
  try {
    const manifest = await readJson(path.join(peersFolder, "node_modules", name, "package.json"));
    return (
      typeof manifest === "object" &&
      manifest !== null &&
      Object.entries(manifest).some(([key, value]) => key === "version" && value === version)
    );
  } catch {
    return false;
  }
}

/**
 * Installs what is missing, or is there in another version.
 *
 * @returns the versions that are there now
 * @throws when npm fails, with what it says
 */
export async function installPeers(): Promise<Versions> {
  const wanted = await wantedPeers();
  const present = await Promise.all(Object.entries(wanted).map((entry) => isInstalled(...entry)));
  if (present.includes(false)) {
    console.log("Installing what the client is compared with, into scripts/bench/node_modules ...\n");
    const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    await promisify(execFile)("npm", args, { cwd: peersFolder });
  }
  return wanted;
}

/**
 * Imports one of the packages. By a name that is no literal, since type checks run without them.
 *
 * @param name the package's name
 * @returns its exports, without types
 */
export async function importPeer(name: string): Promise<Readonly<Record<string, unknown>>> {
  return import(name);
}
