/** The journal: entries, redaction and assertions. */
import { describe, expect, test } from "vitest";
import {
  type ExpectedCall,
  type JournalFilter,
  PlatformConfigError,
  type PlatformOptions,
} from "../../../src/platform/index.ts";
import { redactTarget } from "../../../src/platform/journal/redaction.ts";
import { demo } from "../../../src/testing.ts";
import { basic, dashboards, json, services, settings, start } from "../demo-platform.ts";

const { organizationId, pipeId } = demo;
const secret = "s3cret";

/** Creates a platform with demo data, and functions that send requests to it. */
function setUp(options: PlatformOptions = {}) {
  const platform = start({ now: () => Date.UTC(2026, 0), ...options });
  const send = (target: string, { headers, ...init }: RequestInit = {}) =>
    platform.fetch(platform.baseUrl + target, { ...init, headers: { ...basic, ...headers } });
  return {
    platform,
    journal: platform.journal,
    send,
    list: () => send(services),
    update: (value: unknown = { engine_max_threads: 8 }) =>
      send(settings, { method: "PUT", body: JSON.stringify(value), headers: json }),
    listDashboards: (token: string = demo.accessToken) =>
      send(dashboards, { headers: { authorization: `Bearer ${token}` } }),
  };
}

/** Creates a platform that has answered an update with 200, and one with 400. */
async function setUpUpdates() {
  const context = setUp();
  await context.update();
  await context.update({ engine_max_threads: 1.5, list: [1, { a: 1, b: 2 }] });
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
        ...{
          sequence: 1,
          at: "2026-01-01T00:00:00.000Z",
          api: "management",
          operationId: "updatePipeSettings",
        },
        ...{ method: "PUT", target: settings, pathParameters: demo.pipe, tenantId: organizationId },
        ...{ status: 200, requestId: response.headers.get("x-request-id") },
        headers: expect.objectContaining({ "content-type": "application/json" }),
        ...{ body: { engine_max_threads: 8 }, bodyLength: 24, fault: null, isExample: false },
      },
      expect.objectContaining({ sequence: 2, status: null, fault: "drop", body: null, bodyLength: 0 }),
    ]);
  });

  test("has headers of an allow-list only, cut to 512 characters", async () => {
    const { journal, send } = setUp();
    const others = ["cookie", "proxy-authorization", "x-api-key", "x-anything", "referer"];
    const headers = Object.fromEntries(others.map((name) => [name, secret]));
    const listed = { accept: "*/*", "if-match": '"a"' };
    await send(services, { headers: { ...headers, ...listed, "user-agent": "a".repeat(10_000) } });
    const entries = journal.entries();
    expect(entries).toMatchObject([{ headers: { ...listed, "user-agent": "a".repeat(512) } }]);
    for (const hidden of [secret, basic.authorization]) expect(JSON.stringify(entries)).not.toContain(hidden);
  });

  test("redacts members that may hold a secret, at any depth, and no others", async () => {
    const { journal, update } = setUp();
    const createBody = (value: string) => ({
      source: [{ objectStorage: { connectionString: value, url: "https://example.com/" } }],
      ...{ keySecret: value, PASSWORD: value, access_token: value, "api-key": value, webhookUrl: value },
      ...{ password: null, channel: { type: "webhook", webhookId: "w" }, primaryKey: "id", name: "a" },
    });
    await update({ ...createBody(secret), keySecret: { nested: secret } });
    expect(journal.entries()[0]?.body).toEqual(createBody("[redacted]"));
  });

  test("has a body of up to 8 KiB, and the length of a longer one", async () => {
    const { journal, update } = setUp();
    const nameOf = (length: number) => ({ name: "a".repeat(length - '{"name":""}'.length) });
    for (const length of [8192, 8193]) await update(nameOf(length));
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
    ["/v1/a?unknown=b?c=s3cret", "/v1/a?unknown=[redacted]"],
    ["http://user:s3cret@127.0.0.1/v1/a", "http://[redacted]@127.0.0.1/v1/a"],
    ["/v1/a@b", "/v1/a@b"],
  ])("shows the target %s, without the values of unknown parameters, as %s", async (target, shown) => {
    const { platform, journal } = setUp();
    await platform.handle({ method: "GET", target });
    expect(journal.entries()).toMatchObject([{ target: shown }]);
  });

  test("redacts members of objects in the query that may hold a secret", () => {
    const names = new Set(["to[password]", "to[size]", "pageToken"]);
    const target = "/v1/a?to%5Bpassword%5D=s3cret&to[size]=1&pageToken=a";
    expect(redactTarget(target, names)).toBe(target.replace("s3cret", "[redacted]"));
  });
});

describe("the journal", () => {
  test("keeps the latest requests, counts the dropped ones, and continues its numbers after it was cleared", async () => {
    const { journal, list } = setUp({ journalSize: 3 });
    const sequences = () => journal.entries().map(({ sequence }) => sequence);
    for (let count = 0; count < 8; count += 1) await list();
    expect([sequences(), journal.size, journal.forgotten]).toEqual([[6, 7, 8], 3, 5]);
    journal.clear();
    expect([sequences(), journal.size, journal.forgotten]).toEqual([[], 0, 0]);
    await list();
    await list();
    expect(sequences()).toEqual([9, 10]);
    const disabled = setUp({ journalSize: 0 });
    await disabled.list();
    expect([disabled.journal.entries(), disabled.journal.forgotten]).toEqual([[], 1]);
  });

  test("selects entries by every filter", async () => {
    const { journal, list, listDashboards, update } = setUp();
    await list();
    await listDashboards();
    await update();
    await update({ engine_max_threads: 1.5 });
    const rows: readonly [filter: JournalFilter, sequences: readonly number[]][] = [
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
    ];
    for (const [filter, sequences] of rows)
      expect(journal.entries(filter).map(({ sequence }) => sequence)).toEqual(sequences);
  });

  test.each<[filter: object, message: string]>([
    [{ operation: "a" }, "filter.operation is not a known option. Did you mean filter.operationId?"],
    [{ limit: -1 }, "filter.limit must be an integer from 0 to 2147483647."],
    [{ operationId: "listServicez" }, "listServicez is not a known operation. Did you mean listServices?"],
  ])("rejects the filter %j, which would select every request or none", (filter, message) => {
    expect(() => setUp().journal.entries(filter)).toThrow(new PlatformConfigError(message));
  });
});

describe("an assertion", () => {
  test.each<[count: number, expected: ExpectedCall]>([
    [2, {}],
    [1, { status: 400 }],
    [1, { body: { engine_max_threads: 8 } }],
    [1, { body: { list: [1, { b: 2 }] } }],
    [1, { body: { list: undefined } }],
    [2, { pathParameters: { pipeId }, tenantId: organizationId }],
    [0, { status: 500 }],
    [0, { body: { engine_max_threads: "8" } }],
    [0, { body: { list: [1] } }],
    [0, { body: { list: { 0: 1, 1: { a: 1 } } } }],
    [0, { body: null }],
    [0, { pathParameters: { pipeId: "another" } }],
    [0, { tenantId: "another" }],
  ])("finds %i calls that match %j", async (count, expected) => {
    const { journal } = await setUpUpdates();
    const [called, notCalled] = [journal.assertCalled, journal.assertNotCalled];
    expect(called("updatePipeSettings", { ...expected, times: count })).toHaveLength(count);
    expect(() => called("updatePipeSettings", { ...expected, times: 3 })).toThrow(
      `to be called 3 times, but it was called ${count} times.`,
    );
    if (count === 0) {
      expect(() => called("updatePipeSettings", expected)).toThrow("to be called");
      notCalled("updatePipeSettings", expected);
    } else {
      expect(called("updatePipeSettings", expected)).toHaveLength(count);
      expect(() => notCalled("updatePipeSettings", expected)).toThrow("not to be called");
    }
  });

  test("lists the requests of the journal when it fails", async () => {
    const { platform, journal, list, update } = await setUpUpdates();
    platform.faults.inject("listServices", { type: "drop" });
    await expect(list()).rejects.toThrow();
    await update({ name: "a".repeat(10_000) });
    await platform.handle({ method: "GET", target: "/v1/a?filter=tag:env" });
    const expected = { status: 200, body: { secret: "a", name: undefined } };
    expect(messageOf(() => journal.assertCalled("listServices", expected)).split("\n")).toEqual([
      'Expected listServices with {"status":200,"body":{"secret":"[redacted]","name":"[absent]"}} to be called.',
      "Requests in the journal:",
      `  #1 PUT ${settings} -> 200, updatePipeSettings, tenant ${organizationId}, body {"engine_max_threads":8}`,
      `  #2 PUT ${settings} -> 400, updatePipeSettings, tenant ${organizationId}, body {"engine_max_threads":1.5,"list":[1,{"a":1,"b":2}]}`,
      `  #3 GET ${services} -> no response, listServices, tenant ${organizationId}, fault drop`,
      `  #4 PUT ${settings} -> 400, updatePipeSettings, tenant ${organizationId}, body of 10011 bytes, not stored`,
      "  #5 GET /v1/a?filter=tag:env -> 404, no operation",
    ]);
    expect(() => setUp().journal.assertCalled("listServices")).toThrow("The journal is empty.");
  });

  test("lists the requests of the expected tenant, and those without valid credentials", async () => {
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

  test("fails if the answer depends on a body that is too long to be stored", async () => {
    const { journal, update } = await setUpUpdates();
    await update({ name: "a".repeat(9000), engine_max_threads: 1.5 });
    const problem = "stores bodies of up to 8192 bytes. Longer ones may match: those of #3.";
    for (const body of [{ engine_max_threads: 1.5 }, { engine_max_threads: 9 }, null]) {
      const times = body?.engine_max_threads === 1.5 ? 1 : 0;
      expect(() => journal.assertNotCalled("updatePipeSettings", { body })).toThrow(problem);
      expect(() => journal.assertCalled("updatePipeSettings", { body, times })).toThrow(problem);
    }
    expect(journal.assertCalled("updatePipeSettings", { body: { engine_max_threads: 1.5 } })).toHaveLength(1);
    journal.assertNotCalled("updatePipeSettings", { body: {}, status: 404 });
    expect(journal.assertCalled("updatePipeSettings", { times: 3 })).toHaveLength(3);
  });

  class Threads {
    engine_max_threads = 8;
  }
  const aMatcher =
    "expected.body must be a JSON value or bytes, without functions and matchers such as expect.anything().";
  test.each<[expected: unknown, message: string]>([
    [{ tims: 5 }, "expected.tims is not a known option. Did you mean expected.times?"],
    [{ times: "5" }, "expected.times must be an integer from 0 to 2147483647."],
    [{ tenantId: 5 }, "expected.tenantId must be a string."],
    [{ pathParameters: { pipe: "a" } }, "expected.pathParameters.pipe is not a known option."],
    [{ body: expect.anything() }, aMatcher],
    [{ body: { name: () => true } }, aMatcher],
    [{ body: new Threads() }, aMatcher],
    [{ body: Number.NaN }, aMatcher],
    [null, "expected must be a plain object."],
  ])("rejects the expectation %o", (expected, message) => {
    // Callers without types can pass anything.
    expect(() => setUp().journal.assertCalled("listServices", expected as ExpectedCall)).toThrow(message);
  });

  test("rejects an unknown operation, and `times` for a call that must not happen", () => {
    const { journal } = setUp();
    expect(() => journal.assertCalled("listService")).toThrow(
      "is not a known operation. Did you mean listServices?",
    );
    const times: object = { times: 0 };
    expect(() => journal.assertNotCalled("listServices", times)).toThrow(
      "expected.times is not a known option.",
    );
  });
});
