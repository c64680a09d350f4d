/** The package as it is published: what users import is what is measured. */
import path from "node:path";
import { repositoryRoot } from "../lib/repository.ts";

let compilation: Promise<void> | undefined;

/** Compiles the package to dist/, once however many parts ask. */
export function compileOnce(): Promise<void> {
  // Imported only here: a sample of a client needs none of it.
  compilation ??= import("../build/compile.ts").then(({ compilePackage }) => compilePackage());
  return compilation;
}

/** What a part must know of an API's compiled client. */
export interface CompiledClient {
  /** The entry's JavaScript, absolute path. */
  readonly entry: string;
  /** The entry's declarations, absolute path. */
  readonly declarations: string;
  /** The generated types that the client and others are made of, absolute path. */
  readonly types: string;
  /** What makes a client. */
  readonly factory: string;
}

/**
 * Finds an API's compiled client by the names that bindings follow.
 *
 * @param name the API's name in the register
 */
export function compiledClient(name: string): CompiledClient {
  const base = path.join(repositoryRoot, "dist/src", name);
  return {
    entry: `${base}.js`,
    declarations: `${base}.d.ts`,
    types: path.join(repositoryRoot, "dist/generated", name, "types.d.ts"),
    factory: `create${name.charAt(0).toUpperCase()}${name.slice(1)}Client`,
  };
}
