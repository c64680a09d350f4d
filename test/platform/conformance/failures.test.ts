/** Failures of the platform itself: `onError` receives the cause, the caller only a generic message. */
import { afterEach, describe, expect, test } from "vitest";
import {
  createPlatform,
  type Platform,
  type Store,
  StoreUnavailableError,
} from "../../../src/platform/index.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { createPlatformCheck } from "./invariants.ts";
import { getPipe, listDashboards, listServices, updateAlert, updateSettings } from "./requests.ts";
import { errorMessageOf, jsonOf, pipeOf, settingsOf } from "./responses.ts";
import { inProcess, type TestRequest, type TestResponse } from "./subject.ts";
import { createTestData } from "./test-data.ts";

/** Part of every stored value and error message; must never be sent. */
const secret = "postgres://user:password@host/database";

const { own, seed } = createTestData();
const update = updateSettings(own, { engine_max_threads: 1 });

let platform: Platform;
let failures: { error: unknown; requestId: string }[] = [];

afterEach(async () => {
  await platform.close();
  failures = [];
});

/** Starts a platform on a memory store with some methods overridden. */
function start(overrides: Partial<Store>, checkResponses = true): void {
  const store = { ...createMemoryStore(), ...overrides };
  const onError = (error: unknown, requestId: string) => failures.push({ error, requestId });
  platform = createPlatform({ store, seed, checkResponses, onError });
}

/** Starts a platform that has one resource. */
function startWith(resource: object, checkResponses?: boolean): void {
  start({ get: async () => ({ body: JSON.stringify(resource), etag: "etag" }) }, checkResponses);
}

const check = createPlatformCheck(503);

async function send(request: TestRequest): Promise<TestResponse> {
  const response = await inProcess(platform).send(request);
  check(request, response);
  return response;
}

/** Expects a failure whose cause is passed to `onError` and not sent. */
async function expectFailure(request: TestRequest, status: number, message: string): Promise<TestResponse> {
  const response = await send(request);
  expect(response.status, response.text).toBe(status);
  expect(errorMessageOf(response)).toContain(message);
  expect(response.text).not.toContain(secret);
  expect(failures.map(({ requestId }) => requestId)).toEqual([response.headers["x-request-id"]]);
  return response;
}

const rejectWith = (error: Error) => () => Promise.reject(error);
const fail = rejectWith(new Error(`could not connect to ${secret}`));

describe("a response that violates the contract", () => {
  test("becomes 500 without details, and onError receives the violation", async () => {
    startWith({ id: secret });
    const response = await expectFailure(getPipe(own), 500, "The log of the platform has the reason");
    expect(jsonOf(response).error).toMatch(/^INTERNAL_ERROR: /);
    expect(response.headers).not.toHaveProperty("etag");
    expect(String(failures[0]?.error)).toContain("getPipe: its response 200 breaks the contract: /result/id");
  });

  test("becomes 500 also in a list of the other API", async () => {
    start({ list: async () => [JSON.stringify({ tiles: secret })] });
    await expectFailure(listDashboards(own), 500, "The log of the platform has the reason");
    expect(String(failures[0]?.error)).toContain(
      "listDashboards: its response 200 breaks the contract: /data/0/",
    );
  });

  test("is sent without checkResponses", async () => {
    startWith({ id: "not a UUID" }, false);
    expect(pipeOf(await send(getPipe(own))).id).toBe("not a UUID");
    expect(failures).toEqual([]);
  });

  test("is not one with an unknown member or a new value of an open value list", async () => {
    const pipe = { id: own.pipeId, new: { thing: 1 }, source: { objectStorage: { compression: "new" } } };
    startWith(pipe);
    expect(pipeOf(await send(getPipe(own)))).toEqual(pipe);
  });
});

describe("a store that", () => {
  test.each([
    ["findCredential", getPipe(own)],
    ["get", getPipe(own)],
    ["get", updateAlert(own, {})],
    ["list", listServices(own)],
    ["replace", update],
  ] as const)("fails in %s: 500 without details", async (method, request) => {
    start({ [method]: fail });
    await expectFailure(request, 500, "The log of the platform has the reason");
  });

  test.each<[what: string, maybeWritten: boolean, isPermanent: boolean, status: number, message: string]>([
    ["is unavailable", false, false, 503, "Send the request again."],
    ["cannot be used until its operator acts", false, true, 503, "until its operator has acted"],
    [
      "loses its connection",
      true,
      false,
      500,
      "The log of the platform has the reason under this request id. Read the resource",
    ],
    [
      "fails for good",
      true,
      true,
      500,
      "The log of the platform has the reason under this request id. Read the resource",
    ],
  ])(
    "%s during a write (maybe written: %j, permanent: %j): %i",
    async (_, maybeWritten, isPermanent, status, message) => {
      const error = new StoreUnavailableError(`lost ${secret}`, maybeWritten, new Error(secret), isPermanent);
      start({ replace: rejectWith(error) });
      const { headers } = await expectFailure(update, status, message);
      // Only then is it right to send the write again.
      expect(headers["retry-after"]).toBe(maybeWritten || isPermanent ? undefined : "1");
    },
  );

  test("loses a race once: the update is applied to the new version", async () => {
    const store = createMemoryStore();
    let attempts = 0;
    const replace: Store["replace"] = async (key, scope, expected, next) => {
      attempts += 1;
      if (attempts > 1) return store.replace(key, scope, expected, next);
      // Another writer is faster.
      const body = JSON.stringify({ settings: { engine_max_threads: 64, object_storage_concurrency: 35 } });
      await store.replace(key, scope, expected, { body, etag: "theirs" });
      return false;
    };
    start({ ...store, replace });
    const settings = { engine_max_threads: 1, object_storage_concurrency: 35 };
    expect(settingsOf(await send(update))).toMatchObject(settings);
    expect(attempts).toBe(2);
  });

  test("loses every race: 503 after a bounded number of attempts", async () => {
    start({ replace: async () => false });
    const { status, headers } = await send(update);
    expect([status, headers["retry-after"]]).toEqual([503, "1"]);
  });

  test("fails while onError throws: the caller still gets a response", async () => {
    const onError = () => {
      throw new Error(secret);
    };
    platform = createPlatform({ store: { ...createMemoryStore(), get: fail }, seed, onError });
    const { status, text } = await inProcess(platform).send(getPipe(own));
    expect([status, text]).toEqual([500, expect.not.stringContaining(secret)]);
  });
});
