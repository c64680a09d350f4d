/** Conformance of lookups by key. */
import { expect, it } from "vitest";
import { etagOf } from "../../../../src/platform/store/digest.ts";
import type { Store } from "../../../../src/platform/store/store.ts";
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

/** Declares the tests. */
export function describeLookups(store: () => Store): void {
  it("finds a credential by API and id, whatever its tenant and state", async () => {
    await store().insert(sample);
    for (const credential of sample.credentials) {
      expect(await store().findCredential(credential.api, credential.id)).toEqual(credential);
    }
  });

  it("finds no credential of another API or another id", async () => {
    await store().insert(sample);
    expect(await store().findCredential("observability", "other-key")).toBeUndefined();
    expect(await store().findCredential("management", "DEMO-KEY")).toBeUndefined();
    expect(await store().findCredential("management", "")).toBeUndefined();
    expect(await store().findCredential("management", "demo-key\0")).toBeUndefined();
    expect(await store().findCredential("management", "' or 1=1 --")).toBeUndefined();
  });

  it("returns every body byte for byte, with its ETag", async () => {
    const resources = bodies.map((body, index) => makeResource(`body-${index}`, { body }));
    await store().insert(makeState({ tenants: [makeTenant()], resources }));
    for (const { body, etag, ...key } of resources)
      expect(await store().get(key, tenantId)).toEqual({ body, etag });
    expect(await store().list({ tenantId, kind: "Service", parentId: "", tags: [] }, tenantId)).toEqual(
      bodies,
    );
    expect((await store().read()).resources.map(({ body }) => body)).toEqual(bodies);
  });

  it("finds a resource only under its own tenant, kind, parent and id", async () => {
    await store().insert(sample);
    expect(await store().get(pipeKey, tenantId)).toEqual({
      body: '{"count":0}',
      etag: etagOf('{"count":0}'),
    });
    for (const wrong of [
      { kind: "Alert" },
      { parentId: "" },
      { id: "none" },
      { id: "a\0b" },
      { id: "\ud800" },
    ]) {
      expect(await store().get({ ...pipeKey, ...wrong }, tenantId)).toBeUndefined();
    }
  });

  it("finds nothing of a tenant other than the credential's", async () => {
    await store().insert(sample);
    const key = { tenantId: otherTenantId, kind: "Service", parentId: "", id: serviceId };
    expect(await store().get(key, otherTenantId)).toMatchObject({ body: '{"other":true}' });
    expect(await store().get(key, tenantId)).toBeUndefined();
    expect(await store().get({ ...key, tenantId }, otherTenantId)).toBeUndefined();
  });

  it("compares ids exactly, whatever characters they contain", async () => {
    const ids = [
      "'",
      '"',
      "%",
      "_",
      ";--",
      "?",
      "$1",
      "a b",
      "A",
      "a",
      "Ä",
      "A\u0308",
      "\u{1F600}",
      "x".repeat(500),
    ];
    const resources = ids.map((id) => makeResource(id, { body: JSON.stringify(id) }));
    await store().insert(makeState({ tenants: [makeTenant()], resources }));
    for (const id of ids) {
      const key = { tenantId, kind: "Service", parentId: "", id };
      expect(await store().get(key, tenantId)).toMatchObject({ body: JSON.stringify(id) });
    }
  });
}
