/** Responses through Prism's proxy, an independent validator, which replaces an invalid response with an error. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import { afterEach, expect, test } from "vitest";
import { type Api, readRegister } from "../../../scripts/lib/apis.ts";
import { assertValidates } from "../../../scripts/mock/assert-validates.ts";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import type { Store } from "../../../src/platform/store/store.ts";
import { brokenStores } from "./broken-stores.ts";
import { requestsByOperation } from "./requests.ts";
import { createHttpSender, type TestRequest } from "./subject.ts";
import { createTestData } from "./test-data.ts";

const { own, seed } = createTestData();
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Starts a platform with some store methods overridden, and a proxy before it for each API. */
async function start(overrides: Partial<Store> = {}) {
  const platform = createPlatform({ store: { ...createMemoryStore(), ...overrides }, seed });
  const upstream = new URL((await platform.listen()).url);
  const { apis } = await readRegister();
  const urls = new Map<string, string>();
  for (const api of apis) urls.set(api.name, await startProxy(api, upstream));
  const sender = createHttpSender((api) => urls.get(api) ?? expect.unreachable(`There is no ${api}.`));
  closing.unshift(async () => sender.close());
  closing.push(() => platform.close());
  return sender.send;
}

async function startProxy({ generated }: Api, upstream: URL): Promise<string> {
  const document = JSON.parse(await readFile(path.join(generated, "openapi.json"), "utf8"));
  const operations = await getHttpOperationsFromSpec(document);
  assertValidates(operations);
  const config = {
    isProxy: true,
    upstream,
    upstreamProxy: undefined,
    // The platform validates requests itself.
    checkSecurity: false,
    validateRequest: false,
    validateResponse: true,
    errors: true,
    mock: { dynamic: false },
  } as const;
  const components = { logger: createLogger("proxy", { level: "silent" }) };
  const server = createServer(operations, { cors: false, config, components });
  closing.push(() => server.close());
  return server.listen(0, "127.0.0.1");
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
