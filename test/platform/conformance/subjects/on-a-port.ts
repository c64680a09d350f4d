/** The platform on a free port of this machine. */
import type { Platform } from "../../../../src/platform/options.ts";
import type { Subject } from "../subject.ts";
import { createHttpSender } from "./over-http.ts";

/**
 * Puts a platform on a port.
 *
 * @param platform closed with the subject
 */
export async function onAPort(platform: Platform): Promise<Subject> {
  const { url } = await platform.listen();
  const sender = createHttpSender(() => url);
  return {
    kind: "port",
    send: sender.send,
    seed: (seed) => platform.seed(seed),
    close: async () => {
      sender.close();
      await platform.close();
    },
  };
}
