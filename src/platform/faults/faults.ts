/** Failures to inject: each waits for a request of its operation, happens to it, and can prove afterwards that it did. */

import { checkFault, checkOptions } from "./check-fault.ts";
import type { Fault, FaultOptions, FaultState, InjectedFault } from "./fault.ts";

/** Failures to inject into the platform's answers. */
export interface Faults {
  /**
   * Lets the next request of an operation go wrong. Of several faults for one request, the one that was injected first fires, alone.
   *
   * @param operationId the operation, as in `getPipe`
   * @param fault what goes wrong
   * @param options how often, and whose requests; by default one, anybody's
   * @throws RangeError when there is no such operation, or something else is wrong with an argument
   */
  inject(operationId: string, fault: Fault, options?: FaultOptions): InjectedFault;
  /** Those that still wait for a request, in the order in which they fire. */
  pending(): readonly InjectedFault[];
  /** All that were injected since the last `clear`, also those that have fired; of these, the latest 1000. */
  all(): readonly InjectedFault[];
  /** Forgets all of them. */
  clear(): void;
  /**
   * Proves that every fault which was injected has happened as often as it should.
   *
   * @param filter only faults for this organization or team; all when left out
   * @throws Error that names those which have not
   */
  assertAllFired(filter?: { readonly tenantId?: string | undefined }): void;
}

/** What the pipeline asks. */
export interface FaultSource {
  /**
   * Takes the fault that is to happen to a request, and counts it as fired.
   *
   * @param operationId the operation that was asked for
   * @param tenantId whose credential asks; null when nobody's does
   */
  take(operationId: string, tenantId: string | null): Fault | undefined;
}

/** How many that have fired are remembered. */
const remembered = 1000;
/** How many may wait: a test that injects more has forgotten to clear them. */
const mostWaiting = 1000;

/**
 * Makes an empty list of faults.
 *
 * @param operationIds the operations there are
 */
export function createFaults(operationIds: readonly string[]): Faults & FaultSource {
  let waiting: Injected[] = [];
  let fired: Injected[] = [];
  let next = 1;
  const remove = (injected: Injected) => {
    waiting = waiting.filter((other) => other !== injected);
  };
  return {
    inject: (operationId, fault, options = {}) => {
      checkOperation(operationId, operationIds);
      if (waiting.length >= mostWaiting) throw new RangeError(`${mostWaiting} faults wait already.`);
      const checked = { fault: checkFault(fault), ...checkOptions(options) };
      const injected = createInjected({ id: String(next), operationId, ...checked }, remove);
      next += 1;
      waiting.push(injected);
      return injected.shown;
    },
    pending: () => waiting.map(({ shown }) => shown),
    all: () =>
      [...fired, ...waiting].sort((one, other) => one.number - other.number).map(({ shown }) => shown),
    clear: () => {
      waiting = [];
      fired = [];
    },
    assertAllFired: (filter = {}) => refuseWaiting(waiting, filter.tenantId),
    take: (operationId, tenantId) => {
      // Nearly always there is none, and this is asked for every request.
      if (waiting.length === 0) return undefined;
      const injected = waiting.find((one) => one.fits(operationId, tenantId));
      if (injected?.fire() === "last") {
        remove(injected);
        fired = [...fired, injected].slice(-remembered);
      }
      return injected?.shown.fault;
    },
  };
}

/** A fault with what only this file may do to it. */
interface Injected {
  readonly number: number;
  readonly shown: InjectedFault;
  fits(operationId: string, tenantId: string | null): boolean;
  /** Counts one request; says whether it was the last. */
  fire(): "last" | "more";
}

function createInjected(state: Omit<FaultState, "fired">, remove: (injected: Injected) => void): Injected {
  let fired = 0;
  const injected: Injected = {
    number: Number(state.id),
    shown: Object.freeze({
      ...state,
      get fired() {
        return fired;
      },
      remove: () => remove(injected),
    }),
    fits: (operationId, tenantId) =>
      state.operationId === operationId && (state.tenantId === null || state.tenantId === tenantId),
    fire: () => {
      fired += 1;
      return fired === state.times ? "last" : "more";
    },
  };
  return injected;
}

function checkOperation(operationId: string, known: readonly string[]): void {
  if (known.includes(operationId)) return;
  throw new RangeError(`There is no operation ${JSON.stringify(operationId)}, but ${known.join(", ")}.`);
}

function refuseWaiting(waiting: readonly Injected[], tenantId: string | undefined): void {
  const left = waiting.filter(({ shown }) => tenantId === undefined || shown.tenantId === tenantId);
  if (left.length === 0) return;
  const lines = left.map(({ shown }) => {
    const whose = shown.tenantId === null ? "" : ` for tenant ${shown.tenantId}`;
    return `  ${shown.operationId}${whose}: ${JSON.stringify(shown.fault)}, fired ${shown.fired} of ${shown.times} times`;
  });
  throw new Error(`Not every fault that was injected has fired:\n${lines.join("\n")}`);
}
