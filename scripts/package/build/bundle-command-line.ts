/** Bundles the command line to dist/src/cli/: one file with what every command needs and a file per command, with the packages that it needs and their licences. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { upperCamelCase } from "../../../src/samples/camel-case.ts";
import { repositoryRoot } from "../../lib/repository.ts";
import { packageFolder, printLicenses } from "./licenses.ts";

const source = path.join(repositoryRoot, "src", "cli");
const platform = path.join(repositoryRoot, "src", "platform");

/** Folder of the bundle, absolute path. */
const folder = path.join(repositoryRoot, "dist", "src", "cli");

/** The platform is in the package already, for those who import it. All files of the bundle are in one folder, so one path fits all. */
const importPlatform: Plugin = {
  name: "import-platform",
  setup({ onResolve }) {
    onResolve({ filter: /^\..*\.ts$/ }, ({ path: imported, resolveDir }) => {
      const file = path.resolve(resolveDir, imported);
      if (!file.startsWith(platform + path.sep)) return undefined;
      const compiled = path.relative(source, file).replace(/\.ts$/, ".js");
      return { path: compiled.replaceAll(path.sep, "/"), external: true };
    });
  },
};

/**
 * Everything that `dataplat.ts` imports is in memory before anything is imported lazily. esbuild does not know that, and would write a file for each
 * set of lazy imports that share a module: about forty for one command, of a millisecond each. With the same imports everywhere, all of
 * it is one file. The core of the clients is another one, with the styles that only some APIs use, since completion reads the models of
 * commands alone.
 */
const shareStart: Plugin = {
  name: "share-start",
  setup({ onResolve, onLoad }) {
    const start = JSON.stringify(path.join(source, "main.ts"));
    onResolve({ filter: /^\./ }, ({ path: imported, kind, importer, resolveDir, namespace }) => {
      const isLazy = kind === "dynamic-import" && namespace === "file" && importer.endsWith(".ts");
      return isLazy ? { path: path.resolve(resolveDir, imported), namespace: "lazy" } : undefined;
    });
    const core = JSON.stringify(path.join(repositoryRoot, "src", "client", "create-client.ts"));
    const styles = JSON.stringify(path.join(repositoryRoot, "src", "contract", "write-form.ts"));
    onLoad({ filter: /.*/, namespace: "lazy" }, ({ path: file }) => {
      const [, name, module] = /[\\/]generated[\\/]([^\\/]+)[\\/](client|commands)\.ts$/.exec(file) ?? [];
      const shared =
        module === "commands"
          ? ""
          : `export { createClient } from ${core};\nexport { writeForm } from ${styles};\n`;
      // The client by path is not used: it has openapi-fetch.
      const used = module === "client" && name ? `{ operations, create${upperCamelCase(name)}Client }` : "*";
      const contents = `export { main } from ${start};\n${shared}export ${used} from ${JSON.stringify(file)};\n`;
      return { contents, resolveDir: source };
    });
  },
};

/** The MCP SDK contains a copy of Ajv, as its default validator. The tools are validated by the client instead. */
const leaveOutAjv: Plugin = {
  name: "leave-out-ajv",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^@modelcontextprotocol\/server\/_shims$/ }, () => ({
      path: "shims",
      namespace: "leave-out-ajv",
    }));
    onLoad({ filter: /.*/, namespace: "leave-out-ajv" }, () => ({
      contents:
        'export { default as process } from "node:process";\nexport class DefaultJsonSchemaValidator {}\n',
    }));
  },
};

/** The commands of a large API are a megabyte of data, which `JSON.parse` reads in half the time of a literal: a shell waits for its completion. */
const parseCommands: Plugin = {
  name: "parse-commands",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]generated[\\/][^\\/]+[\\/]commands\.ts$/ }, async ({ path: file }) => {
      const { commands }: { readonly commands: unknown } = await import(pathToFileURL(file).href);
      const json = JSON.stringify(JSON.stringify(commands));
      return { contents: `export const commands = JSON.parse(${json});\n` };
    });
  },
};

/** Bundles the command line. The package must be compiled already. Throws if a bundled package has no licence. */
export async function bundleCommandLine(): Promise<void> {
  const folders = await buildCommandLine(true);
  // esbuild's legal comments are not the licences.
  const text = await printLicenses("the command line of dataplat", folders);
  await writeFile(path.join(folder, "LICENSES.txt"), text);
}

/** Builds the command line. `write`: whether its files are written. Returns the folders of the packages in it, absolute paths. */
export async function buildCommandLine(write: boolean): Promise<readonly string[]> {
  const { metafile } = await build({
    entryPoints: [path.join(source, "dataplat.ts")],
    outdir: folder,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.19",
    // Not minified: errors and `DEBUG` show readable code.
    legalComments: "none",
    // Installed with the package, or a peer.
    external: ["yaml", "pg"],
    plugins: [importPlatform, shareStart, leaveOutAjv, parseCommands],
    metafile: true,
    write,
    logLevel: "error",
    absWorkingDir: repositoryRoot,
  });
  const modules = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs));
  const packages = modules.flatMap((module) => packageFolder(module) ?? []);
  return packages.map((name) => path.join(repositoryRoot, name));
}
