/** Differences between Prism and the contract, which tests with a mock must know. */
import { expect, test } from "vitest";
import type { Control } from "./canaries/canary.ts";
import { getPipe, listServices, updatePipeSettings } from "./canaries/management.ts";
import { updateAlert } from "./canaries/observability.ts";
import { type RawRequest, send, useMocks } from "./mocks.ts";

const running = useMocks();
const basic = (scheme: string, key: string) => `${scheme} ${Buffer.from(key).toString("base64")}`;
const urn = listServices.target.replace("organizations/", "organizations/urn:uuid:");

test.each<[what: string, control: Control, change: Partial<RawRequest>, status: number]>([
  ["accepts an unknown query parameter", listServices, { target: `${listServices.target}&other=1` }, 200],
  ["accepts a media type that ends in +json", updatePipeSettings, { contentType: "application/a+json" }, 200],
  [
    "reads the last of two members with one name",
    updatePipeSettings,
    { body: '{"engine_max_threads": 65, "engine_max_threads": 64}' },
    200,
  ],
  ["accepts a UUID written as a URN", listServices, { target: urn }, 200],
  [
    "rejects a Basic secret with a colon (RFC 7617)",
    getPipe,
    { authorization: basic("Basic", "a:b:c") },
    401,
  ],
  ["rejects a lower-case bearer (RFC 9110)", updateAlert, { authorization: "bearer access-token" }, 401],
  ["accepts a lower-case basic", getPipe, { authorization: basic("basic", "key-id:key-secret") }, 200],
])("Prism %s", async (_, { api, ...request }, change, status) => {
  expect((await send(running().baseUrl(api), { ...request, ...change })).status).toBe(status);
});
