import { readDocuments } from "../reference/documents.ts";
import { type ApiProvenance, createProvenance } from "./provenance.ts";

/** Reads the provenance of every API of the register. */
export async function readProvenance(): Promise<readonly ApiProvenance[]> {
  return (await readDocuments()).map(createProvenance);
}

/** Serializes the provenance of every API as the JSON file of the site. */
export async function printProvenance(): Promise<string> {
  return `${JSON.stringify({ apis: await readProvenance() }, null, 2)}\n`;
}
