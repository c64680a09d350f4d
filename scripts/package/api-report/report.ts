/** The API report of a package: one file per typed entry, except for the APIs that were brought, whose surface follows from their documents. */
import path from "node:path";
import ts from "typescript";
import { readRegister } from "../../lib/apis.ts";
import { readTypedEntries } from "./entries.ts";
import { printReport } from "./print.ts";
import { readSurface } from "./surface.ts";

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  module: ts.ModuleKind.NodeNext,
  types: [],
  noEmit: true,
};

/**
 * Reports the public surface of a compiled package, by file name. `folder`: folder of its package.json, absolute path. Throws if the
 * declarations of an entry are missing.
 */
export async function reportApi(folder: string): Promise<ReadonlyMap<string, string>> {
  const brought = (await readRegister()).apis.filter(({ unsupported }) => unsupported === "skip");
  const entries = (await readTypedEntries(folder)).filter(
    ({ specifier }) => !brought.some(({ name }) => specifier.endsWith(`/${name}`)),
  );
  // The programs share their files.
  const host = ts.createCompilerHost(options);
  const readFile = host.getSourceFile;
  const files = new Map<string, ts.SourceFile | undefined>();
  host.getSourceFile = (file, ...rest) => {
    if (!files.has(file)) files.set(file, readFile(file, ...rest));
    return files.get(file);
  };
  const reports = entries.map(({ specifier, types }) => {
    // One program per entry, because the order of union members depends on everything that the program has checked.
    const program = ts.createProgram([types], options, host);
    const entry = program.getSourceFile(types);
    if (!entry) throw new Error(`${types} does not exist. Build the package first: npm run build.`);
    const isOwn = (file: ts.SourceFile): boolean => {
      const inside = path.relative(folder, file.fileName);
      return !inside.startsWith("..") && !inside.split(path.sep).includes("node_modules");
    };
    const reader = { checker: program.getTypeChecker(), isOwn };
    const text = printReport(reader, specifier, readSurface(reader, entry));
    return [`${specifier.replaceAll("/", "-")}.md`, text] as const;
  });
  return new Map(reports);
}
