/** Conformance of compare-and-swap. */
import { expect, it } from "vitest";
import { etagOf } from "../../../../src/platform/store/digest.ts";
import type { Store } from "../../../../src/platform/store/store.ts";
import { countOf, increment } from "../increment.ts";
import { otherTenantId, pipeKey, sample, serviceId, tenantId } from "../sample.ts";

/** Declares the tests. */
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

  it("replaces nothing that does not exist, or of a tenant other than the credential's", async () => {
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

  it("loses no concurrent update", async () => {
    await store().insert(sample);
    await Promise.all(Array.from({ length: 20 }, () => increment(store(), 10)));
    expect(countOf((await store().get(pipeKey, tenantId))?.body)).toBe(200);
  });
}
