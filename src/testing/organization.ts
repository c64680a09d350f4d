/** Organizations of a test's own: nobody else's requests, faults and journal entries are theirs. */

import type { SeedPipe, SeedService } from "../platform/seed/seed.ts";
import { completePipe, completeService, type ServiceInput } from "./seeds.ts";
import { type Owner, type Scope, type TenantKit, tenantKit } from "./tenant.ts";

/** What an organization of a test begins with. */
export interface OrganizationInput {
  /** A name for people. */
  readonly name?: string | undefined;
  /** Its services; what they leave out is filled in. None by default. */
  readonly services?: readonly ServiceInput[] | undefined;
}

/** A pipe of a test. */
export interface TestPipe {
  readonly pipeId: string;
  /** For `getPipe` and `updatePipeSettings`. */
  readonly parameters: {
    readonly organizationId: string;
    readonly serviceId: string;
    readonly pipeId: string;
  };
}

/** A service of a test. */
export interface TestService {
  readonly serviceId: string;
  /** Its pipes, in the order in which they were added. */
  readonly pipes: readonly TestPipe[];
  /** Adds a pipe; what it leaves out is filled in. */
  addPipe(pipe?: Partial<SeedPipe>): Promise<TestPipe>;
}

/** An organization of a test, with a key that opens it. */
export interface TestOrganization extends TenantKit {
  readonly organizationId: string;
  readonly keyId: string;
  readonly keySecret: string;
  /** Options of `createManagementClient`, to be spread: address, `fetch` and key. */
  readonly managementOptions: {
    readonly baseUrl: string;
    readonly fetch: typeof globalThis.fetch;
    readonly keyId: string;
    readonly keySecret: string;
  };
  /** Its services, in the order in which they were added. */
  readonly services: readonly TestService[];
  /** Adds a service; what it leaves out is filled in. */
  addService(service?: ServiceInput): Promise<TestService>;
}

/**
 * Adds an organization.
 *
 * @param scope the platform
 * @param input what it begins with
 */
export async function addOrganization(scope: Scope, input: OrganizationInput): Promise<TestOrganization> {
  const organizationId = crypto.randomUUID();
  const key = { keyId: `key-${crypto.randomUUID()}`, keySecret: `secret-${crypto.randomUUID()}` };
  const given = (input.services ?? []).map(completeService);
  const keys = [{ id: key.keyId, secret: key.keySecret }];
  const { name } = input;
  const named = { id: organizationId, ...(name !== undefined && { name }) };
  await scope.platform.seed({ organizations: [{ ...named, keys, services: given }] });
  const owner = { api: "management", id: key.keyId };
  const services = given.map((service) => toService(scope, organizationId, service, owner));
  return {
    organizationId,
    ...key,
    managementOptions: { ...scope.address, ...key },
    services,
    addService: async (service) => {
      const added = completeService(service);
      const seed = { organizations: [{ id: organizationId, services: [added] }] };
      await scope.insert(seed, ["Service", "Pipe"], owner);
      const handle = toService(scope, organizationId, added, owner);
      services.push(handle);
      return handle;
    },
    ...tenantKit(scope, organizationId),
  };
}

function toService(
  scope: Scope,
  organizationId: string,
  { id: serviceId, pipes: given }: SeedService & { readonly pipes: readonly SeedPipe[] },
  owner: Owner,
): TestService {
  const toPipe = ({ id: pipeId }: SeedPipe): TestPipe => ({
    pipeId,
    parameters: { organizationId, serviceId, pipeId },
  });
  const pipes = given.map(toPipe);
  return {
    serviceId,
    pipes,
    addPipe: async (pipe) => {
      const added = completePipe(pipe);
      const services = [{ id: serviceId, pipes: [added] }];
      await scope.insert({ organizations: [{ id: organizationId, services }] }, ["Pipe"], owner);
      const handle = toPipe(added);
      pipes.push(handle);
      return handle;
    },
  };
}
