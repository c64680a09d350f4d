/**
 * Runs Spectral in a worker thread. Loading it takes about as long as the rest of lint; in parallel, lint, bundle and generate
 * together take about a sixth less time on two cores.
 */
import { Worker } from "node:worker_threads";
import type { Api } from "../lib/apis.ts";
import type { Problem } from "../lib/problem.ts";

/** A worker thread that loads Spectral and then waits for documents. */
export interface SpectralThread {
  /**
   * Lints APIs and ends the thread. May be called once.
   *
   * @returns the problems of each API, in the same order
   * @throws the error of Spectral, or an error if the thread ended without a result
   */
  lint(apis: readonly Pick<Api, "root">[]): Promise<Problem[][]>;
  /** Ends the thread. */
  stop(): Promise<void>;
}

/** Starts the thread, which loads Spectral at once. */
export function startSpectral(): SpectralThread {
  const worker = new Worker(new URL("./spectral-worker.ts", import.meta.url));
  const result = new Promise<Problem[][]>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("Spectral's thread ended without a result. Run lint again.")));
  });
  // lint() reports a failure while loading. It may be called later than the failure.
  result.catch(() => {});
  return {
    lint(apis) {
      worker.postMessage(apis.map(({ root }) => root));
      return result;
    },
    async stop() {
      await worker.terminate();
    },
  };
}
