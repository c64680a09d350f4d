/** Generates the files of all folders under generated/. */
import { type Api, type Register, registerFile } from "../../lib/apis.ts";
import { bundleApi } from "../../lib/bundle.ts";
import { cliFolder, generateCli, listLongCommands } from "./cli.ts";
import { generateApi } from "./generate-api.ts";
import { generatePlatform, platformFolder } from "./platform.ts";

/** A folder under generated/, of an API or of the platform. */
export type GeneratedFolder = Pick<Api, "name" | "generated">;

/** Content by file name, by folder. */
export type GeneratedFiles = ReadonlyMap<GeneratedFolder, ReadonlyMap<string, string>>;

/** Generates the files of every API of a register. Writes nothing. Throws if a document cannot be bundled, or is not supported. */
export async function generateFiles(register: Register): Promise<GeneratedFiles> {
  const { apis, file } = register;
  const bundles = apis.map(async (api) => [api, await bundleApi(api, register)] as const);
  const documents = new Map(await Promise.all(bundles));
  const long = listLongCommands(documents);
  const files = [...documents].map(
    async ([api, document]) => [api, await generateApi(api, document, long)] as const,
  );
  const generated = new Map<GeneratedFolder, ReadonlyMap<string, string>>(await Promise.all(files));
  generated.set(cliFolder(register), generateCli(documents));
  if (file === registerFile) generated.set(platformFolder, await generatePlatform(register));
  return generated;
}
