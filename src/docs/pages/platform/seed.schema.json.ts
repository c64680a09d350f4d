import { readSeedSchemaDownload } from "../../downloads/downloads.ts";

/** The JSON Schema of seed files. */
export async function GET(): Promise<Response> {
  return new Response((await readSeedSchemaDownload()).content);
}
