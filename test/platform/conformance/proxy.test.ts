/** Responses through Prism's proxy, an independent validator, which replaces an invalid response with an error. */
import { afterEach, expect, test } from "vitest";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import type { Store } from "../../../src/platform/store/store.ts";
import { brokenStores } from "./broken-stores.ts";
import { requestsByOperation } from "./requests.ts";
import type { TestRequest } from "./subject.ts";
import { createHttpSender } from "./subjects/over-http.ts";
import { startPrismProxy } from "./subjects/prism-proxy.ts";
import { createTestData } from "./test-data.ts";

const { own, seed } = createTestData();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Starts Prism's proxy before a platform with some store methods overridden. */
async function start(overrides: Partial<Store> = {}) {
  const platform = createPlatform({ store: { ...createMemoryStore(), ...overrides }, seed });
  const proxy = await startPrismProxy((await platform.listen()).url);
  const sender = createHttpSender(proxy.baseUrl);
  closing.push(async () => {
    sender.close();
    await proxy.close();
    await platform.close();
  });
  return sender.send;
}

test("Prism accepts every success and every rejection", async () => {
  const send = await start();
  for (const [operationId, request] of Object.entries(requestsByOperation(own))) {
    expect((await send(request)).status, operationId).toBe(200);
    const rejected: readonly [status: number, request: TestRequest][] = [
      [400, { ...request, target: `${request.target}?nope=1` }],
      [401, { ...request, headers: {} }],
      [406, { ...request, headers: { ...request.headers, accept: "text/html" } }],
    ];
    for (const [status, other] of rejected) {
      const response = await send(other);
      expect(response.status, `${operationId}: ${response.text}`).toBe(status);
    }
  }
});

test.each(Object.entries(brokenStores(own, "broken")))(
  "Prism rejects a response of %s that violates the contract",
  async (_, { request, store, pointer }) => {
    const { status, text } = await (await start(store))(request);
    expect([status, text]).toEqual([500, expect.stringContaining("#VIOLATIONS")]);
    const { validation } = JSON.parse(text) as { validation: { location: string[] }[] };
    expect(validation.map(({ location }) => `/${location.slice(2).join("/")}`).join(" ")).toContain(pointer);
  },
);
