/** The Management API's part of a seed: organizations with their keys, services and pipes. */
import { propertyOrder } from "../../../../generated/platform/property-order.ts";
import { checkTimes, findDuplicates, idOf, itemsOf, uuidOf } from "../../seed/located.ts";
import type { SeedSection } from "../../seed/section.ts";
import { contentOf, nameOf, type Owned, take, toValidity, unlessEmpty } from "../../seed/seed-items.ts";
import { changeTimes, lower, toDigest, toResource, toTimes } from "../../seed/stored-items.ts";
import type { Credential, Resource, Tenant } from "../../store/store.ts";
import { settingNames } from "./complete-settings.ts";
import type { SeedOrganization, SeedPipe, SeedService } from "./seed.ts";

const api = "management";
const order = propertyOrder.organizations.services;

export const seedSection: SeedSection = {
  api,
  spacedLists: ["organizations", "services", "pipes"],
  *checkRelations(seed) {
    const organizations = itemsOf(seed, "organizations");
    const keys = organizations.flatMap((organization) => itemsOf(organization, "keys"));
    yield findDuplicates(organizations.flatMap(uuidOf));
    for (const organization of organizations) {
      const services = itemsOf(organization, "services");
      yield findDuplicates(services.flatMap(uuidOf));
      for (const service of services) yield findDuplicates(itemsOf(service, "pipes").flatMap(uuidOf));
    }
    yield findDuplicates(keys.flatMap(idOf));
    for (const key of keys) yield checkTimes(key);
  },
  toState: ({ organizations = [] }, loadedAt) => ({
    tenants: organizations.map(({ id, name = null }) => ({ api, id: lower(id), name })),
    credentials: organizations.flatMap(keyCredentials),
    resources: resourcesOf(organizations, loadedAt),
  }),
  toSeed: (tenants, owned) =>
    unlessEmpty(
      "organizations",
      tenants.map((tenant) => toOrganization(tenant, owned)),
    ),
};

function keyCredentials({ id: tenantId, keys = [] }: SeedOrganization): readonly Credential[] {
  return keys.map(({ id, secret, secretHash, ...validity }) => ({
    api,
    tenantId: lower(tenantId),
    id,
    secretHash: toDigest(secret, secretHash),
    ...toTimes(validity),
  }));
}

function* resourcesOf(organizations: readonly SeedOrganization[], loadedAt: string): Iterable<Resource> {
  for (const { id, services = [] } of organizations) {
    for (const service of services) yield* serviceResources(service, lower(id), loadedAt);
  }
}

function* serviceResources(
  { tags = {}, pipes = [], ...service }: SeedService,
  tenantId: string,
  loadedAt: string,
): Iterable<Resource> {
  const id = lower(service.id);
  const content = { createdAt: loadedAt, ...service, id };
  yield toResource({ tenantId, kind: "Service", parentId: "", id }, order, content, tags);
  for (const pipe of pipes) yield pipeResource(pipe, { tenantId, serviceId: id, loadedAt });
}

function pipeResource(
  pipe: SeedPipe,
  {
    tenantId,
    serviceId,
    loadedAt,
  }: { readonly tenantId: string; readonly serviceId: string; readonly loadedAt: string },
): Resource {
  const id = lower(pipe.id);
  const settings = { ...Object.fromEntries(settingNames.map((name) => [name, null])), ...pipe.settings };
  const content = { ...pipe, ...changeTimes(pipe, loadedAt), id, serviceId, settings };
  return toResource({ tenantId, kind: "Pipe", parentId: serviceId, id }, order.pipes, content);
}

function toOrganization({ id, name }: Tenant, owned: Owned): SeedOrganization {
  const keys = take(owned.credentials, api, id).map((credential) => {
    return { id: credential.id, secretHash: credential.secretHash, ...toValidity(credential) };
  });
  const services = take(owned.resources, id, "Service", "").map((resource): SeedService => {
    const pipes = take(owned.resources, id, "Pipe", resource.id).map((pipe) => {
      const { serviceId: _, ...rest } = contentOf<SeedPipe & { readonly serviceId: string }>(pipe);
      // Without null, the default: a version whose document lacks a new setting can load the export.
      const settings = Object.entries(rest.settings ?? {}).filter(([, value]) => value !== null);
      return { ...rest, settings: Object.fromEntries(settings) };
    });
    const tags = Object.keys(resource.tags).length > 0 ? { tags: { ...resource.tags } } : {};
    return { ...contentOf<SeedService>(resource), ...tags, ...unlessEmpty("pipes", pipes) };
  });
  return { id, ...nameOf(name), ...unlessEmpty("keys", keys), ...unlessEmpty("services", services) };
}
