/** Client configuration: validated on creation, without secrets in error messages. */
import { inspect } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createManagementClient, operations } from "../../src/management.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import { getCreationError } from "./calls.ts";

const baseUrl = "http://127.0.0.1:4000";
const key = { keyId: "demo-key", keySecret: "demo-secret" };

afterEach(() => vi.unstubAllEnvs());

describe("credentials", () => {
  test.each([
    ["keyId", { keySecret: "hush" }, /keyId is missing/],
    ["keySecret", { keyId: "hush" }, /keySecret is missing/],
    ["keyId", { keyId: "", keySecret: "hush" }, /keyId is empty/],
    ["keySecret", { keyId: "k", keySecret: " " }, /keySecret is empty/],
    ["keySecret", { keyId: "k", keySecret: "hush\n" }, /line break/],
    ["keyId", { keyId: "hush\u0000", keySecret: "s" }, /control character/],
    ["keyId", { keyId: "hush:hush", keySecret: "s" }, /colon/],
    ["keySecret", { keyId: "k", keySecret: "undefined" }, /the word "undefined"/],
    ["keyId", { keyId: "null", keySecret: "s" }, /the word "null"/],
  ])("with an invalid %s are rejected: %o", async (option, credentials, message) => {
    const error = await getCreationError(() => createManagementClient({ baseUrl, ...credentials }));
    expect(error).toMatchObject({ kind: "config", message: expect.stringMatching(message) });
    expect(error.message).toContain(option);
    expect(inspect(error)).not.toContain("hush");
  });

  test.each([
    [{}, /missing/],
    [{ accessToken: "hush hush" }, /space/],
    [{ accessToken: "hush\r\n" }, /line break/],
    [{ accessToken: "hüsh" }, /ASCII/],
  ])("with an invalid access token are rejected: %o", async (credentials, message) => {
    const error = await getCreationError(() => createObservabilityClient({ baseUrl, ...credentials }));
    expect(error.message).toMatch(message);
    expect(error.message).not.toMatch(/h[uü]sh/);
  });

  test("default to environment variables, unless only one of keyId and keySecret is passed", async () => {
    vi.stubEnv("DATAPLAT_MANAGEMENT_URL", baseUrl);
    vi.stubEnv("DATAPLAT_KEY_ID", "env-key");
    vi.stubEnv("DATAPLAT_KEY_SECRET", "env-secret");
    expect(createManagementClient()).toHaveProperty("getPipe");
    expect((await getCreationError(() => createManagementClient({ keyId: "mine" }))).message).toMatch(
      /keySecret is missing\. Pass keyId and keySecret, or set DATAPLAT_KEY_ID and DATAPLAT_KEY_SECRET\.$/,
    );
    vi.stubEnv("DATAPLAT_KEY_SECRET", "");
    expect((await getCreationError(() => createManagementClient())).message).toMatch(
      /keySecret is missing.*DATAPLAT_KEY_SECRET/,
    );
    // Null is not absent.
    vi.stubEnv("DATAPLAT_ACCESS_TOKEN", "env-token");
    const withNull = { baseUrl, accessToken: null as unknown as string };
    expect((await getCreationError(() => createObservabilityClient(withNull))).message).toMatch(
      /accessToken is empty/,
    );
  });
});

test("a missing baseUrl is rejected with the name of its environment variable", async () => {
  vi.stubEnv("DATAPLAT_MANAGEMENT_URL", undefined);
  expect((await getCreationError(() => createManagementClient(key))).message).toMatch(
    /baseUrl is missing.*DATAPLAT_MANAGEMENT_URL/,
  );
});

test("a client has exactly one method per operation, and tests can mock each method", async () => {
  const client = createManagementClient({ baseUrl, ...key });
  expect(Object.keys(client).toSorted()).toEqual(Object.keys(operations).toSorted());
  const pipe = { name: "replaced" };
  const getPipe = vi.spyOn(client, "getPipe").mockResolvedValue(pipe);
  const ids = { organizationId: "o", serviceId: "s", pipeId: "p" };
  expect(await client.getPipe(ids)).toBe(pipe);
  expect(getPipe).toHaveBeenCalledWith(ids);
});
