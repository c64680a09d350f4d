/** Finds each API's canaries by its name in the register. */
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { CanarySuite } from "./canary.ts";

/**
 * Imports the canaries of an API: `<name>.ts` beside this file, exporting `controls`, `canaries` and `accepted`.
 *
 * @param api its name in the register
 * @throws when there is no such file, or it exports something else
 */
export async function importCanaries(api: string): Promise<CanarySuite> {
  const file = fileURLToPath(new URL(`${api}.ts`, import.meta.url));
  const place = `test/contract/canaries/${path.basename(file)}`;
  const wanted = "export controls, canaries and accepted from it, as the files beside it do";
  if (!existsSync(file)) throw new Error(`The API ${api} has no canaries: add ${place} and ${wanted}.`);
  // An import by a computed name has no types; what follows tests for lists, and canary.ts types what a file puts into them.
  const { controls, canaries, accepted } = (await import(pathToFileURL(file).href)) as Partial<CanarySuite>;
  if (!Array.isArray(controls) || !Array.isArray(canaries) || !Array.isArray(accepted)) {
    throw new Error(`${place}: ${wanted}.`);
  }
  return { controls, canaries, accepted };
}
