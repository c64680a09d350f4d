/** Starts worker processes and lets all of them go at the same moment. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Task } from "./worker.ts";

const script = fileURLToPath(new URL("worker.ts", import.meta.url));

/**
 * Runs several tasks at once, each in a process of its own.
 *
 * @returns what each says came of it, when all have ended
 */
export async function runWorkers(tasks: readonly Task[]): Promise<unknown[]> {
  const workers = await Promise.all(tasks.map(startWorker));
  return Promise.all(workers.map((go) => go()));
}

async function startWorker(task: Task): Promise<() => Promise<unknown>> {
  const worker = spawn(process.execPath, [script], { stdio: ["pipe", "pipe", "pipe"] });
  const ended = once(worker, "exit");
  let complaints = "";
  worker.stderr.setEncoding("utf8").on("data", (text: string) => {
    complaints += text;
  });
  const lines = createInterface({ input: worker.stdout })[Symbol.asyncIterator]();
  worker.stdin.write(`${JSON.stringify(task)}\n`);
  const { value } = await lines.next();
  if (value !== "ready") throw new Error(`A worker did not get ready: ${complaints}`);
  return async () => {
    worker.stdin.end("go\n");
    const { value: result } = await lines.next();
    const [code] = await ended;
    if (code !== 0 || result === undefined) throw new Error(`A worker failed (${code}): ${complaints}`);
    return JSON.parse(result);
  };
}
