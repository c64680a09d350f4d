/** Runs the smoke program in workerd: a request, whose body is the program's argument, is answered with the report. */
import { smoke } from "./program.js";

// biome-ignore lint/style/noDefaultExport: workerd calls the main module's default export.
export default {
  async fetch(request) {
    return Response.json(await smoke(await request.json()));
  },
};
