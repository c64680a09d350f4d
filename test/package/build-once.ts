/** Builds and packs the package once for all test files of this folder, since each build replaces dist/. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { execute } from "../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { compilePackage } from "../../scripts/package/build/compile.ts";
import { installPackage } from "./install.ts";

/** The packed package, for `inject("package")`. All paths are absolute. */
export interface PackedPackage {
  /** Written by `npm pack`. */
  readonly tarball: string;
  /** Its files, relative to the package. */
  readonly files: readonly string[];
  /** A project in which it is installed, without peers. */
  readonly project: string;
  /** The package in that project. */
  readonly installed: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    package: PackedPackage;
  }
}

/** Vitest's global setup of this folder. */
export async function setup(tests: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), "dataplat-package-"));
  // Not `npm run build`, which also writes generated/ while other tests read it.
  await compilePackage();
  const pack = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const { stdout } = await execute("npm", pack, { cwd: repositoryRoot });
  const [archive] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  const tarball = path.join(folder, archive.filename);
  const project = path.join(folder, "project");
  const installed = await installPackage(tarball, project);
  const files = archive.files.map(({ path: file }) => file);
  tests.provide("package", { tarball, files, project, installed });
  return () => rm(folder, { recursive: true, force: true });
}
