/** Organizations for single tests. */
import { anArray, aString, type OptionRules } from "../contract/check-options.ts";
import { checkConfig } from "../platform/lib/check-config.ts";
import type { SeedPipe, SeedService } from "../platform/seed/seed.ts";
import type { TestConnection, TestContext } from "./context.ts";
import { type CompleteService, completePipe, completeService, type ServiceInput } from "./seed-defaults.ts";
import { createTenantKit, type TenantKit } from "./tenant.ts";

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

const organizationRules: OptionRules<OrganizationInput> = { name: aString, services: anArray };

export async function addOrganization(
  context: TestContext,
  input: OrganizationInput,
): Promise<TestOrganization> {
  checkConfig(organizationRules, input, "organization.");
  const organization = {
    id: crypto.randomUUID(),
    ...(input.name !== undefined && { name: input.name }),
    services: (input.services ?? []).map(completeService),
  };
  const key = { keyId: `key-${crypto.randomUUID()}`, keySecret: `secret-${crypto.randomUUID()}` };
  const keys = [{ id: key.keyId, secret: key.keySecret }];
  await context.platform.seed({ organizations: [{ ...organization, keys }] });
  const insert: InsertServices = (services, kinds) =>
    context.insert({ organizations: [{ id: organization.id, services }] }, kinds, {
      api: "management",
      id: key.keyId,
    });
  const services = organization.services.map((service) => toService(service, organization.id, insert));
  return {
    organizationId: organization.id,
    ...key,
    managementOptions: { ...context.connection, ...key },
    services,
    addService: async (input) => {
      const service = completeService(input);
      await insert([service], ["Service", "Pipe"]);
      const added = toService(service, organization.id, insert);
      services.push(added);
      return added;
    },
    ...createTenantKit(context.platform, "management", organization.id),
  };
}

type InsertServices = (services: readonly SeedService[], kinds: readonly string[]) => Promise<void>;

function toService(service: CompleteService, organizationId: string, insert: InsertServices): TestService {
  const serviceId = service.id;
  const toPipe = ({ id: pipeId }: SeedPipe): TestPipe => ({
    pipeId,
    parameters: { organizationId, serviceId, pipeId },
  });
  const pipes = service.pipes.map(toPipe);
  return {
    serviceId,
    pipes,
    addPipe: async (input) => {
      const pipe = completePipe(input);
      await insert([{ id: serviceId, pipes: [pipe] }], ["Pipe"]);
      const added = toPipe(pipe);
      pipes.push(added);
      return added;
    },
  };
}
