/** Writes take effect completely or not at all. */
import { expect, test } from "vitest";
import type { Store, StoreState } from "../../../../src/platform/index.ts";
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

const etag = etagOf('{"count":0}');
const next = { body: '{"count":7}', etag: etagOf('{"count":7}') };
const other = makeState({ tenants: [makeTenant("new")], resources: [makeResource("new")] });

export function describeWrites(store: () => Store): void {
  test("replaces a resource only if its ETag is the expected one", async () => {
    expect(await store().replace(pipeKey, tenantId, "another", next)).toBe(false);
    expect(await store().get(pipeKey, tenantId)).toMatchObject({ etag });
    expect(await store().replace(pipeKey, tenantId, etag, next)).toBe(true);
    expect(await store().replace(pipeKey, tenantId, etag, { body: "{}", etag: "x" })).toBe(false);
    expect(await store().get(pipeKey, tenantId)).toEqual(next);
  });

  test("replaces no resource that does not exist or belongs to another tenant", async () => {
    expect(await store().replace({ ...pipeKey, id: "none" }, tenantId, etag, next)).toBe(false);
    expect(await store().replace(pipeKey, otherTenantId, etag, next)).toBe(false);
    expect(await store().replace({ ...pipeKey, tenantId: otherTenantId }, tenantId, etag, next)).toBe(false);
    expect(await store().read()).toEqual(sample);
  });

  test("removes a resource only if its ETag is the expected one, and adds it again without its tags", async () => {
    const key = { tenantId, kind: "Service", parentId: "", id: "zz" };
    const tags = [{ key: "env", value: "prod" }];
    const expected = etagOf('{"id":"zz"}');
    expect(await store().remove(key, tenantId, "another")).toBe(false);
    expect(await store().remove({ ...key, id: "none" }, tenantId, expected)).toBe(false);
    expect(await store().remove(key, otherTenantId, expected)).toBe(false);
    expect(await store().remove({ ...key, tenantId: otherTenantId }, tenantId, expected)).toBe(false);
    expect(await store().read()).toEqual(sample);
    expect(await store().remove(key, tenantId, expected)).toBe(true);
    expect(await store().remove(key, tenantId, expected)).toBe(false);
    expect(await store().get(key, tenantId)).toBeUndefined();
    const others = sample.resources.filter(({ kind, id }) => kind !== key.kind || id !== key.id);
    expect((await store().read()).resources).toEqual(others);
    const again = makeResource("zz", { ...key, body: '{"id":"zz"}', etag: expected, tags: {} });
    await store().insert(makeState({ resources: [again] }));
    expect(await store().list({ ...key, tags }, tenantId)).not.toContain(again.body);
    expect((await store().read()).resources).toEqual([...others, again]);
  });

  test("keeps the tags of a resource that is replaced", async () => {
    const key = { tenantId, kind: "Service", parentId: "", id: "zz" };
    await store().replace(key, tenantId, etagOf('{"id":"zz"}'), next);
    const tags = [{ key: "env", value: "prod" }];
    expect(await store().list({ ...key, tags }, tenantId)).toContain(next.body);
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

  test("inserts after what is there, and replaces everything", async () => {
    const added = makeState({ ...other, credentials: [makeCredential("new", { tenantId: "new" })] });
    await store().insert(added);
    expect(await store().read()).toEqual({
      tenants: [...sample.tenants, ...added.tenants],
      credentials: [...sample.credentials, ...added.credentials],
      resources: [...sample.resources, ...added.resources],
    });
    await store().replaceAll(other);
    expect(await store().read()).toEqual(other);
    expect(await store().findCredential("management", "demo-key")).toBeUndefined();
    expect(await store().get(pipeKey, tenantId)).toBeUndefined();
    await store().replaceAll(sample);
    expect(Object.keys((await store().read()).resources[3]?.tags ?? {})).toEqual(["env", "__proto__"]);
  });

  test("keeps everything if the state that would replace it has a conflict", async () => {
    const twice = makeState({ tenants: [makeTenant("twice"), makeTenant("twice")] });
    await expect(store().replaceAll(twice)).rejects.toMatchObject({ name: "StoreConflictError" });
    expect(await store().read()).toEqual(sample);
    expect(await store().findCredential("management", "demo-key")).toEqual(sample.credentials[0]);
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
    expect(await store().read()).toMatchObject({
      tenants: [makeTenant()],
      resources: [makeResource("mine", { tags: { env: "prod" } })],
    });
  });
}
