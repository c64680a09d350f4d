/** The platform without a port: requests go through the `fetch` that it gives to clients. */
import type { Platform } from "../../../../src/platform/options.ts";
import { keepHeaders, type Subject } from "../subject.ts";

/**
 * Makes a subject of a platform.
 *
 * @param platform closed with the subject
 */
export function inProcess(platform: Platform): Subject {
  return {
    kind: "fetch",
    send: async ({ method, target, headers, body }) => {
      const response = await platform.fetch(platform.baseUrl + target, {
        method,
        headers,
        ...(body !== undefined && { body }),
      });
      return {
        status: response.status,
        headers: keepHeaders(response.headers),
        text: await response.text(),
      };
    },
    seed: (seed) => platform.seed(seed),
    close: () => platform.close(),
  };
}
