import { readSeedSchemaDownload } from "../../downloads/downloads.ts";

export async function GET(): Promise<Response> {
  return new Response((await readSeedSchemaDownload()).content);
}
