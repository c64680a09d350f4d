/** Seeds the faults of a list, two at a time in a copy each, and counts those that are caught. */
import { type Fault, readFaultList } from "./fault-list.ts";
import { runChecks } from "./run-checks.ts";
import { seedFault, type WorkingCopy, withWorkingCopies } from "./working-copy.ts";

const maxConcurrent = 2;

/** Options of a run. */
export interface RunOptions {
  /** Absolute path of the list. */
  readonly file: string;
  /** Names of the faults; all of the list if absent. */
  readonly only: readonly string[] | undefined;
  /** Called with each line of the report. */
  readonly log: (line: string) => void;
}

/**
 * Seeds faults and reports whether each is caught.
 *
 * @throws if fewer are caught than the baseline, or than were named; or if the list is wrong, or the checks fail without a fault
 */
export async function runFaults({ file, only, log }: RunOptions): Promise<void> {
  const startedAt = performance.now();
  const list = await readFaultList(file);
  const faults = select(list.faults, only);
  const baseline = only ? faults.length : list.baseline;
  const caught = await withInterrupt((signal) =>
    withWorkingCopies(Math.min(maxConcurrent, faults.length), async (copies) => {
      await checkWithoutFault(copies, faults, signal, log);
      return countCaught(copies, faults, signal, log);
    }),
  );
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  log(`${caught} of ${faults.length} faults caught in ${seconds} s; expected at least ${baseline}`);
  if (!only && caught > baseline) log(`Record the better result: set baseline to ${caught} in the list.`);
  if (caught < baseline)
    throw new Error("Fewer faults are caught than before. Add a test for each that is missed now.");
}

function select(faults: readonly Fault[], only: readonly string[] | undefined): readonly Fault[] {
  const unknown = only?.find((id) => !faults.some((fault) => fault.id === id));
  if (unknown !== undefined) throw new Error(`The list has no fault ${unknown}.`);
  return only ? faults.filter(({ id }) => only.includes(id)) : faults;
}

/** Runs work with a signal that aborts on Ctrl-C or SIGTERM, so that temporary folders are removed in any case. */
async function withInterrupt<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const abort = (): void => controller.abort(new Error("Interrupted."));
  process.on("SIGINT", abort).on("SIGTERM", abort);
  try {
    return await work(controller.signal);
  } finally {
    controller.abort();
    process.off("SIGINT", abort).off("SIGTERM", abort);
  }
}

/** Runs every check without a fault. If one failed, every fault would count as caught. */
async function checkWithoutFault(
  [copy]: readonly WorkingCopy[],
  faults: readonly Fault[],
  signal: AbortSignal,
  log: RunOptions["log"],
): Promise<void> {
  if (!copy) return;
  log("Running all checks without a fault.");
  const names = new Set(faults.flatMap(readChecks));
  const failure = await runChecks(copy, { names: [...names], maxWorkers: 2 }, signal);
  if (failure !== undefined) throw new Error(`The checks fail without a fault: ${failure}`);
}

async function countCaught(
  copies: readonly WorkingCopy[],
  faults: readonly Fault[],
  signal: AbortSignal,
  log: RunOptions["log"],
): Promise<number> {
  const waiting = [...faults];
  let caught = 0;
  const work = async (copy: WorkingCopy): Promise<void> => {
    try {
      for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
        const failure = await findFailure(copy, fault, signal);
        if (failure !== undefined) caught += 1;
        log(
          failure === undefined ? `missed  ${fault.id}: ${fault.breaks}` : `caught  ${fault.id}: ${failure}`,
        );
      }
    } catch (error) {
      // The other worker finishes its current fault and stops.
      waiting.length = 0;
      throw error;
    }
  };
  const results = await Promise.allSettled(copies.map(work));
  for (const result of results) if (result.status === "rejected") throw result.reason;
  return caught;
}

async function findFailure(
  copy: WorkingCopy,
  fault: Fault,
  signal: AbortSignal,
): Promise<string | undefined> {
  const undo = await seedFault(copy, fault);
  try {
    return await runChecks(copy, { names: readChecks(fault), maxWorkers: 1 }, signal);
  } finally {
    await undo();
  }
}

/** Names of the checks. For a fault in a document or in the generator, the generator runs first. */
function readChecks({ file, checks }: Fault): readonly string[] {
  const isSource = /^(?:openapi|scripts\/generate)\/|\.schema\.yaml$/.test(file);
  return isSource ? ["generate", ...checks.split(" ")] : checks.split(" ");
}
