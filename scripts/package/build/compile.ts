/** Compiles src/, and the generated modules that it imports, to dist/ with declarations; bundles src/cli/. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { readRegister } from "../../lib/apis.ts";
import { repositoryRoot } from "../../lib/repository.ts";
import { platformFolder } from "../../pipeline/generate/platform.ts";
import { bundleCommandLine } from "./bundle-command-line.ts";
import { printLicenses } from "./licenses.ts";

/** Generated JavaScript modules of each API. */
const apiModules = ["requests", "responses"];

const compiled = ["src", "generated"].map((folder) => path.join(repositoryRoot, "dist", folder));

/** Runs the TypeScript compiler, which prints its messages to the terminal. */
async function runCompiler(): Promise<void> {
  const compiler = path.join(repositoryRoot, "node_modules/typescript-7/bin/tsc");
  const child = spawn(process.execPath, [compiler, "-p", path.join(repositoryRoot, "tsconfig.build.json")], {
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error("TypeScript does not compile: see its messages above.");
}

/** Replaces the extension `.ts` of imports in declarations. TypeScript rewrites only the imports of JavaScript. */
async function rewriteDeclarations(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const declarations = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".d.ts"));
  await Promise.all(
    declarations.map(async ({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      const source = await readFile(file, "utf8");
      await writeFile(file, source.replaceAll(/((?:from|import) ?\(?"\.[^"]*)\.ts"/g, '$1.js"'));
    }),
  );
}

/** Copies the generated JavaScript and its declarations, which TypeScript does not copy. */
async function copyJavaScript(): Promise<void> {
  const { apis } = await readRegister();
  const modules = [
    ...apis.flatMap(({ generated }) => apiModules.map((module) => path.join(generated, module))),
    path.join(platformFolder.generated, "seed-validator"),
  ];
  const files = modules.flatMap((module) => [`${module}.js`, `${module}.d.ts`]);
  await Promise.all(
    files.map((file) => cp(file, path.join(repositoryRoot, "dist", path.relative(repositoryRoot, file)))),
  );
}

/** Bundles the ES modules of `yaml` for seeds: see `src/platform/seed/yaml.ts`. */
async function bundleYaml(): Promise<void> {
  const folder = path.join(repositoryRoot, "dist", "src", "platform", "seed");
  await build({
    entryPoints: [path.join(repositoryRoot, "src/platform/seed/yaml.ts")],
    outfile: path.join(folder, "yaml.js"),
    allowOverwrite: true,
    bundle: true,
    format: "esm",
    // Not "node", which is a condition of the exports of `yaml`.
    platform: "neutral",
    legalComments: "none",
    logLevel: "error",
  });
  const text = await printLicenses("the seeds of dataplat", [path.join(repositoryRoot, "node_modules/yaml")]);
  await writeFile(path.join(folder, "LICENSES.txt"), text);
}

/**
 * Compiles the package, and bundles the command line. Deletes an earlier compilation, but not `dist/docs`, which `npm run docs` writes.
 * Throws if TypeScript reports an error, or a bundled package has no licence.
 */
export async function compilePackage(): Promise<void> {
  await Promise.all(compiled.map((folder) => rm(folder, { recursive: true, force: true })));
  await runCompiler();
  await copyJavaScript();
  await Promise.all([...compiled.map(rewriteDeclarations), bundleYaml(), bundleCommandLine()]);
}
