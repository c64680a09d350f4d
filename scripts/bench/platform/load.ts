/** The load generator, a process of its own: takes orders as messages, and answers each with what it measured. */
import { performance } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { messageOf } from "../../lib/message-of.ts";
import { keepAsking } from "./connection.ts";
import type { LoadOrder, LoadResult } from "./load-order.ts";

async function putLoad({
  addresses,
  requests,
  connections,
  warmUpMs,
  until,
  awake,
}: LoadOrder): Promise<LoadResult> {
  const times: number[] = [];
  let phase: "warm-up" | "measured" | "over" = "warm-up";
  let answered = 0;
  let endEarly = (): void => {};
  const enough = new Promise<void>((resolve) => {
    endEarly = resolve;
  });
  const most = "requests" in until ? until.requests : Number.POSITIVE_INFINITY;
  const onAnswer = (ms: number): boolean => {
    answered += 1;
    if (phase === "measured" && times.push(ms) === most) {
      phase = "over";
      endEarly();
    }
    return phase !== "over";
  };
  const pick = <Item>(items: readonly Item[], index: number): Item => {
    const item = items[index % items.length];
    if (item === undefined) throw new Error("An order names a server and a request at least.");
    return item;
  };
  const ended = Promise.all(
    Array.from({ length: connections }, (_, index) =>
      keepAsking(pick(addresses, index), Buffer.from(pick(requests, index)), onAnswer),
    ),
  );
  // A connection that breaks ends either wait.
  await Promise.race([delay(warmUpMs), ended]);
  phase = "measured";
  const begin = performance.now();
  const idle = awake ? stayAwake(() => answered) : sleepWhenIdle();
  try {
    await Promise.race(["ms" in until ? delay(until.ms) : enough, ended]);
  } finally {
    idle.end();
    phase = "over";
  }
  const ms = performance.now() - begin;
  const measured = { requests: times.length, seconds: ms / 1000, busy: 1 - idle.ms() / ms };
  await ended;
  const sorted = Float64Array.from(times).sort();
  const quantile = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  return { ...measured, answered, p50Ms: quantile(0.5), p99Ms: quantile(0.99) };
}

/** Measures how long there was nothing to do. */
interface Idle {
  /** Ends the measurement. */
  end(): void;
  /** Milliseconds from the beginning of the measurement to its end. */
  ms(): number;
}

/** Goes round the event loop without a pause. */
function stayAwake(answered: () => number): Idle {
  let ms = 0;
  let [last, lastAnswered] = [performance.now(), answered()];
  let next = setImmediate(turn);
  function turn(): void {
    const [now, nowAnswered] = [performance.now(), answered()];
    if (nowAnswered === lastAnswered) ms += now - last;
    [last, lastAnswered] = [now, nowAnswered];
    next = setImmediate(turn);
  }
  return { end: () => clearImmediate(next), ms: () => ms };
}

function sleepWhenIdle(): Idle {
  const before = performance.eventLoopUtilization();
  let ms = 0;
  const end = (): void => {
    ms = performance.eventLoopUtilization(before).idle;
  };
  return { end, ms: () => ms };
}

process.on("message", (order) => {
  // By load-generator.ts, which forks this and sends nothing else.
  putLoad(order as LoadOrder).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ error: messageOf(error) }),
  );
});
