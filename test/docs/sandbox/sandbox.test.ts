/** The sandbox without a browser: which requests it answers, and how its state is saved and restored. */
import { expect, test } from "vitest";
import { demo } from "../../../generated/platform/demo-names.ts";
import { createSandbox, isApiRequest, type SavedState } from "../../../src/docs/sandbox/sandbox.ts";

const folder = "https://docs.example/base/sandbox/";
const pipe = `${folder}v1/organizations/${demo.organizationId}/services/${demo.serviceId}/pipes/${demo.pipeId}`;
const headers = { authorization: `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}` };
const get = () => new Request(pipe, { headers });
const update = (settings: object) =>
  new Request(`${pipe}/settings`, {
    method: "PUT",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(settings),
  });

/** A state as a browser saves it: a structured clone. */
function createMemoryState(initial?: unknown) {
  const saved: { state: unknown } = { state: initial };
  const savedState: SavedState = {
    load: async () => saved.state,
    save: async (state) => {
      saved.state = structuredClone(state);
    },
    clear: async () => {
      saved.state = undefined;
    },
  };
  return { saved, savedState };
}

async function readThreads(response: Promise<Response>): Promise<unknown> {
  const { result } = await (await response).json();
  return result.settings.engine_max_threads;
}

test.each([
  [`${folder}v1/organizations`, true],
  [`${folder}api/v2/alerts/1?x=1`, true],
  [`${folder}v1`, true],
  [`${folder}%761/organizations`, true],
  [`${folder}%7/organizations`, false],
  [folder, false],
  [`${folder}sw.js`, false],
  [`${folder}v12/organizations`, false],
  ["https://docs.example/base/v1/organizations", false],
  ["https://other.example/base/sandbox/v1/organizations", false],
])("whether %s is a request to an API: %s", (url, expected) => {
  expect(isApiRequest(url, folder)).toBe(expected);
});

test("a write is saved before its response, and the next sandbox starts with it", async () => {
  const { saved, savedState } = createMemoryState();
  const first = createSandbox(folder, savedState);
  expect(await first.isSaved()).toBe(true);
  expect(await readThreads(first.fetch(get()))).not.toBe(7);
  expect(saved.state).toBeUndefined();
  expect((await first.fetch(update({ engine_max_threads: 7 }))).status).toBe(200);
  expect(saved.state).toBeDefined();
  expect(await readThreads(createSandbox(folder, savedState).fetch(get()))).toBe(7);
});

test("a rejected write saves nothing", async () => {
  const { saved, savedState } = createMemoryState();
  const response = await createSandbox(folder, savedState).fetch(update({ engine_max_threads: -1 }));
  expect(response.status).toBe(400);
  expect(saved.state).toBeUndefined();
});

test("a fault fires once, and a write whose connection it drops is saved", async () => {
  const { savedState } = createMemoryState();
  const sandbox = createSandbox(folder, savedState);
  const fault = { type: "drop", when: "after" } as const;
  await sandbox.inject({ operationId: "updatePipeSettings", fault });
  await expect(sandbox.fetch(update({ engine_max_threads: 7 }))).rejects.toThrow("fetch failed");
  expect(await readThreads(createSandbox(folder, savedState).fetch(get()))).toBe(7);
  expect((await sandbox.fetch(update({ engine_max_threads: 8 }))).status).toBe(200);
});

test("of concurrent writes, the state with all of them is saved last", async () => {
  const { savedState } = createMemoryState();
  const sandbox = createSandbox(folder, savedState);
  await Promise.all([3, 4, 5, 6].map((threads) => sandbox.fetch(update({ engine_max_threads: threads }))));
  expect(await readThreads(createSandbox(folder, savedState).fetch(get()))).toBe(
    await readThreads(sandbox.fetch(get())),
  );
});

test("a reset restores the demo data, also after a restored state, and forgets what was saved", async () => {
  const { saved, savedState } = createMemoryState();
  const before = await readThreads(createSandbox(folder, savedState).fetch(get()));
  await createSandbox(folder, savedState).fetch(update({ engine_max_threads: 7 }));
  const sandbox = createSandbox(folder, savedState);
  await sandbox.reset();
  expect(saved.state).toBeUndefined();
  expect(await readThreads(sandbox.fetch(get()))).toBe(before);
});

test.each([
  ["of another schema", { organizations: [{ id: "not a UUID" }] }],
  ["that is a text", "organizations: []"],
  ["that is null", null],
])("a saved state %s is replaced by the demo data", async (_, state) => {
  const sandbox = createSandbox(folder, createMemoryState(state).savedState);
  expect((await sandbox.fetch(get())).status).toBe(200);
});

const denied = async () => {
  throw new Error("denied");
};
const hang = () =>
  new Promise<never>(() => {
    // Pending for ever.
  });

test.each<[string, Partial<SavedState>]>([
  ["denied", { load: denied, save: denied, clear: denied }],
  ["full", { save: denied }],
  ["without a response", { load: hang, save: hang, clear: hang }],
])(
  "with storage that is %s, the state is kept in memory, and no older one replaces it",
  async (_, broken) => {
    const sandbox = createSandbox(folder, { ...createMemoryState().savedState, ...broken }, 1);
    expect((await sandbox.fetch(update({ engine_max_threads: 7 }))).status).toBe(200);
    expect(await readThreads(sandbox.fetch(get()))).toBe(7);
    expect(await sandbox.isSaved()).toBe(false);
    await sandbox.reset();
    expect(await readThreads(sandbox.fetch(get()))).not.toBe(7);
  },
);

test("two sandboxes with one saved state see each other's changes, and lose none", async () => {
  const { savedState } = createMemoryState();
  const first = createSandbox(folder, savedState);
  const second = createSandbox(folder, savedState);
  await readThreads(first.fetch(get()));
  await second.fetch(update({ engine_max_threads: 7 }));
  expect(await readThreads(first.fetch(get()))).toBe(7);
  expect((await first.fetch(update({ engine_max_insert_threads: 3 }))).status).toBe(200);
  const { result } = await (await second.fetch(get())).json();
  expect(result.settings).toMatchObject({ engine_max_threads: 7, engine_max_insert_threads: 3 });
  await first.reset();
  expect(await readThreads(second.fetch(get()))).not.toBe(7);
});
