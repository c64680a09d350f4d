/** Option validation, on client creation and on each call. */
import { describe, expect, test } from "vitest";
import { createManagementClient } from "../../../src/management.ts";
import { createObservabilityClient } from "../../../src/observability.ts";
import { getCreationError, getError, observabilityClient, stubFetch } from "../calls.ts";

const address = "https://api.example.com";

async function clientOptionsError(options: object): Promise<string> {
  const error = await getCreationError(() => observabilityClient(address, options));
  expect(error).toMatchObject({ kind: "config", operationId: undefined, attempts: 0 });
  return error.message;
}

async function callOptionsError(options: object): Promise<string> {
  const { fetch, sent } = stubFetch(() => Response.json({ data: [] }));
  const error = await getError(observabilityClient(address, { fetch }).listDashboards(options));
  expect(error).toMatchObject({ kind: "config", operationId: "listDashboards", attempts: 0 });
  expect(sent).toEqual([]);
  return error.message;
}

describe("an unknown client option is rejected with the closest known name", () => {
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
  ])("%o", async (options, message) => {
    expect(await clientOptionsError(options)).toContain(message);
  });

  test("credentials of the other API are rejected", async () => {
    // Simulates an untyped JavaScript caller.
    const wrong = { accessToken: "demo-token", keyId: "demo-key", keySecret: "demo-secret" } as object;
    const management = await getCreationError(() => createManagementClient({ baseUrl: address, ...wrong }));
    expect(management.message).toMatch(
      /^accessToken is not a known option\. Known options: .*keyId, keySecret\.$/,
    );
    const other = await getCreationError(() => createObservabilityClient({ baseUrl: address, ...wrong }));
    expect(other.message).toMatch(/^keyId is not a known option\. Known options: .*accessToken\.$/);
    for (const { message } of [management, other]) expect(message).not.toContain("demo-");
  });
});

describe("an unknown call option is rejected", () => {
  test.each<[object, string]>([
    [{ timeoutMS: 5 }, "Did you mean timeoutMs?"],
    [{ signals: undefined }, "Did you mean signal?"],
    [{ retry: { attempt: 3 } }, "Did you mean retry.attempts?"],
  ])("with the closest known name: %o", async (options, message) => {
    expect(await callOptionsError(options)).toContain(message);
  });

  test("without suggesting client-only options", async () => {
    const message = await callOptionsError({ onEvent: undefined });
    expect(message).toMatch(/^listDashboards: onEvent is not a known option\./);
    expect(message).not.toMatch(/baseUrl|fetch|rateLimit|max|allow|validate/);
  });
});

describe("an invalid option is rejected", () => {
  test.each<[object, string]>([
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
  ])("by a client: %o", async (options, message) => {
    expect(await clientOptionsError(options)).toContain(message);
  });

  test.each<[object, string]>([
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
  ])("by a call: %o", async (options, message) => {
    expect(await callOptionsError(options)).toContain(message);
  });

  test.each([[null], ["text"]])("if the options are not an object: %o", async (options) => {
    expect(await callOptionsError(options as unknown as object)).toContain("options must be a plain object.");
  });
});

test.each([
  { timeoutMs: 1, deadlineMs: 1.5, maxResponseBytes: 2_147_483_647 },
  { rateLimit: { requests: 1, perMs: 1 }, retry: { attempts: 100, baseDelayMs: 0, maxDelayMs: 0 } },
  { retry: false as const, drift: "throw" as const, validateRequests: false, allowInsecure: false },
])("options within their ranges are accepted: %o", (options) => {
  expect(observabilityClient(address, options)).toHaveProperty("listDashboards");
});

test("options are read once, and inherited options are ignored", async () => {
  let reads = 0;
  const options = Object.assign(Object.create({ timeoutMs: "inherited" }), { drift: "off" });
  Object.defineProperty(options, "deadlineMs", {
    enumerable: true,
    get: () => {
      reads += 1;
      return reads === 1 ? 5000 : "changed";
    },
  });
  const { fetch } = stubFetch(() => Response.json({ data: [] }));
  expect(await observabilityClient(address, { fetch, ...{} }).listDashboards(options)).toEqual([]);
  expect(reads).toBe(1);
});

test("undefined options are treated as absent", async () => {
  const names = ["timeoutMs", "deadlineMs", "retry", "drift", "headers"];
  const absent = Object.fromEntries(names.map((name) => [name, undefined]));
  const { fetch } = stubFetch(() => Response.json({ data: [] }));
  const client = observabilityClient(address, { fetch, ...absent, onEvent: undefined, rateLimit: undefined });
  expect(await client.listDashboards({ ...absent, signal: undefined })).toEqual([]);
});
