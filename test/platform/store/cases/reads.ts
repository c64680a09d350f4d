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

const services = { tenantId, kind: "Service", parentId: "", tags: [] };

/** Ids that a query must not interpret or normalize. */
const ids = ["'", '"', "%", "_", ";--", "?", "$1", "a b", "A", "a", "Ä", "A\u0308", "\u{1F600}"];

export function describeReads(store: () => Store): void {
  test("finds a credential only by its API and exact id, whatever its tenant and state", async () => {
    for (const credential of sample.credentials) {
      expect(await store().findCredential(credential.api, credential.id)).toEqual(credential);
    }
    expect(await store().findCredential("observability", "other-key")).toBeUndefined();
    for (const id of ["DEMO-KEY", "", "demo-key\0", "' or 1=1 --", "%", "__proto__"]) {
      expect(await store().findCredential("management", id), id).toBeUndefined();
    }
  });

  test("finds and lists resources only by their own tenant, kind and parent", async () => {
    const body = '{"count":0}';
    expect(await store().get(pipeKey, tenantId)).toEqual({ body, etag: etagOf(body) });
    expect(await store().list({ ...pipeKey, tags: [] }, tenantId)).toEqual([body]);
    for (const other of [
      { kind: "Alert" },
      { parentId: "" },
      { parentId: "\0" },
      { tenantId: otherTenantId },
    ]) {
      expect(await store().get({ ...pipeKey, ...other }, tenantId)).toBeUndefined();
      expect(await store().list({ ...pipeKey, tags: [], ...other }, tenantId)).toEqual([]);
    }
    for (const id of ["none", "a\0", "\ud800"]) {
      expect(await store().get({ ...pipeKey, id }, tenantId)).toBeUndefined();
    }
    const own = { ...services, tenantId: otherTenantId };
    expect(await store().get({ ...own, id: serviceId }, otherTenantId)).toMatchObject({
      body: '{"other":true}',
    });
    expect(await store().list(own, otherTenantId)).toEqual(['{"other":true}']);
    for (const [tenant, scope] of [
      [tenantId, otherTenantId],
      [otherTenantId, tenantId],
    ] as const) {
      const tags = [{ key: "env", value: "prod" }];
      expect(await store().get({ ...services, tenantId: tenant, id: serviceId }, scope)).toBeUndefined();
      expect(await store().list({ ...services, tenantId: tenant }, scope)).toEqual([]);
      expect(await store().list({ ...services, tenantId: tenant, tags }, scope)).toEqual([]);
    }
  });

  test("returns bodies byte for byte with their ETags, and compares ids exactly", async () => {
    const resources = ids.map((id, index) => makeResource(id, { body: bodies[index % bodies.length] ?? "" }));
    await store().replaceAll(makeState({ tenants: [makeTenant()], resources }));
    for (const { body, etag, ...key } of resources) {
      expect(await store().get(key, tenantId), key.id).toEqual({ body, etag });
    }
    expect(await store().list(services, tenantId)).toEqual(resources.map(({ body }) => body));
    expect((await store().read()).resources).toEqual(resources);
  });

  test("lists in the order of insertion, also after changes and further insertions", async () => {
    const listIds = async () => (await store().list(services, tenantId)).map((body) => JSON.parse(body).id);
    expect(await listIds()).toEqual([serviceId, "zz", "aa"]);
    const changed = { body: '{"id":"zz","changed":true}', etag: "changed" };
    await store().replace({ ...services, id: "zz" }, tenantId, etagOf('{"id":"zz"}'), changed);
    await store().insert(makeState({ resources: [makeResource("mm"), makeResource("00")] }));
    expect(await listIds()).toEqual([serviceId, "zz", "aa", "mm", "00"]);
    const many = Array.from({ length: 1_300 }, (_, index) => `${(index * 7_919) % 1_300}`);
    const resources = many.map((id) => makeResource(id));
    await store().replaceAll(makeState({ tenants: [makeTenant()], resources }));
    expect(await listIds()).toEqual(many);
  });
}
