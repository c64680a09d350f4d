/** `prism mock` as a child process: validates requests and responds with the examples of a document. */
import { once } from "node:events";
import { createInterface } from "node:readline";
import { startTool } from "../../lib/tools.ts";

/** A running `prism mock`. */
export interface PrismProcess {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly baseUrl: string;
  /** Resolves when the process has ended: to its exit code, or to null if a signal ended it. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

const address = /Prism is listening on (http:\S+)/;

/**
 * Starts `prism mock` on 127.0.0.1. The process ends when this process ends.
 *
 * @param file the document, absolute path
 * @param port 0 for any free port
 * @param log receives each line that Prism prints after its address
 * @throws with the output of Prism if it ends before it listens
 */
export async function startPrism(
  file: string,
  port: number,
  log: (line: string) => void = () => {},
): Promise<PrismProcess> {
  const child = startTool(
    "prism",
    ["mock", file, "--host", "127.0.0.1", "--port", String(port)],
    { stdio: ["ignore", "pipe", "pipe", "ipc"] },
    ["--import", import.meta.resolve("../../lib/exit-with-parent.ts")],
  );
  const ended = once(child, "close").then(() => child.exitCode);
  const before: string[] = [];
  const listening = new Promise<string>((resolve) => {
    let isListening = false;
    const read = (line: string) => {
      const [, baseUrl] = address.exec(line) ?? [];
      if (isListening) log(line);
      else before.push(line);
      if (baseUrl === undefined) return;
      isListening = true;
      resolve(baseUrl);
    };
    for (const input of [child.stdout, child.stderr]) if (input) createInterface({ input }).on("line", read);
  });
  const baseUrl = await Promise.race([listening, ended.then(() => undefined)]);
  if (baseUrl === undefined) throw new Error(before.join("\n"));
  return {
    baseUrl,
    ended,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
