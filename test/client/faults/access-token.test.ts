/** `accessToken` as a function: when the client calls it, and how failures are handled. */
import { inspect } from "node:util";
import { describe, expect, test, vi } from "vitest";
import type { ClientEvent } from "../../../src/index.ts";
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

test("a function is called for each request, not on client creation", async () => {
  respondInOrder(503, 502);
  const { refreshFlags, client } = createClient();
  expect(refreshFlags).toEqual([]);
  await client.listDashboards();
  await client.updateAlert({ id: "a" }, {});
  expect(refreshFlags).toEqual([false, false, false, false]);
  expect(tokens()).toEqual(["Bearer token-1", "Bearer token-2", "Bearer token-3", "Bearer token-4"]);
});

describe("401 response", () => {
  test("refreshes the token once and retries the full request, read or write", async () => {
    for (const call of ["read", "write"]) {
      server().requests.length = 0;
      respondInOrder(401);
      const { refreshFlags, client } = createClient({ retry: false });
      const { attempts } = await (call === "read"
        ? client.listDashboards.withResponse()
        : client.updateAlert.withResponse({ id: "a" }, { threshold: 0 }));
      expect([attempts, refreshFlags]).toEqual([2, [false, true]]);
      expect(tokens()).toEqual(["Bearer token-1", "Bearer token-2"]);
      expect(server().requests[1]?.body).toBe(call === "read" ? "" : '{"threshold":0}');
    }
  });

  test("fails the call if the refreshed token is rejected too", async () => {
    respondInOrder(401, 401, 401);
    const { refreshFlags, client } = createClient();
    expect(await getError(client.listDashboards())).toMatchObject({ kind: "api", status: 401, attempts: 2 });
    expect(refreshFlags).toEqual([false, true]);
  });

  test("refreshes the token only once per call, even if later attempts fail for other reasons", async () => {
    respondInOrder(401, 503);
    const { refreshFlags, client } = createClient();
    await client.listDashboards();
    expect(refreshFlags).toEqual([false, true, false]);
  });

  test("refreshes the token even after other failures", async () => {
    respondInOrder(503, 401);
    const { refreshFlags, client } = createClient({ retry: { ...fastRetry, attempts: 2 } });
    await client.listDashboards();
    expect(refreshFlags).toEqual([false, false, true]);
  });

  test("fails the call immediately if the token is a string", async () => {
    respondInOrder(401);
    expect(await getError(observabilityClient(server().baseUrl).listDashboards())).toMatchObject({
      status: 401,
      attempts: 1,
    });
  });

  test("with another status, such as 403, does not refresh the token", async () => {
    respondInOrder(403);
    const { refreshFlags, client } = createClient();
    expect(await getError(client.listDashboards())).toMatchObject({ status: 403, attempts: 1 });
    expect(refreshFlags).toEqual([false]);
  });
});

describe("calls that receive a 401 at the same time", () => {
  function rejectAllBut(current: () => string): void {
    server().onRequest((response) => {
      const isCurrent = server().requests.at(-1)?.headers.authorization === `Bearer ${current()}`;
      response.writeHead(isCurrent ? 200 : 401).end('{"data":[]}');
    });
  }
  const callConcurrently = (client: ReturnType<typeof observabilityClient>, calls = 50) =>
    Promise.all(Array.from({ length: calls }, () => client.listDashboards.withResponse()));

  test("share one refresh, and refresh again when the new token expires", async () => {
    let token = "token-1";
    const refreshes: string[] = [];
    let issued = 1;
    const accessToken = async ({ refresh }: { readonly refresh: boolean }) => {
      if (refresh) {
        refreshes.push(token);
        await pause(5);
        issued += 1;
        token = `token-${issued}`;
      }
      return token;
    };
    let valid = "token-2";
    rejectAllBut(() => valid);
    const client = observabilityClient(server().baseUrl, { accessToken });
    const results = await callConcurrently(client);
    expect(results.map(({ attempts }) => attempts)).toEqual(Array.from({ length: 50 }, () => 2));
    expect(refreshes).toEqual(["token-1"]);
    valid = "token-3";
    await callConcurrently(client);
    expect(refreshes).toEqual(["token-1", "token-2"]);
  });

  test("share a refresh that completed before their 401 arrived", async () => {
    const refreshes: boolean[] = [];
    const accessToken = ({ refresh }: { readonly refresh: boolean }) => {
      if (refresh) refreshes.push(refresh);
      return refresh || refreshes.length > 0 ? "token-2" : "token-1";
    };
    server().onRequest((response) => {
      const { length } = server().requests;
      if (server().requests.at(-1)?.headers.authorization === "Bearer token-2") response.end('{"data":[]}');
      // The second 401 arrives long after the refresh by the first call.
      else setTimeout(() => response.writeHead(401).end(), length === 1 ? 0 : 40);
    });
    await callConcurrently(observabilityClient(server().baseUrl, { accessToken }), 2);
    expect(refreshes).toEqual([true]);
  });

  test("share a failed refresh, and the next call refreshes again", async () => {
    rejectAllBut(() => "none");
    let refreshes = 0;
    const accessToken = async ({ refresh }: { readonly refresh: boolean }) => {
      if (!refresh) return "old";
      refreshes += 1;
      await pause(5);
      throw new Error("the vault is sealed");
    };
    const client = observabilityClient(server().baseUrl, { accessToken });
    const failures = await Promise.all(Array.from({ length: 20 }, () => getError(client.listDashboards())));
    const expected = { kind: "config", attempts: 1, cause: { message: "the vault is sealed" } };
    for (const failure of failures) expect(failure).toMatchObject(expected);
    expect(refreshes).toBe(1);
    await getError(client.listDashboards());
    expect(refreshes).toBe(2);
  });

  test("share the refresh even if one call is aborted", async () => {
    rejectAllBut(() => "new");
    let refreshes = 0;
    const accessToken = async ({ refresh }: { readonly refresh: boolean }) => {
      if (!refresh) return "old";
      refreshes += 1;
      controller.abort("enough");
      await pause(30);
      return "new";
    };
    const controller = new AbortController();
    const client = observabilityClient(server().baseUrl, { accessToken });
    const aborted = getError(client.listDashboards({ signal: controller.signal }));
    expect(await aborted).toMatchObject({ kind: "aborted", attempts: 1 });
    expect(await client.listDashboards()).toEqual([]);
    expect(refreshes).toBe(1);
  });

  test("time out if the refresh hangs, and the next call refreshes again", async () => {
    rejectAllBut(() => "new");
    let refreshes = 0;
    const accessToken = ({ refresh }: { readonly refresh: boolean }) => {
      if (!refresh) return "old";
      refreshes += 1;
      return refreshes === 1 ? new Promise<never>(() => {}) : "new";
    };
    const client = observabilityClient(server().baseUrl, { accessToken, timeoutMs: 200 });
    const error = await getError(client.listDashboards());
    expect(error).toMatchObject({ kind: "timeout", attempts: 1 });
    expect(error.message).toContain("accessToken function");
    expect(await client.listDashboards()).toEqual([]);
    expect(refreshes).toBe(2);
  });
});

describe("token function", () => {
  const cause = new Error("the vault is sealed");

  const throwCause = () => {
    throw cause;
  };

  test.each<[string, () => string | Promise<string>]>([
    ["throws", throwCause],
    ["rejects", () => Promise.reject(cause)],
  ])("that %s causes a config error with the cause, and no request is sent", async (_, accessToken) => {
    const error = await getError(
      observabilityClient(server().baseUrl, { accessToken }).updateAlert({ id: "a" }, {}),
    );
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
    let calls = 0;
    const events: ClientEvent[] = [];
    const accessToken = () => {
      calls += 1;
      return new Promise<never>(() => {});
    };
    const onEvent = (event: ClientEvent) => events.push(event);
    const options = { accessToken, timeoutMs: 10, deadlineMs: 300, onEvent };
    const client = observabilityClient(server().baseUrl, options);
    const read = await getError(client.listDashboards());
    expect(read).toMatchObject({ kind: "timeout", attempts: 0 });
    expect(read.message).toContain(
      "the accessToken function returned no token within 10 ms. Raise timeoutMs.",
    );
    expect(calls).toBeLessThanOrEqual(3);
    calls = 0;
    const write = await getError(client.updateAlert({ id: "a" }, {}));
    expect(write).toMatchObject({ kind: "timeout", attempts: 0, outcome: "not-sent" });
    expect(calls).toBeLessThanOrEqual(3);
    expect(events.filter(({ type }) => type === "request")).toEqual([]);
    for (const { attempt } of events) expect(attempt).toBeGreaterThan(0);
  });
});
