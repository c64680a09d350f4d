/** The docs that `dataplat serve` serves. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The docs of this package. */
export interface PackageDocs {
  /** Absolute path of their folder. */
  readonly folder: string;
  /** Whether they are built, and for the base path `/`. */
  readonly isBuilt: boolean;
}

/** Finds the docs of this package, which may be without. */
export function findDocs(): PackageDocs {
  // By the package's name, since sources and compiled files are in different folders.
  const manifest = createRequire(import.meta.url).resolve("dataplat/package.json");
  const folder = path.join(path.dirname(manifest), "dist", "docs");
  return { folder, isBuilt: isBuiltForRoot(folder) };
}

/** Pages that were built for another base path load nothing at `/`. The published package has compressed files, always for `/`. */
function isBuiltForRoot(folder: string): boolean {
  const page = path.join(folder, "index.html");
  if (!existsSync(page)) return existsSync(`${page}.gz`);
  return !/"\/[^"]+\/_astro\//.test(readFileSync(page, "utf8"));
}

/**
 * Formats the line with the address of the docs.
 *
 * @param url address of the platform, without a trailing slash
 */
export function formatDocsAddress(url: string): string {
  return `Docs and sandbox: ${url}/`;
}
