/** Generates the files of all folders under generated/. */

import { builtinCommandNames } from "../../../src/contract/flag-name.ts";
import { type Api, type Register, registerFile } from "../../lib/apis.ts";
import { bundleApi } from "../../lib/bundle.ts";
import { cliFolder, generateCli } from "./cli.ts";
import { generateApi } from "./generate-api.ts";
import { generatePlatform, platformFolder } from "./platform.ts";

/** A folder under generated/, of an API or of the platform. */
export type GeneratedFolder = Pick<Api, "name" | "generated">;

/** Content by file name, by folder. */
export type GeneratedFiles = ReadonlyMap<GeneratedFolder, ReadonlyMap<string, string>>;

/**
 * Generates the files of every API of a register. Writes nothing. Throws if a document cannot be bundled, or contains something that the
 * clients or the platform do not support.
 */
export async function generateFiles(register: Register): Promise<GeneratedFiles> {
  const { apis, file } = register;
  const cli = cliFolder(register);
  for (const [{ name, generated }, owner] of [
    [platformFolder, "the local platform"],
    [cli, "the command line"],
  ] as const) {
    if (apis.some((api) => api.generated === generated))
      throw new Error(`An API cannot be named ${name}: that folder belongs to ${owner}.`);
  }
  const command = apis.find(({ name }) => builtinCommandNames.some((each) => each === name));
  if (command) throw new Error(`An API cannot be named ${command.name}: that is a command of dataplat.`);
  const results = await Promise.all(
    apis.map(async (api) => {
      const document = await bundleApi(api, register);
      return { api, document, files: await generateApi(api, document) };
    }),
  );
  const generated = new Map<GeneratedFolder, ReadonlyMap<string, string>>(
    results.map(({ api, files }) => [api, files]),
  );
  generated.set(cli, generateCli(new Map(results.map(({ api, document }) => [api, document]))));
  if (file === registerFile) generated.set(platformFolder, await generatePlatform(register));
  return generated;
}
