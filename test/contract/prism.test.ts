/** Differences between Prism and the contract, which tests with a mock must know. */
import { describe, expect, test } from "vitest";
import type { Control } from "./canaries/canary.ts";
import { getPipe, listServices, updatePipeSettings } from "./canaries/management.ts";
import { updateAlert } from "./canaries/observability.ts";
import { type RawRequest, send, useMocks } from "./mocks.ts";

const running = useMocks();

async function statusOf({ api, ...request }: Control, change: Partial<RawRequest> = {}): Promise<number> {
  const { status } = await send(running().baseUrl(api), { ...request, ...change });
  return status;
}

describe("where Prism is more lenient than the contract", () => {
  test("it ignores query parameters that are not described", async () => {
    expect(await statusOf(listServices, { target: `${listServices.target}&notInTheContract=1` })).toBe(200);
  });

  test("it accepts a media type that ends in +json for application/json", async () => {
    expect(await statusOf(updatePipeSettings, { contentType: "application/merge-patch+json" })).toBe(200);
  });

  test("it reads the last of two members with the same name", async () => {
    const body = '{"engine_max_threads": 65, "engine_max_threads": 64}';
    expect(await statusOf(updatePipeSettings, { body })).toBe(200);
  });

  test("it accepts a uuid written as a URN", async () => {
    const target = listServices.target.replace("organizations/", "organizations/urn:uuid:");
    expect(await statusOf(listServices, { target })).toBe(200);
  });

  test("it accepts any value of a parameter that is a plain string", async () => {
    expect(await statusOf(updateAlert, { target: "/api/v2/alerts/%20" })).toBe(200);
  });
});

describe("where Prism is stricter than the contract", () => {
  test("it rejects a Basic secret that contains a colon (allowed by RFC 7617)", async () => {
    const authorization = `Basic ${Buffer.from("key-id:secret:with:colons").toString("base64")}`;
    expect(await statusOf(getPipe, { authorization })).toBe(401);
  });

  test("it rejects a lower-case bearer (schemes are case-insensitive by RFC 9110), but accepts a lower-case basic", async () => {
    expect(await statusOf(updateAlert, { authorization: "bearer access-token" })).toBe(401);
    const authorization = `basic ${Buffer.from("key-id:key-secret").toString("base64")}`;
    expect(await statusOf(getPipe, { authorization })).toBe(200);
  });
});
