/** Resources that an older document wrote, on a platform whose documents have gained a setting and lost a property of alerts. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, test, vi } from "vitest";
import { createManagementClient } from "../../src/management.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import { settingNames } from "../../src/platform/apis/management/complete-settings.ts";
import { createPlatform } from "../../src/platform/index.ts";
import { etagOf } from "../../src/platform/store/digest.ts";
import { chooseStore } from "../../src/platform/store/open-store.ts";
import { demo } from "../../src/testing.ts";
import { createFolder } from "../temporary-folder.ts";
import { start } from "./demo-platform.ts";
import { createDatabase, hasPostgres } from "./postgres.ts";

/** The documents of the future have one more setting, before the last, and alerts without a message. */
vi.mock(import("../../generated/platform/property-order.ts"), async (importOriginal) => {
  const { propertyOrder } = await importOriginal();
  const settings: object = propertyOrder.organizations.services.pipes.settings;
  const entries = Object.entries(settings);
  const longer = Object.fromEntries([...entries.slice(0, -1), ["new_setting", null], ...entries.slice(-1)]);
  const changed = structuredClone(propertyOrder);
  Object.assign(changed.organizations.services.pipes, { settings: longer });
  Reflect.deleteProperty(changed.teams.alerts, "message");
  return { propertyOrder: changed };
});

const folder = createFolder(afterAll);

/** Copies the file that version 0.1.0 wrote. */
async function copyFile(name: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, gunzipSync(await readFile(new URL("store/fixtures/v1.db.gz", import.meta.url))));
  return file;
}

async function readState() {
  const store = chooseStore({ data: await copyFile("state.db") });
  await store.open();
  const state = await store.read();
  await store.close();
  return state;
}

describe("a resource of an older document", () => {
  test("has a new setting as null, in the document's order, before and after an update", async () => {
    const { baseUrl, fetch } = start({ demo: false, data: await copyFile("data.db"), checkResponses: true });
    const { keyId, keySecret } = demo;
    const management = createManagementClient({ baseUrl, fetch, keyId, keySecret });
    const { data, response } = await management.getPipe.withResponse(demo.pipe);
    expect(data.settings).toHaveProperty("new_setting", null);
    const names = Object.keys(data.settings ?? {}).filter((name) => settingNames.includes(name));
    expect(names).toEqual(settingNames);

    // The ETag is that of the shown pipe, and an update accepts it.
    const ifMatch = { headers: { "if-match": response.headers.get("etag") ?? "" } };
    const updated = await management.updatePipeSettings(demo.pipe, { engine_max_threads: 3 }, ifMatch);
    expect(updated).toEqual({ ...data.settings, engine_max_threads: 3 });
    expect(Object.keys(updated)).toEqual(Object.keys(data.settings ?? {}));
    const stale = management.updatePipeSettings(demo.pipe, { engine_max_threads: 4 }, ifMatch);
    await expect(stale).rejects.toMatchObject({ status: 412 });
    expect((await management.getPipe(demo.pipe)).settings).toEqual(updated);
  });

  test("keeps a property that the document has lost when it is updated", async () => {
    const { baseUrl, fetch } = start({ demo: false, data: await copyFile("data.db"), checkResponses: true });
    const observability = createObservabilityClient({ baseUrl, fetch, accessToken: demo.accessToken });
    const updated = await observability.updateAlert({ id: "alert-1" }, { threshold: 7 });
    expect(updated).toMatchObject({ threshold: 7, message: expect.stringContaining("pipe") });
    expect(Object.keys(updated).at(-1)).toBe("message");
    const { message } = updated;
    expect(await observability.updateAlert({ id: "alert-1" }, { threshold: 7 })).toMatchObject({ message });
  });
});

test.runIf(hasPostgres)(
  "several processes may complete the pipes of one database, which records that it is done",
  async () => {
    const database = await createDatabase();
    const databaseUrl = database.url;
    const store = chooseStore({ databaseUrl });
    await store.open();
    await store.insert(await readState());
    const platforms = Array.from({ length: 4 }, () => createPlatform({ databaseUrl, checkResponses: true }));
    await Promise.all(platforms.map((platform) => platform.ready()));
    const completed = await store.read();
    const pipes = completed.resources.filter(({ kind }) => kind === "Pipe");
    expect(pipes.length).toBeGreaterThan(1);
    for (const { body, etag } of pipes) {
      expect(JSON.parse(body).settings).toHaveProperty("new_setting", null);
      expect(etag).toBe(etagOf(body));
    }
    for (const platform of platforms) await platform.close();
    // A later start reads nothing but the record.
    const read = vi.fn(store.read);
    const later = createPlatform({ store: { ...store, read } });
    await later.ready();
    expect(read).not.toHaveBeenCalled();
    await later.close();
    await database.drop();
  },
);
