/** Options and credentials: validated on client creation and on each call, without secrets in error messages. */
import { inspect } from "node:util";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createManagementClient, operations } from "../../../src/management.ts";
import { createObservabilityClient } from "../../../src/observability.ts";
import { getCreationError, getError, observabilityClient, stubFetch } from "../calls.ts";

const baseUrl = "https://api.example.com";
const key = { keyId: "demo-key", keySecret: "demo-secret" };

afterEach(() => vi.unstubAllEnvs());

const managementError = (options: object) => getCreationError(() => createManagementClient(options));
const observabilityError = (options: object) => getCreationError(() => createObservabilityClient(options));

async function clientOptionsError(options: object): Promise<string> {
  const error = await getCreationError(() => observabilityClient(baseUrl, options));
  expect(error).toMatchObject({ kind: "config", operationId: undefined, attempts: 0 });
  return error.message;
}

async function callOptionsError(options: object): Promise<string> {
  const { fetch, sent } = stubFetch(() => Response.json({ data: [] }));
  const error = await getError(observabilityClient(baseUrl, { fetch }).listDashboards(options));
  expect(error).toMatchObject({ kind: "config", operationId: "listDashboards", attempts: 0 });
  expect(sent).toEqual([]);
  return error.message;
}

test.each<[object, string]>([
  [{ timeoutMS: 5 }, "timeoutMS is not a known option. Did you mean timeoutMs?"],
  [{ timeout: 5 }, "Did you mean timeoutMs?"],
  [{ acessToken: "x" }, "Did you mean accessToken?"],
  [{ timeoutMS: undefined }, "Did you mean timeoutMs?"],
  [{ retry: { atempts: 3 } }, "retry.atempts is not a known option. Did you mean retry.attempts?"],
  [{ rateLimit: { requests: 1, perMs: 1, permS: 1 } }, "rateLimit.permS is not a known option."],
  [{ agent: {} }, "Known options: "],
  [{ constructor: 1 }, "constructor is not a known option."],
  [{ signal: new AbortController().signal }, "signal is not a known option."],
  [{ fetch: "fetch" }, "fetch must be a function."],
  [{ onEvent: {} }, "onEvent must be a function."],
  [{ validateRequests: "no" }, "validateRequests must be true or false."],
  [{ allowInsecure: 1 }, "allowInsecure must be true or false."],
  [{ allowBrowser: "true" }, "allowBrowser must be true or false."],
  [{ rateLimit: 10 }, "rateLimit must be { requests, perMs }."],
  [{ rateLimit: { requests: 1 } }, "rateLimit.perMs must be a number from 1 to 2147483647."],
  [{ rateLimit: { perMs: 1 } }, "rateLimit.requests must be an integer from 1 to 2147483647."],
  [{ rateLimit: { requests: 1.5, perMs: 1 } }, "rateLimit.requests must be an integer from 1"],
  [{ rateLimit: { requests: 1, perMs: 0 } }, "rateLimit.perMs must be a number from 1"],
  [{ maxResponseBytes: 0 }, "maxResponseBytes must be a number from 1"],
  [{ baseUrl: null }, "baseUrl must be a string."],
  [{ headers: null }, "headers must be a plain object."],
  [{ retry: [] }, "retry must be false or a plain object."],
  [{ retry: new Map() }, "retry must be false or a plain object."],
  [{ drift: ["off"] }, "drift must be off, report or throw."],
  [{ retry: { idempotentWrites: "yes" } }, "retry.idempotentWrites must be true or false."],
  [{ retry: { attempts: 101 } }, "retry.attempts must be an integer from 1 to 100."],
  [{ deadlineMs: null }, "deadlineMs must be a number"],
  [{ timeoutMs: 0 }, "timeoutMs must be a number from 1 to 2147483647."],
  [{ timeoutMs: Number.NaN }, "timeoutMs must be a number"],
  [{ timeoutMs: 2_147_483_648 }, "timeoutMs must be a number"],
])("a client rejects the options %o", async (options, message) => {
  expect(await clientOptionsError(options)).toContain(message);
});

test.each<[unknown, string]>([
  [{ timeoutMS: 5 }, "Did you mean timeoutMs?"],
  [{ signals: undefined }, "Did you mean signal?"],
  [{ retry: { attempt: 3 } }, "Did you mean retry.attempts?"],
  [{ timeoutMs: "5" }, "timeoutMs must be a number from 1"],
  [{ drift: "on" }, "drift must be off, report or throw."],
  [{ signal: null }, "signal must be an AbortSignal."],
  [{ signal: { aborted: false } }, "signal must be an AbortSignal."],
  // `{ signal: enabled && controller.signal }`
  [{ signal: false }, "signal must be an AbortSignal."],
  [{ headers: [] }, "headers must be a plain object."],
  [{ retry: true }, "retry must be false or a plain object."],
  [{ retry: { attempts: 0 } }, "retry.attempts must be an integer from 1 to 100."],
  [{ retry: { attempts: null } }, "retry.attempts must be an integer from 1 to 100."],
  [{ retry: { baseDelayMs: -1 } }, "retry.baseDelayMs must be a number from 0"],
  [null, "options must be a plain object."],
  ["text", "options must be a plain object."],
])("a call rejects the options %o", async (options, message) => {
  expect(await callOptionsError(options as object)).toContain(message);
});

test("a call does not suggest options of a client", async () => {
  const message = await callOptionsError({ onEvent: undefined });
  expect(message).toMatch(/^listDashboards: onEvent is not a known option\./);
  expect(message).not.toMatch(/baseUrl|fetch|rateLimit|max|allow|validate/);
});

test.each([
  { timeoutMs: 1, deadlineMs: 1.5, maxResponseBytes: 2_147_483_647 },
  { rateLimit: { requests: 1, perMs: 1 }, retry: { attempts: 100, baseDelayMs: 0, maxDelayMs: 0 } },
  { retry: false as const, drift: "throw" as const, validateRequests: false, allowInsecure: false },
])("options within their ranges are accepted: %o", (options) => {
  expect(observabilityClient(baseUrl, options)).toHaveProperty("listDashboards");
});

test("options are read once, and inherited options are ignored", async () => {
  const deadlineMs = vi.fn().mockReturnValueOnce(5000).mockReturnValue("changed");
  const options = Object.assign(Object.create({ timeoutMs: "inherited" }), { drift: "off" });
  Object.defineProperty(options, "deadlineMs", { enumerable: true, get: deadlineMs });
  const { fetch } = stubFetch(() => Response.json({ data: [] }));
  expect(await observabilityClient(baseUrl, { fetch }).listDashboards(options)).toEqual([]);
  expect(deadlineMs).toHaveBeenCalledOnce();
});

test("undefined options are treated as absent", async () => {
  const names = ["timeoutMs", "deadlineMs", "retry", "drift", "headers"];
  const absent = Object.fromEntries(names.map((name) => [name, undefined]));
  const { fetch } = stubFetch(() => Response.json({ data: [] }));
  const client = observabilityClient(baseUrl, { fetch, ...absent, onEvent: undefined, rateLimit: undefined });
  expect(await client.listDashboards({ ...absent, signal: undefined })).toEqual([]);
});

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
    ["accessToken", {}, /missing/],
    // Null is not absent.
    ["accessToken", { accessToken: null }, /is empty/],
    ["accessToken", { accessToken: "hush hush" }, /space/],
    ["accessToken", { accessToken: "hush\r\n" }, /line break/],
    ["accessToken", { accessToken: "h\u00fcsh" }, /ASCII/],
  ])("with an invalid %s are rejected: %o", async (option, credentials, message) => {
    const errorOf = option === "accessToken" ? observabilityError : managementError;
    const error = await errorOf({ baseUrl, ...credentials });
    expect(error).toMatchObject({ kind: "config", message: expect.stringMatching(message) });
    expect(error.message).toContain(option);
    expect(inspect(error)).not.toMatch(/h[u\u00fc]sh/);
  });

  test("of the other API are rejected", async () => {
    const wrong = { baseUrl, accessToken: "demo-token", ...key };
    const [management, observability] = [await managementError(wrong), await observabilityError(wrong)];
    const unknown = " is not a known option. Known options: ";
    expect(management.message).toMatch(new RegExp(`^accessToken${unknown}.*keyId, keySecret\\.$`));
    expect(observability.message).toMatch(new RegExp(`^keyId${unknown}.*accessToken\\.$`));
    for (const { message } of [management, observability]) expect(message).not.toContain("demo-");
  });

  test("and baseUrl default to variables, unless only one of keyId and keySecret is passed", async () => {
    vi.stubEnv("DATAPLAT_MANAGEMENT_URL", undefined);
    expect((await managementError(key)).message).toMatch(/baseUrl is missing.*DATAPLAT_MANAGEMENT_URL/);
    vi.stubEnv("DATAPLAT_MANAGEMENT_URL", "api.example.com");
    expect((await managementError(key)).message).toMatch(
      /^DATAPLAT_MANAGEMENT_URL must be a whole https: URL/,
    );
    expect((await managementError({ baseUrl: "", ...key })).message).toMatch(/^baseUrl must be a whole/);
    vi.stubEnv("DATAPLAT_MANAGEMENT_URL", baseUrl);
    vi.stubEnv("DATAPLAT_KEY_ID", "env-key");
    vi.stubEnv("DATAPLAT_KEY_SECRET", "env-secret");
    expect(createManagementClient()).toHaveProperty("getPipe");
    const advice = "Pass keyId and keySecret, or set DATAPLAT_KEY_ID and DATAPLAT_KEY_SECRET.";
    expect((await managementError({ keyId: "mine" })).message).toBe(`keySecret is missing. ${advice}`);
    vi.stubEnv("DATAPLAT_KEY_SECRET", "");
    expect((await managementError({})).message).toBe(`keySecret is missing. ${advice}`);
  });
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
