/** Injects the faults of a list, two at a time, and counts those that are caught. */
import { readFaultList } from "./fault-list.ts";
import { programs, runChecks } from "./run-checks.ts";
import { createWorkingCopy, injectFault, type SeededFault, type WorkingCopy } from "./working-copy.ts";

/** Number of faults that run at the same time, each in a copy of its own. */
const maxConcurrent = 2;

/**
 * Injects faults, and prints whether each is caught.
 *
 * @param file absolute path of the list
 * @param only ids of the faults; by default, all of the list
 * @throws if fewer are caught than the baseline, or than the ids; if the list does not match the code; or if the checks fail without a fault
 */
export async function runFaults(file: string, only: readonly string[] | undefined): Promise<void> {
  const list = await readFaultList(file);
  const faults = list.faults.filter(({ id }) => only?.includes(id) ?? true);
  const unknown = only?.find((id) => !faults.some((fault) => fault.id === id));
  if (unknown !== undefined) throw new Error(`The list has no fault ${unknown}.`);
  const baseline = only ? faults.length : list.baseline;
  const caught = await countCaught(faults);
  console.log(`${caught} of ${faults.length} faults caught, expected at least ${baseline}`);
  if (caught < baseline)
    throw new Error("Fewer faults are caught than expected. Add a test for each missed one.");
  if (!only && caught > baseline) console.log(`Set \`baseline\` of the list to ${caught}.`);
}

/** On Ctrl-C, SIGTERM or an error, stops all checks; the copies are removed in any case. */
async function countCaught(faults: readonly SeededFault[]): Promise<number> {
  const controller = new AbortController();
  const { signal } = controller;
  const interrupt = () => controller.abort(new Error("Interrupted."));
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const copies: WorkingCopy[] = [];
  let workers: readonly Promise<number>[] = [];
  try {
    while (copies.length < Math.min(maxConcurrent, faults.length)) copies.push(await createWorkingCopy());
    await checkWithoutFault(copies, faults, signal);
    // The workers share one iterator, so that each fault runs once.
    const queue = faults.values();
    workers = copies.map((copy) => runQueue(copy, queue, signal));
    return (await Promise.all(workers)).reduce((sum, count) => sum + count, 0);
  } finally {
    controller.abort();
    await Promise.allSettled(workers);
    for (const copy of copies) await copy.remove();
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  }
}

/** Runs all checks once without a fault: if one failed, every fault would count as caught. */
async function checkWithoutFault(
  [copy]: readonly WorkingCopy[],
  faults: readonly SeededFault[],
  signal: AbortSignal,
): Promise<void> {
  if (!copy) return;
  console.log("Running all checks without a fault.");
  const checks = new Set(faults.flatMap((fault) => fault.checks));
  const names = Object.keys(programs).filter((name) => checks.delete(name));
  const tests = checks.size > 0 ? [[...checks].join(" ")] : [];
  const failure = await runChecks(copy, [...names, ...tests], maxConcurrent, signal);
  if (failure !== undefined) throw new Error(`The checks fail without a fault: ${failure}`);
}

async function runQueue(
  copy: WorkingCopy,
  queue: Iterable<SeededFault>,
  signal: AbortSignal,
): Promise<number> {
  let caught = 0;
  for (const fault of queue) if (await isCaught(copy, fault, signal)) caught += 1;
  return caught;
}

async function isCaught(copy: WorkingCopy, fault: SeededFault, signal: AbortSignal): Promise<boolean> {
  const startedAt = performance.now();
  const removeFault = await injectFault(copy, fault);
  const failure = await runChecks(copy, fault.checks, 1, signal);
  await removeFault();
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  if (failure === undefined) console.log(`missed  ${fault.id} (${seconds} s): ${fault.breaks}`);
  else console.log(`caught  ${fault.id} (${seconds} s): ${failure}`);
  return failure !== undefined;
}
