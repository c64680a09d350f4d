/** Faults and journal of one organization or team, so that tests which share a platform do not affect each other. */
import { apis } from "../platform/apis/index.ts";
import type { Fault, InjectedFault } from "../platform/faults/fault.ts";
import type { Faults } from "../platform/faults/faults.ts";
import type { ExpectedCall, JournalEntry } from "../platform/journal/entry.ts";
import type { Journal, JournalFilter } from "../platform/journal/journal.ts";
import { checkName } from "../platform/lib/check-config.ts";
import { PlatformConfigError } from "../platform/lib/config-error.ts";
import type { Platform } from "../platform/options/options.ts";

/** Faults of one organization or team. */
export interface TenantFaults {
  /** Like `Faults.inject`, for operations of the tenant's API and requests of this tenant. */
  inject(operationId: string, fault: Fault, options?: { readonly times?: number | undefined }): InjectedFault;
  /** This tenant's pending faults, oldest first. */
  pending(): readonly InjectedFault[];
  /** Removes this tenant's pending faults. */
  clear(): void;
  /** Like `Faults.assertAllFired`, for this tenant's faults. */
  assertAllFired(): void;
}

/** Requests of one organization or team. */
export interface TenantJournal {
  /** Like `Journal.entries`. */
  entries(filter?: Omit<JournalFilter, "tenantId">): readonly JournalEntry[];
  /** Like `Journal.assertCalled`, for operations of the tenant's API. */
  assertCalled(operationId: string, expected?: Omit<ExpectedCall, "tenantId">): readonly JournalEntry[];
  /** Like `Journal.assertNotCalled`, for operations of the tenant's API. */
  assertNotCalled(operationId: string, expected?: Omit<ExpectedCall, "tenantId" | "times">): void;
}

/** Members that organizations and teams share. */
export interface TenantKit {
  /** Faults that fire for this tenant's requests only. */
  readonly faults: TenantFaults;
  /** This tenant's requests. */
  readonly journal: TenantJournal;
}

/** Limits faults and journal of a platform to one tenant. `apiName`: the API that the tenant's credentials are for. */
export function createTenantKit(platform: Platform, apiName: string, tenantId: string): TenantKit {
  const operations = apis.find(({ name }) => name === apiName)?.operations ?? {};
  const checkOperation = (operationId: string): void =>
    checkName(`${apiName} operation`, operationId, Object.keys(operations));
  return {
    faults: limitFaults(platform.faults, tenantId, checkOperation),
    journal: limitJournal(platform.journal, tenantId, checkOperation),
  };
}

function limitFaults(
  faults: Faults,
  tenantId: string,
  checkOperation: (operationId: string) => void,
): TenantFaults {
  const pending = () => faults.pending().filter((fault) => fault.tenantId === tenantId);
  return {
    inject: (operationId, fault, options) => {
      checkOperation(operationId);
      return faults.inject(operationId, fault, withTenant(options, tenantId));
    },
    pending,
    clear: () => {
      for (const fault of pending()) fault.remove();
    },
    assertAllFired: () => faults.assertAllFired({ tenantId }),
  };
}

function limitJournal(
  journal: Journal,
  tenantId: string,
  checkOperation: (operationId: string) => void,
): TenantJournal {
  return {
    entries: (filter) => journal.entries(withTenant(filter, tenantId)),
    assertCalled: (operationId, expected) => {
      checkOperation(operationId);
      return journal.assertCalled(operationId, withTenant(expected, tenantId));
    },
    assertNotCalled: (operationId, expected) => {
      checkOperation(operationId);
      journal.assertNotCalled(operationId, withTenant(expected, tenantId));
    },
  };
}

/** Adds the tenant's id to options, all of which are optional. Rejects another id, which would be replaced without notice. */
function withTenant<Options extends object>(
  options: Options | undefined,
  tenantId: string,
): Options & { readonly tenantId: string } {
  const { tenantId: other = tenantId }: { readonly tenantId?: unknown } = options ?? {};
  if (other !== tenantId) throw new PlatformConfigError(`tenantId must be omitted: it is ${tenantId} here.`);
  return { ...options, tenantId } as Options & { readonly tenantId: string };
}
