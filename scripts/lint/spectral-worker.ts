/** The thread's side of spectral-thread.ts: takes the root documents, answers with the problems of each, and ends. */
import { once } from "node:events";
import { parentPort } from "node:worker_threads";
import { createSpectralLinter } from "./spectral.ts";

if (!parentPort) throw new Error("spectral-worker.ts runs as a worker thread only: call startSpectral.");
const [message, lint] = await Promise.all([once(parentPort, "message"), createSpectralLinter()]);
// spectral-thread.ts sends nothing else: one list of root documents.
const [roots] = message as [readonly string[]];
parentPort.postMessage(await Promise.all(roots.map((root) => lint({ root }))));
