/** Conformance of reading and replacing everything. */
import { expect, it } from "vitest";
import type { Store } from "../../../../src/platform/store/store.ts";
import { makeResource, makeState, makeTenant, pipeKey, sample, tenantId } from "../sample.ts";

/** Declares the tests. */
export function describeBulk(store: () => Store): void {
  it("reads everything as it was inserted, in its order", async () => {
    await store().insert(sample);
    expect(await store().read()).toEqual(sample);
    expect(Object.keys((await store().read()).resources[3]?.tags ?? {})).toEqual(["env", "__proto__"]);
  });

  it("replaces everything", async () => {
    await store().insert(sample);
    const other = makeState({ tenants: [makeTenant("new")], resources: [makeResource("new")] });
    await store().replaceAll(other);
    expect(await store().read()).toEqual(other);
    expect(await store().findCredential("management", "demo-key")).toBeUndefined();
    expect(await store().get(pipeKey, tenantId)).toBeUndefined();
    await store().replaceAll(sample);
    expect(await store().read()).toEqual(sample);
    await store().replaceAll(makeState());
    expect(await store().read()).toEqual(makeState());
    expect(await store().insertIfEmpty(sample)).toBe(true);
  });

  it("keeps everything when the new state has a conflict", async () => {
    await store().insert(sample);
    const twice = makeState({ tenants: [makeTenant("twice"), makeTenant("twice")] });
    await expect(store().replaceAll(twice)).rejects.toMatchObject({ name: "StoreConflictError" });
    expect(await store().read()).toEqual(sample);
    expect(await store().findCredential("management", "demo-key")).toEqual(sample.credentials[0]);
  });

  it("never shows a part of a change", async () => {
    const other = makeState({ tenants: [makeTenant("new")], resources: [makeResource("new")] });
    await store().replaceAll(sample);
    const writes = Array.from({ length: 10 }, (_, index) =>
      store().replaceAll(index % 2 === 0 ? other : sample),
    );
    const reads = Array.from({ length: 20 }, () => store().read());
    for (const state of await Promise.all(reads)) {
      expect([other, sample]).toContainEqual(state);
    }
    await Promise.all(writes);
  });

  it("shares no objects with its callers", async () => {
    const resource = { ...makeResource("mine"), tags: { env: "prod" } };
    const tenants = [{ ...makeTenant() }];
    await store().insert({ tenants, credentials: [], resources: [resource] });
    resource.tags.env = "changed";
    tenants.pop();
    const read = await store().read();
    expect(read.resources[0]?.tags).toEqual({ env: "prod" });
    Object.assign(read.resources[0] ?? {}, { body: "changed" });
    Object.assign(read.resources[0]?.tags ?? {}, { env: "changed" });
    expect(await store().read()).toMatchObject({
      tenants: [makeTenant()],
      resources: [makeResource("mine", { tags: { env: "prod" } })],
    });
  });
}
