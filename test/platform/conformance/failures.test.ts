/** Failures of the platform itself: `onError` gets the cause, the caller only a generic message. */
import { afterEach, describe, expect, test } from "vitest";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import type { Platform } from "../../../src/platform/options.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { type Store, StoreUnavailableError } from "../../../src/platform/store/store.ts";
import { brokenStores, stored } from "./broken-stores.ts";
import { createPlatformCheck } from "./invariants.ts";
import { getPipe, listDashboards, listServices, updateAlert, updateSettings } from "./requests.ts";
import { bodyOf, messageOf, pipeOf, settingsOf } from "./responses.ts";
import type { TestRequest, TestResponse } from "./subject.ts";
import { inProcess } from "./subjects/in-process.ts";
import { createTestData } from "./test-data.ts";

/** Part of every stored value and error message; must never be sent. */
const secret = "postgres://user:password@host/database";

const { own, seed } = createTestData();

let platform: Platform | undefined;
let told: { error: unknown; requestId: string }[] = [];

afterEach(async () => {
  await platform?.close();
  told = [];
});

/** Starts a platform on a memory store with some methods overridden. */
async function start(broken: Partial<Store>, checkResponses = true): Promise<void> {
  const store = { ...createMemoryStore(), ...broken };
  const onError = (error: unknown, requestId: string) => told.push({ error, requestId });
  platform = createPlatform({ store, seed, checkResponses, onError });
  await platform.ready();
}

const check = createPlatformCheck(503);

async function send(request: TestRequest): Promise<TestResponse> {
  if (!platform) throw new Error("Nothing was started.");
  const response = await inProcess(platform).send(request);
  check(request, response);
  return response;
}

/** Expects a failure whose cause is passed to `onError` and not sent. */
async function expectFailure(request: TestRequest, status: number, message: string): Promise<TestResponse> {
  const response = await send(request);
  expect(response.status, response.text).toBe(status);
  expect(messageOf(response)).toContain(message);
  expect(response.text).not.toContain(secret);
  expect(told.map(({ requestId }) => requestId)).toEqual([response.headers["x-request-id"]]);
  return response;
}

const fail = async (): Promise<never> => {
  throw new Error(`could not connect to ${secret}`);
};

describe("a response that breaks the contract", () => {
  test.each(Object.entries(brokenStores(own, secret)))(
    "of %s becomes 500 without details, and onError gets the violation",
    async (operationId, { request, store, pointer }) => {
      await start(store);
      const response = await expectFailure(request, 500, "its log has the reason");
      if (request.api === "management") expect(bodyOf(response).error).toMatch(/^INTERNAL_ERROR: /);
      expect(response.headers).not.toHaveProperty("etag");
      expect(String(told[0]?.error)).toContain(
        `${operationId}: its response 200 breaks the contract: ${pointer}`,
      );
    },
  );

  test("is sent as it is without checkResponses", async () => {
    await start({ get: stored({ id: "no uuid" }) }, false);
    expect(pipeOf(await send(getPipe(own))).id).toBe("no uuid");
    expect(told).toEqual([]);
  });

  test("is not one with unknown members, which the contract allows", async () => {
    await start({ get: stored({ id: own.pipeId, new: { thing: 1 } }) });
    expect(pipeOf(await send(getPipe(own)))).toEqual({ id: own.pipeId, new: { thing: 1 } });
  });

  test("is not one with a new value of an open value list", async () => {
    const pipe = { id: own.pipeId, source: { objectStorage: { compression: "new" } } };
    await start({ get: stored(pipe) });
    expect(pipeOf(await send(getPipe(own)))).toEqual(pipe);
  });
});

describe("a store that", () => {
  test.each([
    ["findCredential", getPipe(own)],
    ["get", getPipe(own)],
    ["get", updateAlert(own, {})],
    ["list", listServices(own)],
    ["list", listDashboards(own)],
    ["replace", updateSettings(own, { engine_max_threads: 1 })],
  ] as const)("fails in %s: 500 without details", async (method, request) => {
    await start({ [method]: fail });
    await expectFailure(request, 500, "its log has the reason");
  });

  test("is unavailable: 503 with Retry-After", async () => {
    const unavailable = async () => {
      throw new StoreUnavailableError(`no answer from ${secret}`, false, new Error(secret));
    };
    await start({ get: unavailable });
    const response = await expectFailure(getPipe(own), 503, "send the request again");
    expect(response.headers["retry-after"]).toBe("1");
  });

  test("fails during a write: 500 without Retry-After", async () => {
    const brokenOff = async () => {
      throw new StoreUnavailableError(`lost ${secret}`, true, new Error(secret));
    };
    await start({ replace: brokenOff });
    const response = await expectFailure(
      updateSettings(own, { engine_max_threads: 1 }),
      500,
      "read the resource",
    );
    expect(response.headers).not.toHaveProperty("retry-after");
  });

  test("loses a race once: the update is applied to the new version", async () => {
    let losses = 0;
    const store = createMemoryStore();
    const replace: Store["replace"] = async (key, scope, expected, next) => {
      losses += 1;
      if (losses > 1) return store.replace(key, scope, expected, next);
      // Another writer is faster.
      const body = JSON.stringify({ settings: { engine_max_threads: 64, object_storage_concurrency: 35 } });
      await store.replace(key, scope, expected, { body, etag: "theirs" });
      return false;
    };
    platform = createPlatform({ store: { ...store, replace }, seed, checkResponses: true });
    expect(settingsOf(await send(updateSettings(own, { engine_max_threads: 1 })))).toMatchObject({
      engine_max_threads: 1,
      object_storage_concurrency: 35,
    });
    expect(losses).toBe(2);
  });

  test("loses every race: 503 after a bounded number of attempts", async () => {
    await start({ replace: async () => false });
    const response = await send(updateSettings(own, { engine_max_threads: 1 }));
    expect(response.status).toBe(503);
    expect(response.headers["retry-after"]).toBe("1");
  });

  test("fails while onError throws: the caller still gets a response", async () => {
    const onError = () => {
      throw new Error(secret);
    };
    platform = createPlatform({ store: { ...createMemoryStore(), get: fail }, seed, onError });
    const response = await inProcess(platform).send(getPipe(own));
    expect(response.status).toBe(500);
    expect(response.text).not.toContain(secret);
  });
});
