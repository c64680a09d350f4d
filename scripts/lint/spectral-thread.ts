/**
 * Runs Spectral in a thread of its own. Loading it takes about as long as everything else that lint does, so side by
 * side they save about a sixth of lint, bundle and generate together on two cores.
 */
import { Worker } from "node:worker_threads";
import type { Api } from "../lib/apis.ts";
import type { Problem } from "../lib/problem.ts";

/** A thread that is loading Spectral, or waits for documents. */
export interface SpectralThread {
  /**
   * Lints APIs, once, and ends the thread.
   *
   * @returns the problems of each API, in the order given
   * @throws what Spectral threw, or when the thread ended without an answer
   */
  lint(apis: readonly Pick<Api, "root">[]): Promise<Problem[][]>;
  /** Ends the thread without an answer. */
  stop(): Promise<void>;
}

/** Starts loading at once, so that the rest can load meanwhile. */
export function startSpectral(): SpectralThread {
  const worker = new Worker(new URL("./spectral-worker.ts", import.meta.url));
  const answer = new Promise<Problem[][]>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () =>
      reject(new Error("Spectral's thread ended without an answer: run lint again.")),
    );
  });
  // A failure while loading is reported by lint(), which may not have been called yet.
  answer.catch(() => {});
  return {
    lint(apis) {
      worker.postMessage(apis.map(({ root }) => root));
      return answer;
    },
    async stop() {
      await worker.terminate();
    },
  };
}
