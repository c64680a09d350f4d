/** Imports the transcription of each API of the register. */
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readRegister } from "../../../scripts/lib/apis.ts";
import type { Transcription } from "./transcription.ts";

/**
 * Imports the transcription of one API: `<name>.ts` beside this file, exporting `transcription`.
 *
 * @throws if the file does not exist or does not export a transcription of this API
 */
export async function importTranscription(api: string): Promise<Transcription> {
  const file = fileURLToPath(new URL(`${api}.ts`, import.meta.url));
  const place = `test/openapi/vendor-documentation/${api}.ts`;
  if (!existsSync(file)) {
    throw new Error(
      `The API ${api} has no transcription of the vendor's documentation: add ${place}, which exports it as \`transcription\`.`,
    );
  }
  // A computed import has no types. The next check and the types of these files ensure it.
  const { transcription } = (await import(pathToFileURL(file).href)) as { transcription?: Transcription };
  if (transcription?.api !== api) {
    throw new Error(`${place} must export the transcription as \`transcription\`, whose \`api\` is ${api}.`);
  }
  return transcription;
}

/** Imports the transcriptions of all APIs of the register, in its order. */
export async function importTranscriptions(): Promise<readonly Transcription[]> {
  const { apis } = await readRegister();
  return Promise.all(apis.map(({ name }) => importTranscription(name)));
}
