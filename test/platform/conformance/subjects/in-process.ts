/** A platform without a port: requests go through `platform.fetch`. */
import type { Platform } from "../../../../src/platform/options.ts";
import { keepHeaders, type Subject } from "../subject.ts";

/**
 * Creates a subject that sends requests in process.
 *
 * @param platform closed with the subject
 */
export function inProcess(platform: Platform): Subject {
  return {
    send: async ({ method, target, headers, body }) => {
      const init = { method, headers, ...(body !== undefined && { body }) };
      const response = await platform.fetch(platform.baseUrl + target, init);
      const text = await response.text();
      return { status: response.status, headers: keepHeaders(response.headers), text };
    },
    seed: (seed) => platform.seed(seed),
    close: () => platform.close(),
  };
}
