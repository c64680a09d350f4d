/** Access tokens that a function gives: when it is asked, and everything that it may do wrong. */
import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import type { ClientEvent } from "../../../src/index.ts";
import { useServer } from "../server.ts";
import { failureOf, observability, pause, quickly } from "./calls.ts";

const server = useServer();
/** Answers each request with the next status, then with success. */
function answerInTurn(...statuses: readonly number[]): void {
  server().answer((response) => {
    const status = statuses[server().requests.length - 1] ?? 200;
    response.writeHead(status).end(`{"data":${server().requests.at(-1)?.method === "PUT" ? "{}" : "[]"}}`);
  });
}

/** A client whose tokens are numbered, and what its function was asked. */
function numbered(options = {}) {
  const asked: boolean[] = [];
  const accessToken = ({ refresh }: { readonly refresh: boolean }) => `token-${asked.push(refresh)}`;
  return { asked, client: observability(server().baseUrl, { accessToken, ...options }) };
}

const tokens = () => server().requests.map(({ headers }) => headers.authorization);

test("a function may give its token at once or later", async () => {
  answerInTurn();
  await observability(server().baseUrl, { accessToken: () => "now" }).listDashboards();
  await observability(server().baseUrl, { accessToken: async () => "later" }).listDashboards();
  expect(tokens()).toEqual(["Bearer now", "Bearer later"]);
});

test("a function is asked for each request, and not when the client is made", async () => {
  answerInTurn(503, 502);
  const { asked, client } = numbered();
  expect(asked).toEqual([]);
  await client.listDashboards();
  await client.updateAlert({ id: "a" }, {});
  expect(asked).toEqual([false, false, false, false]);
  expect(tokens()).toEqual(["Bearer token-1", "Bearer token-2", "Bearer token-3", "Bearer token-4"]);
});

describe("a 401", () => {
  test("asks for another token once, and sends the whole request again, write or read", async () => {
    for (const call of ["read", "write"]) {
      server().requests.length = 0;
      answerInTurn(401);
      const { asked, client } = numbered({ retry: false });
      const { attempts } = await (call === "read"
        ? client.listDashboards.withResponse()
        : client.updateAlert.withResponse({ id: "a" }, { threshold: 0 }));
      expect([attempts, asked]).toEqual([2, [false, true]]);
      expect(tokens()).toEqual(["Bearer token-1", "Bearer token-2"]);
      expect(server().requests[1]?.body).toBe(call === "read" ? "" : '{"threshold":0}');
    }
  });

  test("that comes again is the end", async () => {
    answerInTurn(401, 401, 401);
    const { asked, client } = numbered();
    expect(await failureOf(client.listDashboards())).toMatchObject({ kind: "api", status: 401, attempts: 2 });
    expect(asked).toEqual([false, true]);
  });

  test("asks for another token once only, although later attempts fail for other reasons", async () => {
    answerInTurn(401, 503);
    const { asked, client } = numbered();
    await client.listDashboards();
    expect(asked).toEqual([false, true, false]);
  });

  test("after other failures still asks for another token", async () => {
    answerInTurn(503, 401);
    const { asked, client } = numbered({ retry: { ...quickly, attempts: 2 } });
    await client.listDashboards();
    expect(asked).toEqual([false, false, true]);
  });

  test("is refreshed again in the next call", async () => {
    answerInTurn(401, 200, 401, 200);
    const { asked, client } = numbered();
    await client.listDashboards();
    await client.listDashboards();
    expect(asked).toEqual([false, true, false, true]);
  });

  test("of a token that is a text is the end at once", async () => {
    answerInTurn(401);
    expect(await failureOf(observability(server().baseUrl).listDashboards())).toMatchObject({
      status: 401,
      attempts: 1,
    });
  });

  test("other than 401 asks for no other token", async () => {
    answerInTurn(403);
    const { asked, client } = numbered();
    expect(await failureOf(client.listDashboards())).toMatchObject({ status: 403, attempts: 1 });
    expect(asked).toEqual([false]);
  });
});

describe("calls that are rejected at the same time", () => {
  /** Rejects every token but the current one, as a server does after an expiry. */
  function rejectAllBut(current: () => string): void {
    server().answer((response) => {
      const isCurrent = server().requests.at(-1)?.headers.authorization === `Bearer ${current()}`;
      response.writeHead(isCurrent ? 200 : 401).end('{"data":[]}');
    });
  }
  const together = (client: ReturnType<typeof observability>, calls = 50) =>
    Promise.all(Array.from({ length: calls }, () => client.listDashboards.withResponse()));

  test("share one refresh, and the next expiry asks again", async () => {
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
    const client = observability(server().baseUrl, { accessToken });
    const results = await together(client);
    expect(results.map(({ attempts }) => attempts)).toEqual(Array.from({ length: 50 }, () => 2));
    expect(refreshes).toEqual(["token-1"]);
    valid = "token-3";
    await together(client);
    expect(refreshes).toEqual(["token-1", "token-2"]);
  });

  test("share the refresh also when they are rejected after it is complete", async () => {
    const refreshes: boolean[] = [];
    const accessToken = ({ refresh }: { readonly refresh: boolean }) => {
      if (refresh) refreshes.push(refresh);
      return refresh || refreshes.length > 0 ? "token-2" : "token-1";
    };
    server().answer((response) => {
      const { length } = server().requests;
      if (server().requests.at(-1)?.headers.authorization === "Bearer token-2") response.end('{"data":[]}');
      // The second rejection arrives long after the first call was refreshed.
      else setTimeout(() => response.writeHead(401).end(), length === 1 ? 0 : 40);
    });
    await together(observability(server().baseUrl, { accessToken }), 2);
    expect(refreshes).toEqual([true]);
  });

  test("share a refresh that fails, and the next call asks again", async () => {
    rejectAllBut(() => "none");
    let refreshes = 0;
    const accessToken = async ({ refresh }: { readonly refresh: boolean }) => {
      if (!refresh) return "old";
      refreshes += 1;
      await pause(5);
      throw new Error("the vault is sealed");
    };
    const client = observability(server().baseUrl, { accessToken });
    const failures = await Promise.all(Array.from({ length: 20 }, () => failureOf(client.listDashboards())));
    expect(new Set(failures.map(({ kind, attempts }) => `${kind} ${attempts}`))).toEqual(
      new Set(["config 1"]),
    );
    expect(refreshes).toBe(1);
    await failureOf(client.listDashboards());
    expect(refreshes).toBe(2);
  });

  test("still share the refresh after one of them was aborted", async () => {
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
    const client = observability(server().baseUrl, { accessToken });
    const aborted = failureOf(client.listDashboards({ signal: controller.signal }));
    expect(await aborted).toMatchObject({ kind: "aborted", attempts: 1 });
    expect(await client.listDashboards()).toEqual([]);
    expect(refreshes).toBe(1);
  });

  test("do not wait forever for a refresh that hangs: after a timeout the next call asks again", async () => {
    rejectAllBut(() => "new");
    let refreshes = 0;
    const accessToken = ({ refresh }: { readonly refresh: boolean }) => {
      if (!refresh) return "old";
      refreshes += 1;
      return refreshes === 1 ? new Promise<never>(() => {}) : "new";
    };
    const client = observability(server().baseUrl, { accessToken, timeoutMs: 200, retry: false });
    expect(await failureOf(client.listDashboards())).toMatchObject({ kind: "timeout", attempts: 1 });
    expect(await client.listDashboards()).toEqual([]);
    expect(refreshes).toBe(2);
  });
});

describe("a function that fails", () => {
  const cause = new Error("the vault is sealed");

  test.each<[string, () => string | Promise<string>]>([
    [
      "throws",
      () => {
        throw cause;
      },
    ],
    ["rejects", () => Promise.reject(cause)],
  ])("because it %s is a config error with its reason, and nothing is sent", async (_, accessToken) => {
    const error = await failureOf(
      observability(server().baseUrl, { accessToken }).updateAlert({ id: "a" }, {}),
    );
    expect(error).toMatchObject({
      kind: "config",
      operationId: "updateAlert",
      attempts: 0,
      outcome: "not-sent",
    });
    expect(error.cause).toBe(cause);
    expect(error.message).toMatch(/^updateAlert: .*accessToken/);
    expect(server().requests).toEqual([]);
  });

  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["an empty text", ""],
    ["a number", 12345678],
    ["an object", { token: "hush-hush" }],
    ["the word undefined", "undefined"],
    ["a line break", "hush-hush\n"],
    ["another header", "hush-hush\r\nx-admin: 1"],
    ["a space", "hush hush"],
    ["a character outside ASCII", "hush-hüsh"],
  ])("because it gives %s is a config error that does not tell it", async (_, token) => {
    // As plain JavaScript would give it.
    const accessToken = () => token as string;
    const error = await failureOf(observability(server().baseUrl, { accessToken }).listDashboards());
    expect(error).toMatchObject({ kind: "config", operationId: "listDashboards", attempts: 0 });
    expect(error.message).toContain("accessToken");
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/hush.h[uü]sh|12345678/);
    expect(server().requests).toEqual([]);
  });

  test("because it never ends times out, and is called at most once per attempt", async () => {
    let asked = 0;
    const events: ClientEvent[] = [];
    const accessToken = () => {
      asked += 1;
      return new Promise<never>(() => {});
    };
    const options = {
      accessToken,
      timeoutMs: 10,
      deadlineMs: 300,
      onEvent: (event: ClientEvent) => events.push(event),
    };
    const client = observability(server().baseUrl, options);
    expect(await failureOf(client.listDashboards())).toMatchObject({ kind: "timeout", attempts: 0 });
    expect(asked).toBeLessThanOrEqual(3);
    asked = 0;
    const write = await failureOf(client.updateAlert({ id: "a" }, {}));
    expect(write).toMatchObject({ kind: "timeout", attempts: 0, outcome: "not-sent" });
    expect(asked).toBeLessThanOrEqual(3);
    expect(events.filter(({ type }) => type === "request")).toEqual([]);
    for (const { attempt } of events) expect(attempt).toBeGreaterThan(0);
  });

  test("only when it is asked again ends with that, and the first request counts", async () => {
    answerInTurn(401);
    const accessToken = ({ refresh }: { readonly refresh: boolean }) => {
      if (refresh) throw cause;
      return "first";
    };
    const error = await failureOf(observability(server().baseUrl, { accessToken }).listDashboards());
    expect(error).toMatchObject({ kind: "config", attempts: 1 });
    expect(error.cause).toBe(cause);
  });
});
