import { readRepositoryFile } from "../../repository.ts";

/** The JSON Schema of seed files. */
export async function GET(): Promise<Response> {
  return new Response(await readRepositoryFile("generated/platform/seed.schema.json"));
}
