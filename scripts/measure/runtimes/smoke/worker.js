/** Runs the smoke program in workerd: the body of a request is its argument, the response its report. */
import { smoke } from "./program.js";

// biome-ignore lint/style/noDefaultExport: workerd calls the main module's default export.
export default {
  async fetch(request) {
    return Response.json(await smoke(await request.json()));
  },
};
