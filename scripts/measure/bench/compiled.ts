/** The compiled package: the benchmark measures what users import. */
import path from "node:path";
import { repositoryRoot } from "../../lib/repository.ts";

let compilation: Promise<void> | undefined;

export function compileOnce(): Promise<void> {
  // Imported here because a process that only measures a client does not compile.
  compilation ??= import("../../package/build/compile.ts").then(({ compilePackage }) => compilePackage());
  return compilation;
}

/** The absolute path of the module of a client, and the name of its factory. */
export function compiledClient(name: string) {
  return {
    entry: path.join(repositoryRoot, "dist/src", `${name}.js`),
    factory: `create${name.charAt(0).toUpperCase()}${name.slice(1)}Client`,
  };
}
