import { printProvenance } from "../../provenance/read-provenance.ts";

/** The provenance of every API as JSON. */
export async function GET(): Promise<Response> {
  return new Response(await printProvenance());
}
