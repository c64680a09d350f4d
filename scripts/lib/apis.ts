/** The register of APIs: what `apis:` of redocly.yaml says, as paths. Nothing else in scripts/ names an API. */
import path from "node:path";
import { type Config, loadConfig } from "@redocly/openapi-core";
import { repositoryRoot } from "./repository.ts";

/** The register itself, absolute. */
export const registerFile = path.join(repositoryRoot, "redocly.yaml");

/** One API of the register. */
export interface Api {
  /** Its key under `apis:`; names its folders under openapi/ and generated/. */
  readonly name: string;
  /** The root OpenAPI document, absolute path. */
  readonly root: string;
  /** Where `generate` writes what follows from it, absolute path. */
  readonly generated: string;
}

/** The APIs in the register's order, and the Redocly configuration that lints and bundles them. */
export interface Register {
  readonly apis: readonly Api[];
  readonly config: Config;
}

/** What an API may be called: the name becomes a folder, a file, and a part of `create<Name>Client`. */
const nameForm = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const nameRule =
  "an API's name is lower-case words of letters and digits joined by hyphens, such as usage-reports.";

/**
 * Reads the register.
 *
 * @param file an absolute path of a Redocly configuration; this repository's own when left out
 * @returns what it says, with absolute paths
 * @throws when the register is missing, lists no API, or an entry is ill-named or has no `root`
 */
export async function readRegister(file: string = registerFile): Promise<Register> {
  const config = await loadConfig({ configPath: file });
  const folder = path.dirname(file);
  const apis = Object.entries(config.resolvedConfig.apis ?? {}).map(([name, entry]) => {
    if (!nameForm.test(name)) throw new Error(`${file}: apis.${name}: ${nameRule}`);
    if (!entry.root) throw new Error(`${file}: apis.${name} has no root: name its OpenAPI document there.`);
    return {
      name,
      root: path.resolve(folder, entry.root),
      generated: path.join(folder, "generated", name),
    };
  });
  if (apis.length === 0) throw new Error(`${file}: apis: is empty. Give each API an entry with a root.`);
  return { apis, config };
}
