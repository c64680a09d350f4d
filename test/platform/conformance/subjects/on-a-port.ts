/** A platform on a free port of loopback. */
import type { Platform } from "../../../../src/platform/options.ts";
import type { Subject } from "../subject.ts";
import { createHttpSender } from "./over-http.ts";

/**
 * Creates a subject that sends requests over HTTP.
 *
 * @param platform closed with the subject
 */
export async function onAPort(platform: Platform): Promise<Subject> {
  const { url } = await platform.listen();
  const sender = createHttpSender(() => url);
  return {
    send: sender.send,
    seed: (seed) => platform.seed(seed),
    close: async () => {
      sender.close();
      await platform.close();
    },
  };
}
