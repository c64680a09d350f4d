/** Compiles the package to dist/ if it is older than the sources, so that `dataplat/management` can be imported in the repository. */
import path from "node:path";
import { repositoryRoot } from "../../lib/repository.ts";
import { isStale } from "./is-stale.ts";

/** Compiles the package if needed. Its message goes to stderr, since the first line on stdout is the address. */
export async function compileIfStale(): Promise<void> {
  const compiled = path.join(repositoryRoot, "dist/src/management.js");
  // The docs are not compiled, and their build writes below their folder.
  if (!(await isStale(compiled, ["src/*.ts", "src/!(docs)/**", "generated/**"]))) return;
  console.error("Compiling the package to dist/, which takes a few seconds.");
  const { compilePackage } = await import("../build/compile.ts");
  await compilePackage();
}
