/** The transcription and the bundle of each API of the register. */
import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { bundleApi } from "../../../scripts/lib/bundle.ts";
import { asNode, type Node } from "./node.ts";
import type { Transcription } from "./transcription.ts";

/**
 * Imports the transcription of one API: `<name>.ts` beside this file, exporting `transcription`. Throws if the file does not exist or does
 * not export a transcription of this API.
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

/** Imports the transcriptions of all APIs of the register that were not brought, in its order. */
export async function importTranscriptions(): Promise<readonly Transcription[]> {
  const { apis } = await readRegister();
  const own = apis.filter(({ unsupported }) => unsupported === "stop");
  return Promise.all(own.map(({ name }) => importTranscription(name)));
}

/** From the sources, so that tests see an edit of a YAML file without `npm run generate`. */
const bundles = new Map<string, Promise<Node>>();

/** The bundle of an API of the register, which is made once. Throws if the register has no such API, or its sources do not bundle. */
export function readBundle(name: string): Promise<Node> {
  const bundle = bundles.get(name) ?? createBundle(name);
  bundles.set(name, bundle);
  return bundle;
}

async function createBundle(name: string): Promise<Node> {
  const register = await readRegister();
  const api = register.apis.find((each) => each.name === name);
  if (!api)
    throw new Error(
      `redocly.yaml has no API ${name}. Add it, or delete test/openapi/vendor-documentation/${name}.ts.`,
    );
  return asNode(await bundleApi(api, register), name);
}
