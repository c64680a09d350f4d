/** The register of APIs: `apis:` of redocly.yaml, with absolute paths. No other script names an API. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { Script } from "node:vm";
import { parse } from "yaml";
import { builtinCommandNames } from "../../src/contract/flag-name.ts";
import { errorMessage } from "../../src/contract/read-error.ts";
import { lowerCamelCase, upperCamelCase } from "../../src/samples/camel-case.ts";
import { repositoryRoot } from "./repository.ts";

/** The register, absolute path. */
export const registerFile = path.join(repositoryRoot, "redocly.yaml");

export interface Api {
  /** Its key under `apis:`, which is also the name of its folders in openapi/ and generated/. */
  readonly name: string;
  /** The root OpenAPI document, absolute path. */
  readonly root: string;
  /** Output folder of `generate`, absolute path. */
  readonly generated: string;
  /** Whether an operation that cannot be carried stops `lint` and `generate`, or is left out and listed. */
  readonly unsupported: "stop" | "skip";
}

export interface Register {
  /** Its file, which is also the configuration of Redocly; absolute path. */
  readonly file: string;
  /** The APIs in the order of the file. */
  readonly apis: readonly Api[];
}

/** The part of the file that is read here. Redocly validates all of it. */
interface RegisterFile {
  readonly apis?: Readonly<Record<string, ApiEntry | null>>;
}

/** Redocly accepts members of its own here, and extensions. */
interface ApiEntry {
  readonly root?: string;
  readonly "x-unsupported"?: unknown;
}

/** Names of the types that the client of an API exports, which its schemas must not have. */
export function clientTypes(api: string): readonly string[] {
  const name = upperCamelCase(api);
  return [`${name}Client`, `${name}ClientOptions`, `${name}FetchOptions`, "AccessTokenFunction"];
}

const nameRule =
  "the name must be words of lower-case letters and digits, joined by hyphens, such as usage-reports, and not a reserved word of JavaScript, a command of dataplat, or cli, platform or released.";

/** Commands, and folders of generated/ and openapi/ that belong to no API. */
const reservedNames: readonly string[] = [...builtinCommandNames, "cli", "platform", "released"];

/** Whether a name can be that of an API: it is used for a folder, a file, `create<Name>Client`, and a variable in samples. */
function isApiName(name: string): boolean {
  if (reservedNames.includes(name)) return false;
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && isIdentifier(lowerCamelCase(name));
}

/** Compiles a declaration, and does not run it. `await` is reserved in modules and async functions alone. */
function isIdentifier(name: string): boolean {
  try {
    new Script(`"use strict"; async () => { const ${name} = 0; }`);
    return true;
  } catch {
    return false;
  }
}

/** @throws if a name cannot be that of an API */
export function checkApiName(name: string): void {
  if (!isApiName(name)) throw new Error(`${name}: ${nameRule}`);
}

/**
 * Reads the register. `file`: absolute path of a Redocly configuration; that of the repository by default. Throws if the register is
 * missing, empty or not YAML, or if an entry has an invalid name, no `root` or an unknown `x-unsupported`.
 */
export async function readRegister(file: string = registerFile): Promise<Register> {
  const content = await readContent(file);
  const folder = path.dirname(file);
  const apis = Object.entries(content?.apis ?? {}).map(([name, entry]) => {
    if (!isApiName(name)) throw new Error(`${file}: apis.${name}: ${nameRule}`);
    if (!entry?.root)
      throw new Error(`${file}: apis.${name} has no root. Set it to the path of its OpenAPI document.`);
    const unsupported = entry["x-unsupported"] ?? "stop";
    if (unsupported !== "stop" && unsupported !== "skip")
      throw new Error(`${file}: apis.${name}.x-unsupported must be stop (the default) or skip.`);
    const generated = path.join(folder, "generated", name);
    return { name, root: path.resolve(folder, entry.root), generated, unsupported } as const;
  });
  if (apis.length === 0) throw new Error(`${file}: apis: is empty. Add an entry with a root for each API.`);
  return { file, apis };
}

async function readContent(file: string): Promise<RegisterFile | null> {
  try {
    return parse(await readFile(file, "utf8"));
  } catch (error) {
    // The lines after the first show the place in the file.
    const [reason] = errorMessage(error).split(":\n");
    throw new Error(
      `${file} cannot be read (${reason}). Pass a YAML file with \`apis:\`, such as redocly.yaml.`,
    );
  }
}
