/** Prism for every API: it validates and answers with examples, and keeps nothing. */
import { startMocks } from "../../../../scripts/mock/start-mocks.ts";
import type { Subject } from "../subject.ts";
import { createHttpSender } from "./over-http.ts";

/** Starts the mocks. */
export async function prismMock(): Promise<Subject> {
  const mocks = await startMocks();
  const sender = createHttpSender((api) => mocks.baseUrl(api));
  return {
    kind: "prism",
    send: sender.send,
    seed: async () => {},
    close: async () => {
      sender.close();
      await mocks.stop();
    },
  };
}
