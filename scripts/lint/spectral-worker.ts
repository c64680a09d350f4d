/** Worker thread of spectral-thread.ts: receives the root documents, posts the problems of each, and ends. */
import { once } from "node:events";
import { parentPort } from "node:worker_threads";
import { createSpectralLinter } from "./spectral.ts";

if (!parentPort) throw new Error("spectral-worker.ts is a worker thread. Call startSpectral instead.");
const [message, lint] = await Promise.all([once(parentPort, "message"), createSpectralLinter()]);
// spectral-thread.ts posts one list of root documents.
const [roots] = message as [readonly string[]];
parentPort.postMessage(await Promise.all(roots.map((root) => lint({ root }))));
