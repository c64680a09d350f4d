/** Faults and journal of one tenant, so that tests which share a platform do not meet each other's. */
import type { Fault, InjectedFault } from "../platform/faults/fault.ts";
import type { Faults } from "../platform/faults/faults.ts";
import type { ExpectedCall, JournalEntry } from "../platform/journal/entry.ts";
import type { Journal, JournalFilter } from "../platform/journal/journal.ts";

/** Faults that happen to requests of one tenant only. */
export interface TenantFaults {
  /** As `Faults.inject`, for this tenant's requests. */
  inject(operationId: string, fault: Fault, options?: { readonly times?: number | undefined }): InjectedFault;
  /** This tenant's that still wait for a request. */
  pending(): readonly InjectedFault[];
  /** Takes back this tenant's that still wait. */
  clear(): void;
  /** As `Faults.assertAllFired`, for this tenant's. */
  assertAllFired(): void;
}

/** Requests of one tenant. */
export interface TenantJournal {
  /** As `Journal.entries`. */
  entries(filter?: Omit<JournalFilter, "tenantId">): readonly JournalEntry[];
  /** As `Journal.assertCalled`. */
  assertCalled(operationId: string, expected?: Omit<ExpectedCall, "tenantId">): readonly JournalEntry[];
  /** As `Journal.assertNotCalled`. */
  assertNotCalled(operationId: string, expected?: Omit<ExpectedCall, "tenantId" | "times">): void;
}

/**
 * Limits faults to one tenant.
 *
 * @param faults the platform's
 * @param tenantId an organization or a team
 */
export function scopeFaults(faults: Faults, tenantId: string): TenantFaults {
  const pending = () => faults.pending().filter((fault) => fault.tenantId === tenantId);
  return {
    inject: (operationId, fault, options = {}) => faults.inject(operationId, fault, { ...options, tenantId }),
    pending,
    clear: () => {
      for (const fault of pending()) fault.remove();
    },
    assertAllFired: () => faults.assertAllFired({ tenantId }),
  };
}

/**
 * Limits the journal to one tenant.
 *
 * @param journal the platform's
 * @param tenantId an organization or a team
 */
export function scopeJournal(journal: Journal, tenantId: string): TenantJournal {
  return {
    entries: (filter = {}) => journal.entries({ ...filter, tenantId }),
    assertCalled: (operationId, expected = {}) =>
      journal.assertCalled(operationId, { ...expected, tenantId }),
    assertNotCalled: (operationId, expected = {}) =>
      journal.assertNotCalled(operationId, { ...expected, tenantId }),
  };
}
