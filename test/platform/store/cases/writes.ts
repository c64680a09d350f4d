/** Writes take effect completely or not at all. */
import { expect, test } from "vitest";
import type { ResourceKey, Store, StoreState } from "../../../../src/platform/index.ts";
import { etagOf } from "../../../../src/platform/store/digest.ts";
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

const serviceKey = { tenantId, kind: "Service", parentId: "", id: "zz" };
const etag = etagOf('{"id":"zz"}');
const next = { body: '{"count":7}', etag: etagOf('{"count":7}') };
const other = makeState({ tenants: [makeTenant("new")], resources: [makeResource("new")] });
const tags = [{ key: "env", value: "prod" }];

export function describeWrites(store: () => Store): void {
  const replace = (key: ResourceKey, scope: string, expected: string) =>
    store().replace(key, scope, expected, next);
  const remove = (key: ResourceKey, scope: string, expected: string) => store().remove(key, scope, expected);

  test.each([
    ["replaces", replace],
    ["removes", remove],
  ])("%s a resource only if it is the tenant's own, and its ETag is the expected one", async (_, write) => {
    expect(await write(serviceKey, tenantId, "another")).toBe(false);
    expect(await write({ ...serviceKey, id: "none" }, tenantId, etag)).toBe(false);
    expect(await write(serviceKey, otherTenantId, etag)).toBe(false);
    expect(await write({ ...serviceKey, tenantId: otherTenantId }, tenantId, etag)).toBe(false);
    expect(await store().read()).toEqual(sample);
    expect(await write(serviceKey, tenantId, etag)).toBe(true);
    expect(await write(serviceKey, tenantId, etag)).toBe(false);
  });

  test("keeps the tags of a resource that is replaced, and adds a removed one again without them", async () => {
    await replace(serviceKey, tenantId, etag);
    expect(await store().get(serviceKey, tenantId)).toEqual(next);
    expect(await store().list({ ...serviceKey, tags }, tenantId)).toContain(next.body);
    await remove(serviceKey, tenantId, next.etag);
    expect(await store().get(serviceKey, tenantId)).toBeUndefined();
    const others = sample.resources.filter(
      ({ kind, id }) => kind !== serviceKey.kind || id !== serviceKey.id,
    );
    expect((await store().read()).resources).toEqual(others);
    const again = makeResource("zz", { ...serviceKey, tags: {} });
    await store().insert(makeState({ resources: [again] }));
    expect(await store().list({ ...serviceKey, tags }, tenantId)).not.toContain(again.body);
    expect((await store().read()).resources).toEqual([...others, again]);
  });

  test.each<[string, Partial<StoreState>]>([
    [`tenant ${tenantId}`, { tenants: [makeTenant("new"), makeTenant()] }],
    ["tenant team", { tenants: [makeTenant("team", "observability")] }],
    ["credential demo-key", { credentials: [makeCredential("new"), makeCredential("demo-key")] }],
    // With the same id under two tenants, a credential would be ambiguous.
    ["credential demo-key", { credentials: [makeCredential("demo-key", { tenantId: otherTenantId })] }],
    [`pipe ${pipeKey.id}`, { resources: [makeResource("new"), makeResource(pipeKey.id, pipeKey)] }],
    ["tenant twice", { tenants: [makeTenant("twice"), makeTenant("twice")] }],
    ["service twice", { resources: [makeResource("twice"), makeResource("twice", { body: "1" })] }],
  ])("inserts nothing if there is already %s", async (what, members) => {
    const first = makeResource("first", { tags: { a: "b" } });
    const state = makeState({ tenants: [makeTenant("first")], resources: [first], ...members });
    await expect(store().insert(state)).rejects.toMatchObject({
      name: "StoreConflictError",
      message: `${what} already exists. Nothing was added.`,
    });
    expect(await store().read()).toEqual(sample);
    await store().insert(makeState({ resources: [first] }));
  });

  test("inserts after what is there, and replaces everything, or nothing if the new state has a conflict", async () => {
    const added = makeState({ ...other, credentials: [makeCredential("new", { tenantId: "new" })] });
    await store().insert(added);
    expect(await store().read()).toEqual({
      tenants: [...sample.tenants, ...added.tenants],
      credentials: [...sample.credentials, ...added.credentials],
      resources: [...sample.resources, ...added.resources],
    });
    await store().replaceAll(other);
    const twice = makeState({ tenants: [makeTenant("twice"), makeTenant("twice")] });
    await expect(store().replaceAll(twice)).rejects.toMatchObject({ name: "StoreConflictError" });
    expect(await store().read()).toEqual(other);
    expect(await store().findCredential("management", "demo-key")).toBeUndefined();
    expect(await store().get(pipeKey, tenantId)).toBeUndefined();
    await store().replaceAll(sample);
    expect(Object.keys((await store().read()).resources[3]?.tags ?? {})).toEqual(["env", "__proto__"]);
  });

  test("is filled by one of several concurrent calls if it is empty, and not if it holds a tenant", async () => {
    await store().replaceAll(makeState());
    const states = ["a", "b", "c"].map((id) =>
      makeState({ tenants: [makeTenant(id)], resources: [makeResource(id, { tenantId: id })] }),
    );
    const filled = await Promise.all(states.map((state) => store().insertIfEmpty(state)));
    expect(filled.filter(Boolean)).toHaveLength(1);
    expect(await store().insertIfEmpty(sample)).toBe(false);
    expect(await store().read()).toEqual(states[filled.indexOf(true)]);
  });

  test.each<[string, Partial<StoreState>]>([
    ["an id with a NUL character", { resources: [makeResource("a\0b")] }],
    ["a tag with a NUL character", { resources: [makeResource("a", { tags: { key: "\0" } })] }],
    ["a tag's key with a lone surrogate", { resources: [makeResource("a", { tags: { "\ud800": "" } })] }],
    ["a name with a lone surrogate", { tenants: [makeTenant("a", "management", "\udc00")] }],
    ["a credential's id with a lone surrogate", { credentials: [makeCredential("\ud800")] }],
  ])("rejects %s, which not every database can store", async (_, members) => {
    await store().replaceAll(makeState());
    for (const write of [store().insert, store().insertIfEmpty, store().replaceAll]) {
      await expect(write(makeState(members))).rejects.toMatchObject({ name: "PlatformConfigError" });
    }
    expect(await store().read()).toEqual(makeState());
  });

  test("keeps metadata apart from its state", async () => {
    expect(await store().getMetadata("none")).toBeUndefined();
    for (const value of ["1", "2"]) await store().setMetadata("version", value);
    await store().replaceAll(other);
    expect(await store().getMetadata("version")).toBe("2");
    expect(await store().read()).toEqual(other);
  });

  test("shares no objects with its callers", async () => {
    const resource = makeResource("mine", { tags: { env: "prod" } });
    const tenants = [makeTenant()];
    await store().replaceAll({ tenants, credentials: [], resources: [resource] });
    const read = await store().read();
    for (const { tags } of [resource, ...read.resources]) Object.assign(tags, { env: "changed" });
    Object.assign(read.resources[0] ?? {}, { body: "changed" });
    tenants.pop();
    const resources = [makeResource("mine", { tags: { env: "prod" } })];
    expect(await store().read()).toMatchObject({ tenants: [makeTenant()], resources });
  });
}
