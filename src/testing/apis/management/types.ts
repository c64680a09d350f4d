/** Types of the test kit for the Management API: organizations for single tests. */
import type { SeedPipe, SeedService } from "../../../platform/apis/management/seed.ts";
import type { TestConnection } from "../../context.ts";
import type { TenantKit } from "../../tenant.ts";

export type { SeedPipe, SeedService };

/** A service to add; every member is optional. */
export interface ServiceInput extends Partial<Omit<SeedService, "pipes">> {
  readonly pipes?: readonly Partial<SeedPipe>[] | undefined;
}

/** Initial data of an organization. */
export interface OrganizationInput {
  /** A display name. */
  readonly name?: string | undefined;
  /** Its services; members that are left out get default values. None by default. */
  readonly services?: readonly ServiceInput[] | undefined;
}

/** A pipe. */
export interface TestPipe {
  readonly pipeId: string;
  /** Path parameters of `getPipe` and `updatePipeSettings`. */
  readonly parameters: {
    readonly organizationId: string;
    readonly serviceId: string;
    readonly pipeId: string;
  };
}

/** A service. */
export interface TestService {
  readonly serviceId: string;
  /** Its pipes, oldest first. */
  readonly pipes: readonly TestPipe[];
  /** Adds a pipe; members that are left out get default values. */
  addPipe(pipe?: Partial<SeedPipe>): Promise<TestPipe>;
}

/** An organization with an API key of its own. */
export interface TestOrganization extends TenantKit {
  readonly organizationId: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** Options for `createManagementClient`. */
  readonly managementOptions: TestConnection & { readonly keyId: string; readonly keySecret: string };
  /** Its services, oldest first. */
  readonly services: readonly TestService[];
  /** Adds a service; members that are left out get default values. */
  addService(service?: ServiceInput): Promise<TestService>;
}
