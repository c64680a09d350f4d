/** The suite through Prism in proxy mode: no answer breaks the contract in the eyes of a validator that is not ours. */
import { afterEach, describe, expect, test } from "vitest";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import type { Store } from "../../../src/platform/store/store.ts";
import { brokenStores } from "./broken-stores.ts";
import { platformOptions } from "./platform-options.ts";
import { oneOfEach } from "./requests.ts";
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

  /** Puts Prism before a platform, whose store may be broken and whose own check is off. */
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

  test.each(brokenStores(own, "broken"))(
    "catches an answer of %s that breaks the contract",
    async (_, { request, store, pointer }) => {
      const send = await start(store, false);
      const response = await send(request);
      expect(response.status).toBe(200);
      const places = responseViolations(response).map(({ location }) => `/${location.slice(2).join("/")}`);
      expect(places.join(" ")).toContain(pointer);
    },
  );

  test("answers with an error of its own in place of such an answer, where it is told to", async () => {
    for (const [operationId, { request, store }] of brokenStores(own, "broken")) {
      const send = await start(store, true);
      const response = await send(request);
      expect(response.status, operationId).toBe(500);
      expect(response.text).toContain("#VIOLATIONS");
    }
  });

  test("passes every success on where it is told to put an error in place of what breaks the contract", async () => {
    const send = await start({}, true);
    for (const [operationId, request] of Object.entries(oneOfEach(own))) {
      expect((await send(request)).status, operationId).toBe(200);
    }
  });
});
