/** Compare and swap: part of the suite that every store must pass. */
import { expect, it } from "vitest";
import { etagOf } from "../../../../src/platform/store/digest.ts";
import type { Store } from "../../../../src/platform/store/store.ts";
import { countOf, increment } from "../increment.ts";
import { otherTenantId, pipeKey, sample, serviceId, tenantId } from "../sample.ts";

/** Declares this part of the suite. */
export function describeReplacing(store: () => Store): void {
  const next = { body: '{"count":7}', etag: etagOf('{"count":7}') };

  it("replaces the version that was read, and only that", async () => {
    await store().insert(sample);
    const read = await store().get(pipeKey, tenantId);
    expect(await store().replace(pipeKey, tenantId, "another", next)).toBe(false);
    expect(await store().get(pipeKey, tenantId)).toEqual(read);
    expect(await store().replace(pipeKey, tenantId, read?.etag ?? "", next)).toBe(true);
    expect(await store().get(pipeKey, tenantId)).toEqual(next);
    expect(await store().replace(pipeKey, tenantId, read?.etag ?? "", { body: "{}", etag: "x" })).toBe(false);
    expect(await store().get(pipeKey, tenantId)).toEqual(next);
  });

  it("replaces nothing that is gone, or of a tenant that is not the one that asks", async () => {
    await store().insert(sample);
    const { etag = "" } = (await store().get(pipeKey, tenantId)) ?? {};
    expect(await store().replace({ ...pipeKey, id: "none" }, tenantId, etag, next)).toBe(false);
    expect(await store().replace(pipeKey, otherTenantId, etag, next)).toBe(false);
    expect(await store().replace({ ...pipeKey, tenantId: otherTenantId }, tenantId, etag, next)).toBe(false);
    expect(await store().get(pipeKey, tenantId)).toMatchObject({ body: '{"count":0}' });
  });

  it("keeps the tags of what it replaces", async () => {
    await store().insert(sample);
    const key = { tenantId, kind: "Service", parentId: "", id: "zz" };
    await store().replace(key, tenantId, etagOf('{"id":"zz"}'), next);
    const tags = [{ key: "env", value: "prod" }];
    expect(await store().list({ ...key, tags }, tenantId)).toEqual([`{"id":"${serviceId}"}`, next.body]);
  });

  it("loses no count of many that count at once", async () => {
    await store().insert(sample);
    await Promise.all(Array.from({ length: 20 }, () => increment(store(), 10)));
    expect(countOf((await store().get(pipeKey, tenantId))?.body)).toBe(200);
  });
}
