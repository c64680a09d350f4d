/** The package's version, from its own package.json, which lies above both the sources and what is compiled of them. */
import { createRequire } from "node:module";

/** @returns as in `1.2.3` */
export function readVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)("dataplat/package.json");
  return typeof manifest === "object" && manifest && "version" in manifest
    ? String(manifest.version)
    : "unknown";
}
