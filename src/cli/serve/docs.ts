/** The docs that `dataplat serve` serves. */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The docs of this package. */
export interface PackageDocs {
  /** Absolute path of their folder. */
  readonly folder: string;
  readonly isBuilt: boolean;
}

/** Finds the docs of this package, which may be without. */
export function findDocs(): PackageDocs {
  // By the package's name, since sources and compiled files are in different folders.
  const manifest = createRequire(import.meta.url).resolve("dataplat/package.json");
  const folder = path.join(path.dirname(manifest), "dist", "docs");
  // The published package has compressed files.
  const isBuilt = ["index.html", "index.html.gz"].some((name) => existsSync(path.join(folder, name)));
  return { folder, isBuilt };
}

/**
 * Formats the line with the address of the docs.
 *
 * @param url address of the platform, without a trailing slash
 */
export function formatDocsAddress(url: string): string {
  return `Docs and sandbox: ${url}/`;
}
