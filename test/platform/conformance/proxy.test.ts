/** The suite through Prism's proxy, whose validator must find no violation in any response. */
import { afterEach, describe, expect, test } from "vitest";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import type { Store } from "../../../src/platform/store/store.ts";
import { brokenStores } from "./broken-stores.ts";
import { platformOptions } from "./platform-options.ts";
import { requestsByOperation } from "./requests.ts";
import { behindPrism, responseViolations } from "./subjects/behind-prism.ts";
import { createHttpSender } from "./subjects/over-http.ts";
import { startPrismProxy } from "./subjects/prism-proxy.ts";
import { conformance } from "./suite.ts";
import { createTestData } from "./test-data.ts";

conformance({
  title: "memory, behind Prism",
  kind: "proxy",
  start: () => behindPrism(createPlatform(platformOptions())),
});

describe("Prism in proxy mode", () => {
  const { own, seed } = createTestData();
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  /** Starts Prism's proxy before a platform without checkResponses, with some store methods overridden. */
  async function start(broken: Partial<Store>, errors: boolean) {
    const platform = createPlatform({ store: { ...createMemoryStore(), ...broken }, seed });
    const { url } = await platform.listen();
    const proxy = await startPrismProxy(url, errors);
    const sender = createHttpSender((api) => proxy.baseUrl(api));
    closing.push(async () => {
      sender.close();
      await proxy.close();
      await platform.close();
    });
    return sender.send;
  }

  test.each(Object.entries(brokenStores(own, "broken")))(
    "reports a response of %s that violates the contract",
    async (_, { request, store, pointer }) => {
      const send = await start(store, false);
      const response = await send(request);
      expect(response.status).toBe(200);
      const places = responseViolations(response).map(({ location }) => `/${location.slice(2).join("/")}`);
      expect(places.join(" ")).toContain(pointer);
    },
  );

  test("replaces such a response with an error when configured to", async () => {
    for (const [operationId, { request, store }] of Object.entries(brokenStores(own, "broken"))) {
      const send = await start(store, true);
      const response = await send(request);
      expect(response.status, operationId).toBe(500);
      expect(response.text).toContain("#VIOLATIONS");
    }
  });

  test("passes every valid response on when configured to replace invalid ones", async () => {
    const send = await start({}, true);
    for (const [operationId, request] of Object.entries(requestsByOperation(own))) {
      expect((await send(request)).status, operationId).toBe(200);
    }
  });
});
