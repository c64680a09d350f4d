/** Variant of `admin-handler.ts` for browsers, without administration: it rejects web pages in any case. */
import type { RequestHandler } from "../http/message.ts";
import { messageResponse } from "../transport/fallback-response.ts";

export function createAdminHandler(): RequestHandler {
  return async () => messageResponse(404, "A platform in a browser has no /_platform.");
}
