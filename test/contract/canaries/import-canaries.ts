/** Imports the canaries of each API of the register. */
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { CanarySuite } from "./canary.ts";

/**
 * Imports the canaries of an API: `<name>.ts` beside this file, exporting `controls`, `canaries` and `accepted`.
 *
 * @param api its name in the register
 * @throws if the file does not exist or exports something else
 */
export async function importCanaries(api: string): Promise<CanarySuite> {
  const file = fileURLToPath(new URL(`${api}.ts`, import.meta.url));
  const place = `test/contract/canaries/${path.basename(file)}`;
  const wanted = "export controls, canaries and accepted from it, as the files beside it do";
  if (!existsSync(file)) throw new Error(`The API ${api} has no canaries: add ${place} and ${wanted}.`);
  // A computed import has no types. The next check and the types of these files ensure it.
  const { controls, canaries, accepted } = (await import(pathToFileURL(file).href)) as Partial<CanarySuite>;
  if (!Array.isArray(controls) || !Array.isArray(canaries) || !Array.isArray(accepted)) {
    throw new Error(`${place}: ${wanted}.`);
  }
  return { controls, canaries, accepted };
}
