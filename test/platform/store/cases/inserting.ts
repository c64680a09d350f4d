/** Conformance of inserts, which add all or nothing. */
import { expect, it } from "vitest";
import type { Store, StoreState } from "../../../../src/platform/store/store.ts";
import {
  makeCredential,
  makeResource,
  makeState,
  makeTenant,
  otherTenantId,
  pipeKey,
  sample,
  tenantId,
} from "../sample.ts";

/** Declares the tests. */
export function describeInserting(store: () => Store): void {
  it.each<[string, Partial<StoreState>]>([
    [`organization ${tenantId}`, { tenants: [makeTenant("new"), makeTenant()] }],
    ["team team", { tenants: [makeTenant("team", "observability")] }],
    ["credential demo-key", { credentials: [makeCredential("new"), makeCredential("demo-key")] }],
    // With the same id under two tenants, a credential would be ambiguous.
    ["credential demo-key", { credentials: [makeCredential("demo-key", { tenantId: otherTenantId })] }],
    [`pipe ${pipeKey.id}`, { resources: [makeResource("new"), makeResource(pipeKey.id, pipeKey)] }],
    ["organization twice", { tenants: [makeTenant("twice"), makeTenant("twice")] }],
    ["service twice", { resources: [makeResource("twice"), makeResource("twice", { body: "1" })] }],
  ])("adds nothing when there is already %s", async (what, members) => {
    await store().insert(sample);
    const state = makeState({
      tenants: [makeTenant("first")],
      credentials: [makeCredential("first")],
      resources: [makeResource("first", { tags: { a: "b" } })],
      ...members,
    });
    await expect(store().insert(state)).rejects.toMatchObject({
      name: "StoreConflictError",
      message: `${what} is there already. Nothing was added.`,
    });
    expect(await store().read()).toEqual(sample);
    await store().insert(makeState({ resources: [makeResource("first")] }));
  });

  it("adds after what is there", async () => {
    await store().insert(sample);
    const more = makeState({
      tenants: [makeTenant("new")],
      credentials: [makeCredential("new", { tenantId: "new" })],
      resources: [makeResource("new", { tenantId: "new", tags: { a: "" } })],
    });
    await store().insert(more);
    expect(await store().read()).toEqual({
      tenants: [...sample.tenants, ...more.tenants],
      credentials: [...sample.credentials, ...more.credentials],
      resources: [...sample.resources, ...more.resources],
    });
  });

  it.each<[string, Partial<StoreState>]>([
    ["an id with a NUL character", { resources: [makeResource("a\0b")] }],
    ["a tag with one", { resources: [makeResource("a", { tags: { key: "\0" } })] }],
    [
      "a tag's key with half of a surrogate pair",
      { resources: [makeResource("a", { tags: { "\ud800": "" } })] },
    ],
    ["a name with one", { tenants: [makeTenant("a", "management", "\udc00")] }],
    ["a credential's id with one", { credentials: [makeCredential("\ud800")] }],
  ])("rejects %s, which not every store can hold", async (_, members) => {
    for (const write of [store().insert, store().insertIfEmpty, store().replaceAll]) {
      await expect(write(makeState(members))).rejects.toMatchObject({ name: "PlatformConfigError" });
    }
    expect(await store().read()).toEqual(makeState());
  });

  it("fills an empty store, and leaves one that holds a tenant as it is", async () => {
    expect(await store().insertIfEmpty(sample)).toBe(true);
    expect(await store().insertIfEmpty(makeState({ tenants: [makeTenant("new")] }))).toBe(false);
    expect(await store().insertIfEmpty(sample)).toBe(false);
    expect(await store().read()).toEqual(sample);
  });

  it("is filled by one of several concurrent calls", async () => {
    const states = ["a", "b", "c", "d", "e"].map((id) =>
      makeState({ tenants: [makeTenant(id)], resources: [makeResource(id, { tenantId: id })] }),
    );
    const won = await Promise.all(states.map((state) => store().insertIfEmpty(state)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store().read()).toEqual(states[won.indexOf(true)]);
  });
}
