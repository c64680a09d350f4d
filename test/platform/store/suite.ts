/** What every store must do: one suite, run against each of them. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { etagOf } from "../../../src/platform/digest.ts";
import {
  type Store,
  type StoreState,
  StoreUnavailableError,
  type TagFilter,
} from "../../../src/platform/store/store.ts";
import { countOf, increment } from "./increment.ts";
import type { Place } from "./place.ts";
import {
  bodies,
  makeCredential,
  makeResource,
  makeState,
  makeTenant,
  otherTenantId,
  pipeKey,
  sample,
  serviceId,
  tenantId,
} from "./sample.ts";

/** Declares the suite for stores of one kind. */
export function describeStore(name: string, createPlace: () => Promise<Place>): void {
  describe(`The ${name} store`, () => {
    let place: Place;
    let store: Store;
    beforeEach(async () => {
      place = await createPlace();
      store = await place.open();
    });
    afterEach(() => place.remove());

    describeLookUps(() => store);
    describeLists(() => store);
    describeReplacing(() => store);
    describeInserting(() => store);
    describeWholes(() => store);

    it("says what it is", async () => {
      expect(store.name).toBe(name);
      await expect(store.ping()).resolves.toBeUndefined();
    });

    it("refuses everything before it is open and after it is closed, and may be closed twice", async () => {
      await store.close();
      await store.close();
      const asked = [
        store.findCredential("management", "demo-key"),
        store.get(pipeKey, tenantId),
        store.list({ ...pipeKey, tags: [] }, tenantId),
        store.replace(pipeKey, tenantId, "old", { body: "{}", etag: "new" }),
        store.insert(sample),
        store.insertIfEmpty(sample),
        store.replaceAll(sample),
        store.read(),
        store.ping(),
      ];
      for (const { status, ...rest } of await Promise.allSettled(asked)) {
        expect(status).toBe("rejected");
        expect(rest).toMatchObject({ reason: { name: "StoreUnavailableError", maybeWritten: false } });
      }
      await store.open();
      await expect(store.ping()).resolves.toBeUndefined();
    });
  });
}

function describeLookUps(store: () => Store): void {
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

  it("gives every body back byte for byte, with its etag", async () => {
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

  it("finds nothing of a tenant that is not the one that asks", async () => {
    await store().insert(sample);
    const key = { tenantId: otherTenantId, kind: "Service", parentId: "", id: serviceId };
    expect(await store().get(key, otherTenantId)).toMatchObject({ body: '{"other":true}' });
    expect(await store().get(key, tenantId)).toBeUndefined();
    expect(await store().get({ ...key, tenantId }, otherTenantId)).toBeUndefined();
  });

  it("takes ids for what they are, whatever is in them", async () => {
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

function describeLists(store: () => Store): void {
  const services = { tenantId, kind: "Service", parentId: "" };
  const listIds = async (tags: readonly TagFilter[], scope = tenantId) =>
    (await store().list({ ...services, tags }, scope)).map((body) => JSON.parse(body).id);

  it("lists in the order in which things were added, also after changes and further additions", async () => {
    await store().insert(sample);
    expect(await listIds([])).toEqual([serviceId, "zz", "aa"]);
    const body = '{"id":"zz","changed":true}';
    await store().replace({ ...services, id: "zz" }, tenantId, etagOf('{"id":"zz"}'), {
      body,
      etag: etagOf(body),
    });
    await store().insert(makeState({ resources: [makeResource("mm"), makeResource("00")] }));
    expect(await listIds([])).toEqual([serviceId, "zz", "aa", "mm", "00"]);
  });

  it("keeps the order of more than fit in one statement", async () => {
    const ids = Array.from({ length: 1_300 }, (_, index) => `${(index * 7_919) % 1_300}`);
    await store().insert(
      makeState({ tenants: [makeTenant()], resources: ids.map((id) => makeResource(id)) }),
    );
    expect(await listIds([])).toEqual(ids);
    expect((await store().read()).resources.map(({ id }) => id)).toEqual(ids);
  });

  it("lists only what has the kind and the parent", async () => {
    await store().insert(sample);
    const list = (kind: string, parentId: string) =>
      store().list({ tenantId, kind, parentId, tags: [] }, tenantId);
    expect(await list("Pipe", serviceId)).toEqual(['{"count":0}']);
    expect(await list("Pipe", "")).toEqual([]);
    expect(await list("Dashboard", "")).toEqual([]);
    expect(await list("Service", "\0")).toEqual([]);
  });

  it("lists nothing of a tenant that is not the one that asks", async () => {
    await store().insert(sample);
    expect(await listIds([], otherTenantId)).toEqual([]);
    expect(await listIds([{ key: "env", value: "prod" }], otherTenantId)).toEqual([]);
    expect(await store().list({ ...services, tenantId: otherTenantId, tags: [] }, otherTenantId)).toEqual([
      '{"other":true}',
    ]);
  });

  it("filters by tags: presence, equality, an empty value, several, and the same twice", async () => {
    await store().insert(sample);
    const cases: [TagFilter[], string[]][] = [
      [[{ key: "env", value: "prod" }], [serviceId, "zz"]],
      [[{ key: "env", value: null }], [serviceId, "zz", "aa"]],
      [[{ key: "env", value: "" }], []],
      [[{ key: "team", value: "" }], [serviceId]],
      [[{ key: "team", value: null }], [serviceId]],
      [
        [
          { key: "env", value: "prod" },
          { key: "team", value: null },
        ],
        [serviceId],
      ],
      [
        [
          { key: "env", value: "prod" },
          { key: "env", value: "dev" },
        ],
        [],
      ],
      [
        [
          { key: "env", value: "dev" },
          { key: "env", value: "dev" },
        ],
        ["aa"],
      ],
      [[{ key: "ENV", value: null }], []],
      [[{ key: "env", value: "null" }], []],
      [[{ key: "none", value: null }], []],
      [[{ key: "__proto__", value: "own" }], ["aa"]],
      [[{ key: "toString", value: null }], []],
      [[{ key: "10", value: "ten" }], [serviceId]],
      [[{ key: "env\0", value: null }], []],
      [[{ key: "env", value: "\ud800" }], []],
      [[{ key: "'\"\\%", value: "'\"\\%" }], []],
    ];
    for (const [tags, ids] of cases) expect(await listIds(tags), JSON.stringify(tags)).toEqual(ids);
  });

  it("takes more filters than any URL holds", async () => {
    const keys = Array.from({ length: 3_000 }, (_, index) => `key-${index}`);
    const tags = Object.fromEntries(keys.map((key) => [key, key]));
    const resources = [makeResource("all", { tags }), makeResource("less", { tags: { "key-0": "key-0" } })];
    await store().insert(makeState({ tenants: [makeTenant()], resources }));
    expect(await listIds(keys.map((key) => ({ key, value: key })))).toEqual(["all"]);
  });
}

function describeReplacing(store: () => Store): void {
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

function describeInserting(store: () => Store): void {
  it.each<[string, Partial<StoreState>]>([
    [`organization ${tenantId}`, { tenants: [makeTenant("new"), makeTenant()] }],
    ["team team", { tenants: [makeTenant("team", "observability")] }],
    ["credential demo-key", { credentials: [makeCredential("new"), makeCredential("demo-key")] }],
    // The same id under another tenant would leave open whose it is.
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
  ])("refuses %s, which not every store can hold", async (_, members) => {
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

  it("is filled by one of several that try at once", async () => {
    const states = ["a", "b", "c", "d", "e"].map((id) =>
      makeState({ tenants: [makeTenant(id)], resources: [makeResource(id, { tenantId: id })] }),
    );
    const won = await Promise.all(states.map((state) => store().insertIfEmpty(state)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(await store().read()).toEqual(states[won.indexOf(true)]);
  });
}

function describeWholes(store: () => Store): void {
  it("reads everything as it was added, in its order", async () => {
    await store().insert(sample);
    expect(await store().read()).toEqual(sample);
    expect(Object.keys((await store().read()).resources[3]?.tags ?? {})).toEqual(["env", "__proto__"]);
  });

  it("replaces everything at once", async () => {
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

  it("keeps everything when what should replace it contradicts itself", async () => {
    await store().insert(sample);
    const twice = makeState({ tenants: [makeTenant("twice"), makeTenant("twice")] });
    await expect(store().replaceAll(twice)).rejects.toMatchObject({ name: "StoreConflictError" });
    expect(await store().read()).toEqual(sample);
    expect(await store().findCredential("management", "demo-key")).toEqual(sample.credentials[0]);
  });

  it("shows nobody half of a change", async () => {
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

  it("does not share what it holds with whoever gave or reads it", async () => {
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

/** Declares what stores must do whose data outlives them. */
export function describeLastingStore(name: string, createPlace: () => Promise<Place>): void {
  describe(`The ${name} store, opened several times`, () => {
    let place: Place;
    beforeEach(async () => {
      place = await createPlace();
    });
    afterEach(() => place.remove());

    it("keeps everything when it is closed and opened again", async () => {
      const first = await place.open();
      await first.insert(sample);
      await increment(first, 3);
      const before = await first.read();
      await first.close();
      const second = await place.open();
      expect(await second.read()).toEqual(before);
      expect(await second.insertIfEmpty(sample)).toBe(false);
    });

    it("shows at once what another store has written", async () => {
      const [writer, reader] = [await place.open(), await place.open()];
      expect(await reader.findCredential("management", "demo-key")).toBeUndefined();
      await writer.insert(sample);
      for (let count = 1; count <= 20; count += 1) {
        expect(await reader.findCredential("management", "demo-key")).toEqual(sample.credentials[0]);
        await increment(writer, 1);
        expect(countOf((await reader.get(pipeKey, tenantId))?.body)).toBeGreaterThanOrEqual(count - 1);
        expect(await reader.findCredential("management", "other-key")).toBeDefined();
        expect(countOf((await reader.get(pipeKey, tenantId))?.body)).toBe(count);
        expect(await reader.list({ ...pipeKey, tags: [] }, tenantId)).toEqual([`{"count":${count}}`]);
      }
      await writer.replaceAll(makeState());
      expect(await reader.findCredential("management", "demo-key")).toBeUndefined();
      expect(await reader.get(pipeKey, tenantId)).toBeUndefined();
    });

    it("looks anew for a read that does not follow its look-up at once", async () => {
      const [writer, reader] = [await place.open(), await place.open()];
      await writer.insert(sample);
      await reader.get(pipeKey, tenantId);
      await reader.findCredential("management", "demo-key");
      // The event loop turns, as it does while a request's body arrives.
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      await increment(writer, 1);
      expect(countOf((await reader.get(pipeKey, tenantId))?.body)).toBe(1);
    });

    it("loses no count of several stores that count at once", async () => {
      const stores = await Promise.all([place.open(), place.open(), place.open()]);
      await stores[0].insert(sample);
      await Promise.all(stores.flatMap((store) => [increment(store, 15), increment(store, 15)]));
      expect(countOf((await stores[1].get(pipeKey, tenantId))?.body)).toBe(90);
    });

    it("is filled by one of several stores that try at once", async () => {
      const stores = await Promise.all([place.open(), place.open(), place.open()]);
      const won = await Promise.all(stores.map((store) => store.insertIfEmpty(sample)));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await stores[0].read()).toEqual(sample);
    });

    it("refuses on one store what another has closed nothing of", async () => {
      const [one, other] = [await place.open(), await place.open()];
      await one.close();
      await expect(one.ping()).rejects.toBeInstanceOf(StoreUnavailableError);
      await expect(other.ping()).resolves.toBeUndefined();
    });
  });
}
