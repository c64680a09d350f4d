/** Starts the load generator and hands it orders. */
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import type { LoadOrder, LoadResult } from "./load-order.ts";

/** The load generator while it runs. */
export interface LoadGenerator {
  /**
   * Puts load on servers, one order at a time.
   *
   * @throws when a connection breaks, or an answer has another status than 200
   */
  put(order: LoadOrder): Promise<LoadResult>;
  stop(): Promise<void>;
}

/** Starts it. It stays for all orders, so that its own code is warm. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(path.join(import.meta.dirname, "load.ts"));
  const exited = once(child, "exit");
  return {
    put: async (order) => {
      const answered = once(child, "message");
      child.send(order);
      const died = exited.then(() => {
        throw new Error("The load generator ended.");
      });
      const [message] = await Promise.race([answered, died]);
      // By load.ts, which answers with the one or the other.
      const result = message as LoadResult | { readonly error: string };
      if ("error" in result) throw new Error(`The load generator: ${result.error}`);
      return result;
    },
    stop: async () => {
      child.disconnect();
      await exited;
    },
  };
}
