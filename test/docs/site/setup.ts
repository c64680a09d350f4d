/**
 * Builds the docs site for all test files of this folder: for `/` and, in `npm run test:docs`, for a sub-path as well. Tests of other folders
 * run meanwhile; those of this one await `builtDocs`.
 */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { execute } from "../../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../../scripts/lib/repository.ts";
import { findOrSkip, isThorough } from "../../find-or-skip.ts";

export interface BuiltDocs {
  /** Path below which it must be served, such as `/sub/path/`. */
  readonly base: string;
  /** Address of its host, if the build was told. */
  readonly site?: string;
  /** Its files, absolute path. */
  readonly folder: string;
}

/** The sites, which `builtDocs` waits for. */
export interface DocsFolders {
  /** The site for `/`. */
  readonly root: BuiltDocs;
  /** Sites for other base paths; none in `npm test`, which must be fast. */
  readonly subPaths: readonly BuiltDocs[];
  /** File with the reason if the build fails. */
  readonly failure: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    docsFolders: DocsFolders;
    /** Whether tests can open pages in Chromium. */
    hasChromium: boolean;
  }
}

const buildScript = fileURLToPath(new URL("build.ts", import.meta.url));

/** Vitest's global setup of this folder. */
export async function setup(tests: TestProject): Promise<() => Promise<void>> {
  // Once, before the tests that start it.
  const chromium = isThorough ? await findOrSkip("chromium") : undefined;
  tests.provide("hasChromium", chromium !== undefined);
  // Below the repository, because the build imports packages from its output folder.
  const dist = path.join(repositoryRoot, "dist");
  await mkdir(dist, { recursive: true });
  const folder = await mkdtemp(path.join(dist, "docs-test-"));
  const root = { folder: path.join(folder, "root"), base: "/" };
  const subPaths = isThorough
    ? [{ folder: path.join(folder, "sub-path"), base: "/sub/path/", site: "https://docs.example.com" }]
    : [];
  const failure = path.join(folder, "failure.txt");
  tests.provide("docsFolders", { root, subPaths, failure });
  const ended = new AbortController();
  const building = build([root, ...subPaths], ended.signal).catch((error) =>
    writeFile(failure, String(error)),
  );
  return async () => {
    ended.abort();
    await building;
    await rm(folder, { recursive: true, force: true });
  };
}

async function build(sites: readonly BuiltDocs[], signal: AbortSignal): Promise<void> {
  // Astro builds for production only if NODE_ENV does not say otherwise.
  const { NODE_ENV: _, ...env } = process.env;
  const args = sites.flatMap(({ folder, base, site = "" }) => [folder, base, site]);
  await execute(process.execPath, [buildScript, ...args], { cwd: repositoryRoot, env, signal });
}
