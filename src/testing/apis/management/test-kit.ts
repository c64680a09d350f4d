/** The test kit for the Management API: organizations for single tests. */
import { anArray, aString, type OptionRules } from "../../../contract/check-options.ts";
import { demo } from "../../../platform/apis/management/demo-names.ts";
import type { SeedPipe, SeedService } from "../../../platform/apis/management/seed.ts";
import { checkConfig } from "../../../platform/lib/check-config.ts";
import { PlatformConfigError } from "../../../platform/lib/config-error.ts";
import type { TestContext } from "../../context.ts";
import { uniqueName, withoutUndefined } from "../../seed-defaults.ts";
import { createTenantKit } from "../../tenant.ts";
import type { OrganizationInput, ServiceInput, TestOrganization, TestPipe, TestService } from "./types.ts";

/** Members of a test platform for the Management API. */
export interface TestKit {
  /** Options for `createManagementClient`, with the key of the demo data. */
  readonly managementOptions: TestOrganization["managementOptions"];
  /**
   * Adds an organization with a key of its own.
   *
   * @example
   * ```ts
   * const organization = await platform.createOrganization({ services: [{ pipes: [{ name: "clicks" }] }] });
   * const management = createManagementClient(organization.managementOptions);
   * ```
   */
  createOrganization(input?: OrganizationInput): Promise<TestOrganization>;
}

export function createTestKit(context: TestContext): TestKit {
  const { keyId, keySecret } = demo;
  return {
    managementOptions: { ...context.connection, keyId, keySecret },
    createOrganization: (input = {}) => addOrganization(context, input),
  };
}

const organizationRules: OptionRules<OrganizationInput> = { name: aString, services: anArray };

async function addOrganization(context: TestContext, input: OrganizationInput): Promise<TestOrganization> {
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

type CompleteService = SeedService & { readonly pipes: readonly SeedPipe[] };

/** Completes a pipe. Its default source is Kafka. */
function completePipe(pipe: Partial<SeedPipe> = {}): SeedPipe {
  return {
    id: crypto.randomUUID(),
    name: uniqueName("pipe"),
    state: "Running",
    scaling: { replicas: 1, concurrency: 1, replicaCpuMillicores: 250, replicaMemoryGb: 1 },
    source: { kafka: { brokers: "broker-1.example.com:9092", topics: "events" } },
    destination: { database: "default", table: "events", managedTable: true },
    fieldMappings: [],
    ...withoutUndefined("pipe", pipe),
  };
}

/** Completes a service and its pipes. By default it has no pipes. */
function completeService(input: ServiceInput = {}): CompleteService {
  const { pipes = [], ...service } = withoutUndefined("service", input);
  if (!Array.isArray(pipes)) throw new PlatformConfigError("service.pipes must be an array.");
  return {
    id: crypto.randomUUID(),
    name: uniqueName("service"),
    numReplicas: 1,
    idleScaling: false,
    isPrimary: true,
    isReadonly: false,
    ...service,
    pipes: pipes.map(completePipe),
  };
}
