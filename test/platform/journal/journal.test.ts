/** The journal: what it stores and redacts, and what it asserts. */
import { describe, expect, test } from "vitest";
import {
  createPlatform,
  type ExpectedCall,
  type JournalFilter,
  type PlatformOptions,
} from "../../../src/platform/index.ts";
import { demo } from "../../../src/testing.ts";

const { organizationId, pipeId } = demo;
const servicesPath = `/v1/organizations/${organizationId}/services`;
const settingsPath = `${servicesPath}/${demo.serviceId}/pipes/${pipeId}/settings`;
const secret = "s3cret";

/** A platform with demo data at the first moment of 2026, and requests to it. */
function setUp(options: PlatformOptions = {}) {
  const platform = createPlatform({ demo: true, now: () => Date.UTC(2026, 0), ...options });
  const basic = `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}`;
  const send = (target: string, init: RequestInit = {}) =>
    platform.fetch(new URL(target, platform.baseUrl), {
      ...init,
      headers: { authorization: basic, ...init.headers },
    });
  const sendJson = (body: unknown) =>
    send(settingsPath, {
      method: "PUT",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  return {
    platform,
    journal: platform.journal,
    send,
    list: () => send(servicesPath),
    update: (body: unknown = { engine_max_threads: 8 }) => sendJson(body),
    listDashboards: (token: string = demo.accessToken) =>
      send("/api/v2/dashboards", { headers: { authorization: `Bearer ${token}` } }),
  };
}

/** A platform that has answered an update with 200, and one with 400. */
async function setUpUpdates() {
  const context = setUp();
  await context.update();
  await context.update({ engine_max_threads: 65, list: [1, { a: 1, b: 2 }] });
  return context;
}

function messageOf(assert: () => unknown): string {
  try {
    assert();
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return expect.unreachable("No error was thrown.");
}

describe("an entry", () => {
  test("describes a request and its response", async () => {
    const { platform, journal, update, list } = setUp();
    const response = await update();
    platform.faults.inject("listServices", { type: "drop" });
    await expect(list()).rejects.toThrow();
    expect(journal.entries()).toEqual([
      {
        sequence: 1,
        at: "2026-01-01T00:00:00.000Z",
        api: "management",
        operationId: "updatePipeSettings",
        method: "PUT",
        target: settingsPath,
        pathParameters: demo.pipe,
        tenantId: organizationId,
        status: 200,
        requestId: response.headers.get("x-request-id"),
        headers: expect.objectContaining({ "content-type": "application/json" }),
        body: { engine_max_threads: 8 },
        bodyLength: 24,
        fault: null,
      },
      expect.objectContaining({ sequence: 2, status: null, fault: "drop", body: null, bodyLength: 0 }),
    ]);
  });

  test("has headers of an allow-list only, cut to 512 characters", async () => {
    const { journal, send } = setUp();
    const secrets = ["cookie", "proxy-authorization", "x-api-key", "x-anything", "referer"];
    const headers = {
      ...Object.fromEntries(secrets.map((name) => [name, secret])),
      accept: "*/*",
      "if-match": '"a"',
      "user-agent": "a".repeat(10_000),
    };
    await send(servicesPath, { headers });
    expect(journal.entries()[0]?.headers).toMatchObject({ accept: "*/*", "if-match": '"a"' });
    expect(journal.entries()[0]?.headers["user-agent"]).toHaveLength(512);
    const text = JSON.stringify(journal.entries());
    expect(text).not.toContain(secret);
    expect(text).not.toContain(btoa(`${demo.keyId}:${demo.keySecret}`));
  });

  test("redacts members that may hold a secret, at any depth, and no others", async () => {
    const { journal, update } = setUp();
    const visible = {
      password: null,
      channel: { type: "webhook", webhookId: "w" },
      primaryKey: "id",
      name: "a",
    };
    await update({
      source: [{ objectStorage: { connectionString: secret, url: "https://example.com/" } }],
      keySecret: { nested: secret },
      PASSWORD: secret,
      access_token: secret,
      "api-key": 5,
      webhookUrl: secret,
      ...visible,
    });
    const redacted = "[redacted]";
    expect(journal.entries()[0]?.body).toEqual({
      source: [{ objectStorage: { connectionString: redacted, url: "https://example.com/" } }],
      keySecret: redacted,
      PASSWORD: redacted,
      access_token: redacted,
      "api-key": redacted,
      webhookUrl: redacted,
      ...visible,
    });
  });

  test("has a body of up to 8 KiB, and the length of a longer one", async () => {
    const { journal, update } = setUp();
    const nameOf = (length: number) => ({ name: "a".repeat(length - '{"name":""}'.length) });
    await update(nameOf(8192));
    await update(nameOf(8193));
    expect(journal.entries().map(({ body, bodyLength }) => [body, bodyLength])).toEqual([
      [nameOf(8192), 8192],
      [null, 8193],
    ]);
  });

  test.each([
    ["/v1/a?filter=tag:env=prod&filter=tag:b", "/v1/a?filter=tag:env=prod&filter=tag:b"],
    ["/v1/a?token=s3cret&filter=x", "/v1/a?token=[redacted]&filter=x"],
    ["/v1/a?%66ilter=x&pipeId=s3cret", "/v1/a?%66ilter=x&pipeId=[redacted]"],
    ["/v1/a?s3cret", "/v1/a?[redacted]"],
    ["/v1/a?%E0=s3cret", "/v1/a?%E0=[redacted]"],
    ["/v1/a?a=b?c=s3cret", "/v1/a?a=[redacted]"],
    ["http://user:s3cret@127.0.0.1/v1/a", "http://[redacted]@127.0.0.1/v1/a"],
    ["/v1/a@b", "/v1/a@b"],
  ])("shows the target %s as %s", async (target, shown) => {
    const { platform, journal } = setUp();
    await platform.handle({ method: "GET", target });
    expect(journal.entries()[0]?.target).toBe(shown);
  });
});

describe("the journal", () => {
  test("keeps the latest requests, counts the dropped ones, and numbers on after it was cleared", async () => {
    const { journal, list } = setUp({ journalSize: 3 });
    for (let count = 0; count < 8; count += 1) await list();
    expect(journal.entries().map(({ sequence }) => sequence)).toEqual([6, 7, 8]);
    expect([journal.size, journal.forgotten]).toEqual([3, 5]);
    journal.clear();
    expect([journal.size, journal.forgotten, journal.entries()]).toEqual([0, 0, []]);
    await list();
    await list();
    expect(journal.entries().map(({ sequence }) => sequence)).toEqual([9, 10]);
  });

  test("is empty if its size is 0", async () => {
    const { journal, list } = setUp({ journalSize: 0 });
    await list();
    expect([journal.size, journal.forgotten, journal.entries()]).toEqual([0, 1, []]);
  });

  test.each<[JournalFilter, number[]]>([
    [{}, [1, 2, 3, 4]],
    [{ operationId: "listServices" }, [1]],
    [{ tenantId: organizationId }, [1, 3, 4]],
    [{ method: "GET" }, [1, 2]],
    [{ status: 400 }, [4]],
    [{ after: 2 }, [3, 4]],
    [{ limit: 2 }, [3, 4]],
    [{ limit: 0 }, []],
    [{ method: "PUT", limit: 1 }, [4]],
    [{ operationId: "listServices", status: 400 }, []],
  ])("selects entries by %j", async (filter, sequences) => {
    const { journal, list, listDashboards, update } = setUp();
    await list();
    await listDashboards();
    await update();
    await update({ engine_max_threads: 65 });
    expect(journal.entries(filter).map(({ sequence }) => sequence)).toEqual(sequences);
  });

  test("rejects a misspelt filter, which would select every request", () => {
    // Tests without types can pass anything.
    const filter = { operation: "listServices" } as JournalFilter;
    expect(() => setUp().journal.entries(filter)).toThrow('Unknown filter of the journal: "operation".');
  });
});

describe("an assertion", () => {
  test.each<[expected: ExpectedCall, count: number]>([
    [{ times: 2 }, 2],
    [{ status: 400 }, 1],
    [{ body: { engine_max_threads: 8 } }, 1],
    [{ body: { list: [1, { b: 2 }] } }, 1],
    [{ body: { list: undefined } }, 1],
    [{ pathParameters: { pipeId }, tenantId: organizationId }, 2],
  ])("finds calls by %j", async ({ times, ...expected }, count) => {
    const { journal } = await setUpUpdates();
    expect(journal.assertCalled("updatePipeSettings", { times, ...expected })).toHaveLength(count);
    expect(() => journal.assertNotCalled("updatePipeSettings", expected)).toThrow("not to be called");
  });

  test.each<ExpectedCall>([
    { status: 500 },
    { body: { engine_max_threads: "8" } },
    { body: { list: [1] } },
    { body: { list: { 0: 1, 1: { a: 1 } } } },
    { body: { toString: Object.prototype.toString } },
    { body: null },
    { pathParameters: { pipeId: "another" } },
    { tenantId: "another" },
  ])("does not find calls by %j", async (expected) => {
    const { journal } = await setUpUpdates();
    expect(() => journal.assertCalled("updatePipeSettings", expected)).toThrow("to be called");
    journal.assertNotCalled("updatePipeSettings", expected);
  });

  test("counts calls", async () => {
    const { journal } = await setUpUpdates();
    expect(journal.assertCalled("listServices", { times: 0 })).toEqual([]);
    expect(() => journal.assertCalled("updatePipeSettings", { times: 1 })).toThrow(
      "Expected updatePipeSettings to be called 1 times, but it was called 2 times.",
    );
  });

  test("lists the requests of the journal when it fails", async () => {
    const { platform, journal, list, update } = await setUpUpdates();
    platform.faults.inject("listServices", { type: "drop" });
    await expect(list()).rejects.toThrow();
    await update({ name: "a".repeat(10_000) });
    await platform.handle({ method: "GET", target: "/v1/a?filter=tag:env" });
    const expected = { status: 200, body: { secret: "a" } };
    expect(messageOf(() => journal.assertCalled("listServices", expected)).split("\n")).toEqual([
      'Expected listServices with {"status":200,"body":{"secret":"[redacted]"}} to be called.',
      "Requests in the journal:",
      `  #1 PUT ${settingsPath} -> 200, updatePipeSettings, tenant ${organizationId}, body {"engine_max_threads":8}`,
      `  #2 PUT ${settingsPath} -> 400, updatePipeSettings, tenant ${organizationId}, body {"engine_max_threads":65,"list":[1,{"a":1,"b":2}]}`,
      `  #3 GET ${servicesPath} -> no response, listServices, tenant ${organizationId}, fault drop`,
      `  #4 PUT ${settingsPath} -> 400, updatePipeSettings, tenant ${organizationId}, body of 10011 bytes, not stored`,
      "  #5 GET /v1/a?filter=tag:env -> 404, no operation",
    ]);
    expect(() => setUp().journal.assertCalled("listServices")).toThrow("The journal is empty.");
  });

  test("lists requests of the expected tenant, and those without valid credentials", async () => {
    const { journal, update, listDashboards } = setUp();
    await update();
    await listDashboards();
    await listDashboards("invalid");
    const message = messageOf(() => journal.assertCalled("getPipe", { tenantId: organizationId }));
    expect(message).toMatch(/#1 .*#3 /s);
    expect(message).not.toContain("#2 ");
  });

  test("limits the length of its message", async () => {
    const { journal, update } = setUp();
    for (let count = 0; count < 30; count += 1) await update({ name: "a".repeat(5000) });
    const message = messageOf(() => journal.assertCalled("listServices"));
    expect(message).toContain("(10 earlier ones)");
    expect(message.length).toBeLessThan(10_000);
  });

  test("compares bodies as they were sent, and shows them redacted", async () => {
    const { journal, update } = setUp();
    await update({ token: secret });
    const [entry] = journal.assertCalled("updatePipeSettings", { body: { token: secret } });
    expect(entry?.body).toEqual({ token: "[redacted]" });
    expect(messageOf(() => journal.assertCalled("listServices"))).not.toContain(secret);
  });

  test("fails if the answer may be among requests that were dropped", async () => {
    const { journal, list, update } = setUp({ journalSize: 1 });
    await list();
    await update();
    const full = "The journal is full: it holds 1 requests, and dropped 1 older ones that may match.";
    expect(() => journal.assertNotCalled("listServices")).toThrow(full);
    expect(() => journal.assertCalled("listServices")).toThrow(full);
    expect(() => journal.assertCalled("updatePipeSettings", { times: 1 })).toThrow(full);
    expect(journal.assertCalled("updatePipeSettings")).toHaveLength(1);
  });

  test.each<[expected: unknown, message: string]>([
    [
      { tims: 5 },
      'Unknown expectation: "tims". Expected one of: times, status, tenantId, pathParameters, body.',
    ],
    [{ times: "5" }, "times must be an integer, 0 or more."],
    [{ times: -1 }, "times must be an integer, 0 or more."],
    [{ status: "200" }, "status must be an integer."],
    [{ tenantId: 5 }, "tenantId must be a string."],
    [{ pathParameters: { pipe: "a" } }, 'Unknown path parameter of listServices: "pipe".'],
    [null, "Expected an object"],
  ])("rejects the expectation %j", (expected, message) => {
    const { journal } = setUp();
    // Tests without types can pass anything.
    expect(() => journal.assertCalled("listServices", expected as ExpectedCall)).toThrow(message);
  });

  test("rejects an operation or expectation that no call could match", () => {
    const { journal } = setUp();
    const unknown = 'Unknown operation: "listService". Expected one of: listServices,';
    expect(() => journal.assertCalled("listService")).toThrow(unknown);
    expect(() => journal.assertNotCalled("listService")).toThrow(unknown);
    const times: object = { times: 0 };
    expect(() => journal.assertNotCalled("listServices", times)).toThrow('Unknown expectation: "times".');
  });
});
