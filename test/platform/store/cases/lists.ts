/** Conformance of lists and their filters. */
import { expect, it } from "vitest";
import { etagOf } from "../../../../src/platform/store/digest.ts";
import type { Store, TagFilter } from "../../../../src/platform/store/store.ts";
import {
  makeResource,
  makeState,
  makeTenant,
  otherTenantId,
  sample,
  serviceId,
  tenantId,
} from "../sample.ts";

/** Declares the tests. */
export function describeLists(store: () => Store): void {
  const services = { tenantId, kind: "Service", parentId: "" };
  const listIds = async (tags: readonly TagFilter[], scope = tenantId) =>
    (await store().list({ ...services, tags }, scope)).map((body) => JSON.parse(body).id);

  it("lists in the order of insertion, also after changes and further insertions", async () => {
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

  it("lists nothing of a tenant other than the credential's", async () => {
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

  it("accepts more filters than fit in a URL", async () => {
    const keys = Array.from({ length: 3_000 }, (_, index) => `key-${index}`);
    const tags = Object.fromEntries(keys.map((key) => [key, key]));
    const resources = [makeResource("all", { tags }), makeResource("less", { tags: { "key-0": "key-0" } })];
    await store().insert(makeState({ tenants: [makeTenant()], resources }));
    expect(await listIds(keys.map((key) => ({ key, value: key })))).toEqual(["all"]);
  });
}
