/** Statuses of the stock `prism mock` on both bundles, also where it differs from the contract. */
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
  ["rejects a request without credentials", listServices, { authorization: undefined }, 401],
  ["rejects a token of another scheme", updateAlert, { authorization: basic("Basic", "a:b") }, 401],
  ["rejects a setting out of range", updatePipeSettings, { body: '{"engine_max_threads": 65}' }, 422],
  ["rejects a value that is not in a closed list", updateAlert, { body: '{"source": "other"}' }, 422],
  ["rejects an unknown path", getPipe, { target: "/v1/nowhere" }, 404],
  ["rejects an undocumented method", updateAlert, { method: "DELETE" }, 405],
])("Prism %s", async (_, { api, ...request }, change, status) => {
  expect((await send(running().baseUrl(api), { ...request, ...change })).status).toBe(status);
});

test("an error of Prism has the body null, and a header that names what is wrong", async () => {
  const { api, ...request } = updatePipeSettings;
  const { text, violations } = await send(running().baseUrl(api), {
    ...request,
    body: '{"engine_max_threads": 65}',
  });
  expect(text).toBe("null");
  expect(JSON.parse(violations)).toMatchObject([{ location: ["request", "body", "engine_max_threads"] }]);
});
