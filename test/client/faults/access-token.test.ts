/** `accessToken` as a function: when the client calls it, and how failures are handled. */
import { inspect } from "node:util";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type ClientEvent, safe } from "../../../src/index.ts";
import { fastRetry, getError, observabilityClient, pause } from "../calls.ts";
import { useServer } from "../server.ts";

const server = useServer();
const respondInOrder = (...statuses: readonly number[]) => server().respondInOrder(...statuses);

/** Creates a client with numbered tokens and records the `refresh` flag of each token request. */
function createClient(options = {}) {
  const refreshFlags: boolean[] = [];
  const accessToken = ({ refresh }: { readonly refresh: boolean }) => `token-${refreshFlags.push(refresh)}`;
  return { refreshFlags, client: observabilityClient(server().baseUrl, { accessToken, ...options }) };
}

const tokens = () => server().requests.map(({ headers }) => headers.authorization);

// Promises of async functions are not instances of a global that a library such as zone.js replaces.
class OtherPromise<T> extends Promise<T> {}
test.each([Promise, OtherPromise])("a function is called for each request: %o", async (global) => {
  vi.stubGlobal("Promise", global);
  onTestFinished(() => void vi.unstubAllGlobals());
  respondInOrder(503, 502);
  const { refreshFlags, client } = createClient();
  expect(refreshFlags).toEqual([]);
  await client.listDashboards();
  await client.updateAlert({ id: "a" }, {});
  expect(refreshFlags).toEqual([false, false, false, false]);
  expect(tokens()).toEqual(["Bearer token-1", "Bearer token-2", "Bearer token-3", "Bearer token-4"]);
});

describe("401 response", () => {
  test.each(["read", "write"])("refreshes the token once and retries the full request: %s", async (call) => {
    respondInOrder(401);
    const { refreshFlags, client } = createClient({ retry: false });
    const { attempts } = await (call === "read"
      ? client.listDashboards.withResponse()
      : client.updateAlert.withResponse({ id: "a" }, { threshold: 0 }));
    expect([attempts, refreshFlags]).toEqual([2, [false, true]]);
    expect(tokens()).toEqual(["Bearer token-1", "Bearer token-2"]);
    expect(server().requests[1]?.body).toBe(call === "read" ? "" : '{"threshold":0}');
  });

  const twoAttempts = { retry: { ...fastRetry, attempts: 2 } };
  test.each<[string, statuses: number[], flags: boolean[], status: number | undefined, options: object]>([
    ["fails the call if the refreshed token is rejected too", [401, 401, 401], [false, true], 401, {}],
    [
      "refreshes the token once, even if later attempts fail",
      [401, 503],
      [false, true, false],
      undefined,
      {},
    ],
    ["refreshes the token after other failures", [503, 401], [false, false, true], undefined, twoAttempts],
    ["with another status, such as 403, does not refresh the token", [403], [false], 403, {}],
    ["fails the call immediately if the token is a string", [401], [], 401, { accessToken: "token" }],
  ])("%s", async (_, statuses, flags, status, options) => {
    respondInOrder(...statuses);
    const { refreshFlags, client } = createClient(options);
    const { error } = await safe(client.listDashboards());
    if (status) expect(error).toMatchObject({ kind: "api", status, attempts: flags.length || 1 });
    else expect(error).toBeUndefined();
    expect(refreshFlags).toEqual(flags);
  });
});

describe("calls that receive a 401 at the same time", () => {
  /** Creates a client whose token is renewed by a function, and rejects other tokens than `valid`. */
  function createRenewing(renew: (refreshes: number) => string | Promise<string>, options = {}) {
    const state = { token: "old", valid: "new", refreshes: 0 };
    const accessToken = async ({ refresh }: { readonly refresh: boolean }) => {
      if (!refresh) return state.token;
      state.refreshes += 1;
      state.token = await renew(state.refreshes);
      return state.token;
    };
    server().onRequest((response) => {
      const isValid = server().requests.at(-1)?.headers.authorization === `Bearer ${state.valid}`;
      response.writeHead(isValid ? 200 : 401).end('{"data":[]}');
    });
    const client = observabilityClient(server().baseUrl, { accessToken, ...options });
    const call = (count: number) =>
      Promise.all(Array.from({ length: count }, () => safe(client.listDashboards.withResponse())));
    return { state, client, call };
  }

  test("share one refresh, and refresh again when the new token expires", async () => {
    const { state, call } = createRenewing((refreshes) => pause(5).then(() => `token-${refreshes}`));
    for (const refreshes of [1, 2]) {
      state.valid = `token-${refreshes}`;
      const results = await call(50);
      expect(results.map(({ data }) => data?.attempts)).toEqual(Array.from({ length: 50 }, () => 2));
      expect(state.refreshes).toBe(refreshes);
    }
  });

  test("share a refresh that completed before their 401 arrived", async () => {
    const { state, call } = createRenewing(() => "new");
    server().onRequest((response) => {
      const { length } = server().requests;
      if (server().requests.at(-1)?.headers.authorization === "Bearer new") response.end('{"data":[]}');
      // The second 401 arrives long after the refresh by the first call.
      else setTimeout(() => response.writeHead(401).end(), length === 1 ? 0 : 40);
    });
    await call(2);
    expect(state.refreshes).toBe(1);
  });

  test("share a failed refresh, and the next call refreshes again", async () => {
    const { state, call } = createRenewing(() => pause(5).then(() => Promise.reject(new Error("sealed"))));
    const expected = { kind: "config", attempts: 1, cause: { message: "sealed" } };
    for (const { error } of await call(20)) expect(error).toMatchObject(expected);
    expect(state.refreshes).toBe(1);
    await call(1);
    expect(state.refreshes).toBe(2);
  });

  test("share the refresh even if one call is aborted", async () => {
    const controller = new AbortController();
    const { state, client } = createRenewing(() => {
      controller.abort("enough");
      return pause(30).then(() => "new");
    });
    const aborted = getError(client.listDashboards({ signal: controller.signal }));
    expect(await aborted).toMatchObject({ kind: "aborted", attempts: 1 });
    expect(await client.listDashboards()).toEqual([]);
    expect(state.refreshes).toBe(1);
  });

  test("time out if the refresh hangs, and the next call refreshes again", async () => {
    const renew = (refreshes: number) => (refreshes === 1 ? new Promise<never>(() => {}) : "new");
    const { state, client } = createRenewing(renew, { timeoutMs: 200 });
    const error = await getError(client.listDashboards());
    expect(error).toMatchObject({ kind: "timeout", attempts: 1 });
    expect(error.message).toContain("accessToken function");
    expect(await client.listDashboards()).toEqual([]);
    expect(state.refreshes).toBe(2);
  });
});

describe("token function", () => {
  test.each(["throws", "rejects"])("that %s causes a config error with the cause, unsent", async (how) => {
    const cause = new Error("the vault is sealed");
    const accessToken = (): Promise<string> => {
      if (how === "throws") throw cause;
      return Promise.reject(cause);
    };
    const client = observabilityClient(server().baseUrl, { accessToken });
    const error = await getError(client.updateAlert({ id: "a" }, {}));
    const unsent = { operationId: "updateAlert", attempts: 0, outcome: "not-sent" };
    expect(error).toMatchObject({ kind: "config", ...unsent, cause });
    expect(error.message).toMatch(/^updateAlert: .*accessToken/);
    expect(server().requests).toEqual([]);
  });

  test.each<[unknown, string]>([
    [undefined, "The accessToken function returned undefined, not a token."],
    [null, "The accessToken function returned null, not a token."],
    [12345678, "The accessToken function returned number, not a token."],
    [{ token: "hush-hush" }, "The accessToken function returned object, not a token."],
    ["hush-hush\r\nx-admin: 1", "accessToken contains a control character or line break."],
  ])("that returns %o causes a config error without the token", async (token, message) => {
    // Simulates an untyped JavaScript caller.
    const accessToken = vi.fn(() => token as string);
    const error = await getError(observabilityClient(server().baseUrl, { accessToken }).listDashboards());
    expect(error).toMatchObject({ kind: "config", operationId: "listDashboards", attempts: 0 });
    expect(error.message).toBe(`listDashboards: ${message}`);
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/hush-hush|12345678/);
    expect(accessToken).toHaveBeenCalledOnce();
    expect(server().requests).toEqual([]);
  });

  test("that never settles times out and is called at most once per attempt", async () => {
    const events: ClientEvent[] = [];
    const accessToken = vi.fn(() => new Promise<never>(() => {}));
    const onEvent = (event: ClientEvent) => events.push(event);
    const options = { accessToken, timeoutMs: 10, deadlineMs: 300, onEvent };
    const client = observabilityClient(server().baseUrl, options);
    const read = await getError(client.listDashboards());
    expect(read).toMatchObject({ kind: "timeout", attempts: 0 });
    expect(read.message).toContain("accessToken function returned no token within 10 ms. Raise timeoutMs.");
    const write = await getError(client.updateAlert({ id: "a" }, {}));
    expect(write).toMatchObject({ kind: "timeout", attempts: 0, outcome: "not-sent" });
    expect(accessToken).toHaveBeenCalledTimes(2);
    expect(events).toEqual([]);
  });
});
