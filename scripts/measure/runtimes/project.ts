import { rmSync } from "node:fs";
import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { installPackedPackage } from "../../lib/packed-package.ts";
import { compilePackage } from "../../package/build/compile.ts";

/** Creates a project with the packed package and the smoke program, until this process exits. Returns its folder, absolute path. */
export async function createProject(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-runtimes-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  await compilePackage();
  await installPackedPackage(folder);
  await cp(path.join(import.meta.dirname, "smoke"), folder, { recursive: true });
  return folder;
}

/**
 * Bundles a file of the project with the installed package, for runtimes without node_modules. `condition`: condition of package exports.
 */
export async function bundle(project: string, file: string, condition: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: project,
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    // An import of a Node.js module fails.
    platform: "neutral",
    conditions: [condition],
    logLevel: "silent",
  });
  return outputFiles.map(({ text }) => text).join("");
}
