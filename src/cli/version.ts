import { createRequire } from "node:module";

/** Reads the version of this package, as in `1.2.3`. */
export function readVersion(): string {
  // By the package's name, since sources and compiled files are in different folders.
  const manifest: unknown = createRequire(import.meta.url)("dataplat/package.json");
  return String(Object(manifest).version);
}
