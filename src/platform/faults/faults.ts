/** Fault injection. A fault is pending until it has fired for as many requests as it should. */
import { aString } from "../../contract/check-options.ts";
import type { PlatformApi } from "../apis/api.ts";
import { checkConfig, checkName } from "../lib/check-config.ts";
import { PlatformConfigError } from "../lib/config-error.ts";
import { checkFault, checkFaultOptions } from "./check-fault.ts";
import type { Fault, FaultOptions, InjectedFault } from "./fault.ts";

/** Faults of a platform. */
export interface Faults {
  /**
   * Injects a fault into the next request of an operation. If several faults match, only the oldest fires.
   *
   * @param operationId after the name of its API and a dot, such as `management.getPipe`, if several APIs have it
   * @param options which requests and how many; by default the next one of any organization or team
   * @throws PlatformConfigError if the operation is unknown or one of several, an argument is invalid, or its response cannot drift so
   *
   * @example
   * ```ts
   * platform.faults.inject("getPipe", { type: "status", status: 503 }, { times: 3 });
   * ```
   */
  inject(operationId: string, fault: Fault, options?: FaultOptions): InjectedFault;
  /** Pending faults, oldest first. */
  pending(): readonly InjectedFault[];
  /** Pending faults and the latest 1000 that have fired, oldest first. */
  all(): readonly InjectedFault[];
  /** Removes all faults. */
  clear(): void;
  /**
   * Asserts that no fault is pending.
   *
   * @param filter `tenantId` limits it to the faults of one organization or team
   * @throws Error that lists the pending faults
   *
   * @example
   * ```ts
   * platform.faults.assertAllFired();
   * ```
   */
  assertAllFired(filter?: { readonly tenantId?: string | undefined }): void;
}

/** The faults as the pipeline uses them. */
export interface FaultSource {
  /**
   * Returns the fault of a request, and counts it as fired.
   *
   * @param tenantId organization or team of the credentials; null without valid credentials
   */
  take(api: string, operationId: string, tenantId: string | null): Fault | undefined;
}

/** An injected fault whose count this file updates. */
interface CountedFault extends InjectedFault {
  fired: number;
}

/** Finds the API of an operation by the name that a fault has: its operationId, or that after the name of the API and a dot. */
function findApi(apis: readonly PlatformApi[], name: string) {
  const found = apis.flatMap((api) =>
    Object.keys(api.operations)
      .filter((operationId) => name === operationId || name === `${api.name}.${operationId}`)
      .map((operationId) => ({ api, operationId, fullName: `${api.name}.${operationId}` })),
  );
  const [only] = found;
  if (found.length > 1) {
    const names = found.map(({ fullName }) => fullName).join(" or ");
    throw new PlatformConfigError(`${name} is an operation of several APIs. Use ${names}.`);
  }
  if (only) return only;
  checkName(
    "operation",
    name,
    apis.flatMap(({ operations }) => Object.keys(operations)),
  );
  throw new PlatformConfigError(`${name} is not a known operation.`);
}

/** A test that injects more has forgotten to clear them. */
const maxPending = 1000;
const maxFired = 1000;

export function createFaults(apis: readonly PlatformApi[]): Faults & FaultSource {
  /** Operations of the faults, with their APIs. */
  const fullNames = new WeakMap<InjectedFault, string>();
  let pending: readonly CountedFault[] = [];
  let fired: readonly CountedFault[] = [];
  let injectedCount = 0;
  const remove = (fault: InjectedFault): void => {
    pending = pending.filter((other) => other !== fault);
  };
  return {
    inject: (name, fault, options = {}) => {
      const { api, operationId, fullName } = findApi(apis, name);
      if (pending.length >= maxPending) {
        throw new PlatformConfigError(`${maxPending} faults are pending. Call clear() after each test.`);
      }
      const checked = { fault: checkFault(fault, operationId, api), ...checkFaultOptions(options) };
      injectedCount += 1;
      const injected: CountedFault = {
        id: String(injectedCount),
        operationId: name,
        ...checked,
        fired: 0,
        remove: () => remove(injected),
      };
      fullNames.set(injected, fullName);
      pending = [...pending, injected];
      return injected;
    },
    pending: () => pending,
    all: () => [...fired, ...pending].sort((a, b) => Number(a.id) - Number(b.id)),
    clear: () => {
      pending = [];
      fired = [];
    },
    assertAllFired: (filter = {}) => {
      const { tenantId } = checkConfig({ tenantId: aString }, filter, "filter.");
      assertNonePending(pending.filter((fault) => tenantId === undefined || fault.tenantId === tenantId));
    },
    take: (api, operationId, tenantId) => {
      if (pending.length === 0) return undefined;
      const name = `${api}.${operationId}`;
      const next = pending.find(
        (fault) => fullNames.get(fault) === name && (fault.tenantId === null || fault.tenantId === tenantId),
      );
      if (!next) return undefined;
      next.fired += 1;
      if (next.fired === next.times) {
        remove(next);
        fired = [...fired, next].slice(-maxFired);
      }
      return next.fault;
    },
  };
}

function assertNonePending(pending: readonly InjectedFault[]): void {
  if (pending.length === 0) return;
  const lines = pending.map(({ operationId, tenantId, fault, fired, times }) => {
    const tenant = tenantId === null ? "" : ` for tenant ${tenantId}`;
    return `  ${operationId}${tenant}: ${JSON.stringify(fault)}, fired ${fired} of ${times} times`;
  });
  throw new Error(`Not every injected fault has fired:\n${lines.join("\n")}`);
}
