/** An empty project that has the package as a user would get it: built, packed, and installed from the tarball. */

import { rmSync } from "node:fs";
import { cp, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { build } from "esbuild";
import { compilePackage } from "../build/compile.ts";
import { messageOf } from "../lib/message-of.ts";
import { repositoryRoot } from "../lib/repository.ts";
import { run } from "./process.ts";

/** Milliseconds for npm to pack, and to install two small packages. */
const npmLimitMs = 120_000;

/** The project's folder, with the smoke program beside the installed package. */
export interface Project {
  readonly folder: string;
}

/**
 * Packs the package and installs it.
 *
 * @returns the project; it is removed when this process ends, however it does
 * @throws when it does not compile, or npm fails
 */
export async function createProject(): Promise<Project> {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-runtimes-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  await compilePackage();
  const packed = await npm(repositoryRoot, ["pack", "--ignore-scripts", "--pack-destination", folder]);
  const archive = packed.trim().split("\n").at(-1) ?? "";
  await writeFile(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  await npm(folder, ["install", "--ignore-scripts", "--no-audit", "--prefer-offline", `./${archive}`]);
  await cp(path.join(import.meta.dirname, "smoke"), folder, { recursive: true });
  return { folder };
}

async function npm(cwd: string, args: readonly string[]): Promise<string> {
  try {
    return await run({ file: "npm", args, cwd, env: process.env, limitMs: npmLimitMs });
  } catch (error) {
    throw new Error(`npm ${args[0]} ${messageOf(error)}`);
  }
}

/**
 * Bundles one of the project's files, with the installed package, as a user of a runtime without node_modules does.
 *
 * @param project the project
 * @param file a file of the smoke program
 * @param conditions what `exports` of a package is asked for
 * @returns the code of one module
 */
export async function bundle(project: Project, file: string, conditions: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: project.folder,
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    // Neither Node's modules nor its globals: an import of one fails here.
    platform: "neutral",
    conditions: [...conditions],
    logLevel: "silent",
  });
  // One entry point and no splitting make one file.
  return outputFiles[0]?.text ?? "";
}
