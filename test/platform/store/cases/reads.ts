/** Reads find exactly what was written. */
import { expect, test } from "vitest";
import type { Store } from "../../../../src/platform/index.ts";
import { etagOf } from "../../../../src/platform/store/digest.ts";
import {
  bodies,
  makeResource,
  makeState,
  makeTenant,
  otherTenantId,
  pipeKey,
  sample,
  serviceId,
  tenantId,
} from "../sample.ts";

const services = { tenantId, kind: "Service", parentId: "" };

/** Ids that a query must not interpret or normalize. */
const ids = ["'", '"', "%", "_", ";--", "?", "$1", "a b", "A", "a", "Ä", "A\u0308", "\u{1F600}"];

export function describeReads(store: () => Store): void {
  const listIds = async () =>
    (await store().list({ ...services, tags: [] }, tenantId)).map((body) => JSON.parse(body).id);

  test("finds a credential only by its API and exact id, whatever its tenant and state", async () => {
    for (const credential of sample.credentials) {
      expect(await store().findCredential(credential.api, credential.id)).toEqual(credential);
    }
    expect(await store().findCredential("observability", "other-key")).toBeUndefined();
    for (const id of ["DEMO-KEY", "", "demo-key\0", "' or 1=1 --"]) {
      expect(await store().findCredential("management", id), id).toBeUndefined();
    }
  });

  test("finds a resource only by its own tenant, kind, parent and id", async () => {
    const body = '{"count":0}';
    expect(await store().get(pipeKey, tenantId)).toEqual({ body, etag: etagOf(body) });
    for (const other of [
      { kind: "Alert" },
      { parentId: "" },
      { id: "none" },
      { id: "a\0" },
      { id: "\ud800" },
    ]) {
      expect(await store().get({ ...pipeKey, ...other }, tenantId)).toBeUndefined();
    }
    const key = { ...services, tenantId: otherTenantId, id: serviceId };
    expect(await store().get(key, otherTenantId)).toMatchObject({ body: '{"other":true}' });
    expect(await store().get(key, tenantId)).toBeUndefined();
    expect(await store().get({ ...key, tenantId }, otherTenantId)).toBeUndefined();
  });

  test("lists only resources of the tenant, kind and parent", async () => {
    const list = (kind: string, parentId: string, tenant = tenantId, scope = tenant) =>
      store().list({ tenantId: tenant, kind, parentId, tags: [] }, scope);
    expect(await list("Pipe", serviceId)).toEqual(['{"count":0}']);
    expect(await list("Pipe", "")).toEqual([]);
    expect(await list("Dashboard", "")).toEqual([]);
    expect(await list("Service", "\0")).toEqual([]);
    expect(await list("Service", "", otherTenantId)).toEqual(['{"other":true}']);
    expect(await list("Service", "", tenantId, otherTenantId)).toEqual([]);
    const tags = [{ key: "env", value: "prod" }];
    expect(await store().list({ ...services, tags }, otherTenantId)).toEqual([]);
  });

  test("returns bodies byte for byte with their ETags, and compares ids exactly", async () => {
    const resources = ids.map((id, index) => makeResource(id, { body: bodies[index % bodies.length] ?? "" }));
    await store().replaceAll(makeState({ tenants: [makeTenant()], resources }));
    for (const { body, etag, ...key } of resources) {
      expect(await store().get(key, tenantId), key.id).toEqual({ body, etag });
    }
    const listed = await store().list({ ...services, tags: [] }, tenantId);
    expect(listed).toEqual(resources.map(({ body }) => body));
    expect((await store().read()).resources).toEqual(resources);
  });

  test("lists in the order of insertion, also after changes and further insertions", async () => {
    expect(await listIds()).toEqual([serviceId, "zz", "aa"]);
    const changed = { body: '{"id":"zz","changed":true}', etag: "changed" };
    await store().replace({ ...services, id: "zz" }, tenantId, etagOf('{"id":"zz"}'), changed);
    await store().insert(makeState({ resources: [makeResource("mm"), makeResource("00")] }));
    expect(await listIds()).toEqual([serviceId, "zz", "aa", "mm", "00"]);
    const many = Array.from({ length: 1_300 }, (_, index) => `${(index * 7_919) % 1_300}`);
    await store().replaceAll(
      makeState({ tenants: [makeTenant()], resources: many.map((id) => makeResource(id)) }),
    );
    expect(await listIds()).toEqual(many);
  });
}
