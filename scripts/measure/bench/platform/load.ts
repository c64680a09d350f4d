/**
 * Load generator, run in a separate process. Repeats one request per connection and prints the results as JSON.
 *
 * autocannon is not used: it needs more CPU time per request than a bare `node:http` server, so it would be the bottleneck.
 */
import { connect } from "node:net";
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { runScript } from "../../../lib/run-command.ts";

export interface LoadOptions {
  readonly url: string;
  /** Requests as sent over HTTP/1.1; the connections take them in turn. The response must have status 200 and a constant length. */
  readonly requests: readonly string[];
  readonly connections: number;
  readonly warmUpMs: number;
  readonly durationMs: number;
}

/** Results, without the warm-up. */
export interface LoadResult {
  readonly requestsPerSecond: number;
  /** 99th percentile of the latency, in milliseconds. */
  readonly p99Ms: number;
  /** Bytes of one response, headers included. */
  readonly responseBytes: number;
  /** Utilization of the load generator, 0 to 1. Above 0.9 it is the bottleneck. */
  readonly utilization: number;
}

/**
 * Repeats a request over one connection. `onResponse`: called with latency and size of each response; returns whether to send another
 * request. Throws if a response has another status or length, or the connection breaks.
 */
function repeat(
  url: URL,
  request: Buffer,
  onResponse: (ms: number, bytes: number) => boolean,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // One buffer for all responses, because a new one for each read would be garbage to collect.
    const buffer = Buffer.allocUnsafe(256 * 1024);
    let sentAt = 0;
    let received = 0;
    let length = 0;
    let isDone = false;
    const send = (): void => {
      sentAt = performance.now();
      received = 0;
      socket.write(request);
    };
    const read = (size: number): void => {
      if (received === 0 && buffer.toString("latin1", 0, 13) !== "HTTP/1.1 200 ") {
        throw new Error(`Unexpected response: ${buffer.toString("latin1", 0, Math.min(size, 300))}`);
      }
      if (length === 0) length = responseLength(buffer.toString("latin1", 0, size));
      received += size;
      if (received > length) throw new Error(`A response is longer than the first one, ${length} bytes.`);
      if (received < length) return;
      isDone = !onResponse(performance.now() - sentAt, length);
      if (isDone) socket.end();
      else send();
    };
    const callback = (size: number): boolean => {
      try {
        read(size);
      } catch (error) {
        socket.destroy(error instanceof Error ? error : new Error(String(error)));
      }
      return true;
    };
    const address = { host: url.hostname, port: Number(url.port) };
    const socket = connect({ ...address, noDelay: true, onread: { buffer, callback } }, send);
    socket.once("error", reject);
    socket.once("close", () => (isDone ? resolve() : reject(new Error("The server closed a connection."))));
  });
}

/** Length of a response in bytes, read from its head. */
function responseLength(text: string): number {
  const head = text.indexOf("\r\n\r\n") + 4;
  const [, length] = /\r\ncontent-length: *(\d+)\r\n/i.exec(text.slice(0, head)) ?? [];
  if (head < 4 || length === undefined)
    throw new Error(`A response has no Content-Length: ${text.slice(0, 300)}`);
  return head + Number(length);
}

async function measure({
  url,
  requests,
  connections,
  warmUpMs,
  durationMs,
}: LoadOptions): Promise<LoadResult> {
  const latencies: number[] = [];
  let phase: "warm-up" | "measuring" | "done" = "warm-up";
  let responseBytes = 0;
  const onResponse = (ms: number, bytes: number): boolean => {
    if (phase === "measuring") latencies.push(ms);
    responseBytes = bytes;
    return phase !== "done";
  };
  const running = Array.from({ length: connections }, (_, index) =>
    repeat(new URL(url), Buffer.from(requests[index % requests.length] ?? ""), onResponse),
  );
  const ended = Promise.all(running);
  // A connection that breaks ends the wait.
  await Promise.race([sleep(warmUpMs), ended]);
  phase = "measuring";
  const startedAt = performance.now();
  const before = performance.eventLoopUtilization();
  await Promise.race([sleep(durationMs), ended]);
  phase = "done";
  const seconds = (performance.now() - startedAt) / 1000;
  const { utilization } = performance.eventLoopUtilization(before);
  await ended;
  const sorted = latencies.toSorted((a, b) => a - b);
  const p99Ms = sorted[Math.floor(0.99 * (sorted.length - 1))] ?? Number.NaN;
  return { requestsPerSecond: latencies.length / seconds, p99Ms, responseBytes, utilization };
}

await runScript(async () => {
  // Written by throughput.ts.
  const options = JSON.parse(process.argv[2] ?? "") as LoadOptions;
  console.log(JSON.stringify(await measure(options)));
});
