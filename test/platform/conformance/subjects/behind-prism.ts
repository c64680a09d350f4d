/** The platform on a free port, with Prism in between. */
import { expect } from "vitest";
import type { Platform } from "../../../../src/platform/options.ts";
import type { Subject, TestResponse } from "../subject.ts";
import { createHttpSender } from "./over-http.ts";
import { startPrismProxy } from "./prism-proxy.ts";

/** What Prism says of an answer in the header `sl-violations`. */
export interface Violation {
  /** Begins with `request` or `response`. */
  readonly location: readonly string[];
  readonly severity: string;
  readonly message: string;
}

/** Reads what Prism found wrong with an answer; what it found wrong with the request is another matter. */
export function responseViolations({ headers }: TestResponse): readonly Violation[] {
  const text = headers["sl-violations"];
  if (text === undefined) return [];
  // Prism writes a list of this form, unless it is so long that it says so in words, which is no JSON.
  const violations = JSON.parse(text) as readonly Violation[];
  return violations.filter(({ location }) => location[0] === "response");
}

/**
 * Puts a platform behind Prism.
 *
 * @param platform closed with the subject
 */
export async function behindPrism(platform: Platform): Promise<Subject> {
  const { url } = await platform.listen();
  const proxy = await startPrismProxy(url);
  const sender = createHttpSender((api) => proxy.baseUrl(api));
  return {
    kind: "proxy",
    send: async (request) => {
      const response = await sender.send(request);
      expect(responseViolations(response), `${request.method} ${request.target} through Prism`).toEqual([]);
      const { "sl-violations": _, ...headers } = response.headers;
      return { ...response, headers };
    },
    seed: (seed) => platform.seed(seed),
    close: async () => {
      sender.close();
      await proxy.close();
      await platform.close();
    },
  };
}
