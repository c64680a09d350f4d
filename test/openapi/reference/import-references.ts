/** Imports the transcription of each API of the register. */
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readRegister } from "../../../scripts/lib/apis.ts";
import type { Reference } from "./transcription.ts";

/**
 * Imports the transcription of one API: `<name>.ts` beside this file, exporting `reference`.
 *
 * @param api its name in the register
 * @throws if the file does not exist or does not export a transcription of this API
 */
export async function importReference(api: string): Promise<Reference> {
  const file = fileURLToPath(new URL(`${api}.ts`, import.meta.url));
  const place = `test/openapi/reference/${api}.ts`;
  if (!existsSync(file)) {
    throw new Error(
      `The API ${api} has no transcription of its reference: add ${place}, which exports it as \`reference\`.`,
    );
  }
  // A computed import has no types. The next check and the types of these files ensure it.
  const { reference } = (await import(pathToFileURL(file).href)) as { reference?: Reference };
  if (reference?.api !== api) {
    throw new Error(`${place} must export the transcription as \`reference\`, whose \`api\` is ${api}.`);
  }
  return reference;
}

/**
 * Imports the transcriptions of all APIs of the register, in its order.
 *
 * @throws if one is missing
 */
export async function importReferences(): Promise<readonly Reference[]> {
  const { apis } = await readRegister();
  return Promise.all(apis.map(({ name }) => importReference(name)));
}
