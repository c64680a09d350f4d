/** What the journal can prove, and what it says when it cannot. */
import { describe, expect, test } from "vitest";
import type { ExpectedCall } from "../../../src/platform/journal/entry.ts";
import { list, newJournal, update } from "./records.ts";

describe("assertions", () => {
  function filled() {
    const journal = newJournal();
    journal.record(update);
    journal.record({ ...update, body: { engine_max_threads: 9, list: [1, { a: 1, b: 2 }] }, status: 400 });
    return journal;
  }

  test.each<[expected: ExpectedCall, count: number]>([
    [{}, 2],
    [{ times: 2 }, 2],
    [{ status: 400 }, 1],
    [{ body: { engine_max_threads: 8 } }, 1],
    [{ body: { list: [1, { b: 2 }] } }, 1],
    [{ body: { list: undefined } }, 1],
    [{ pathParameters: { pipeId: "p" }, tenantId: "o" }, 2],
  ])("find calls by %j", (expected, count) => {
    expect(filled().assertCalled("updatePipeSettings", expected)).toHaveLength(count);
    expect(() => filled().assertNotCalled("updatePipeSettings", expected)).toThrow("not to be called");
  });

  test.each([
    { times: 1 },
    { status: 500 },
    { body: { engine_max_threads: "8" } },
    { body: { list: [1] } },
    { body: { list: { 0: 1, 1: { a: 1 } } } },
    { body: null },
    { pathParameters: { pipeId: "q" } },
    { tenantId: "other" },
  ])("do not find calls by %j", (expected) => {
    expect(() => filled().assertCalled("updatePipeSettings", expected)).toThrow("to be called");
    if (!("times" in expected)) filled().assertNotCalled("updatePipeSettings", expected);
  });

  test("count no calls when none are expected", () => {
    expect(filled().assertCalled("listServices", { times: 0 })).toEqual([]);
    filled().assertNotCalled("listServices");
  });

  test("list what was asked instead", () => {
    const journal = filled();
    journal.record({ ...list, status: null, tenantId: null, operationId: null, fault: "drop" });
    journal.record({ ...update, bodyLength: 10_000 });
    expect(() => journal.assertCalled("listServices", { status: 200, body: { secret: "a" } })).toThrow(
      [
        'Expected listServices with {"status":200,"body":{"secret":"[redacted]"}} to be called.',
        "These requests were answered:",
        '  #1 PUT /v1/organizations/o/services/s/pipes/p/settings -> 200, updatePipeSettings, tenant o, body {"engine_max_threads":8}',
        '  #2 PUT /v1/organizations/o/services/s/pipes/p/settings -> 400, updatePipeSettings, tenant o, body {"engine_max_threads":9,"list":[1,{"a":1,"b":2}]}',
        "  #3 GET /v1/organizations/o/services?filter=tag:env -> no answer, no operation, fault drop",
        "  #4 PUT /v1/organizations/o/services/s/pipes/p/settings -> 200, updatePipeSettings, tenant o, body of 10000 bytes, not remembered",
      ].join("\n"),
    );
    expect(() => filled().assertCalled("updatePipeSettings", { times: 5 })).toThrow(
      "Expected updatePipeSettings to be called 5 times, not 2.",
    );
    expect(() => newJournal().assertCalled("listServices")).toThrow("No request was answered.");
  });

  test("list the requests of the tenant that they are about, and those of nobody", () => {
    const journal = newJournal();
    journal.record(update);
    journal.record({ ...update, tenantId: "another" });
    journal.record({ ...list, tenantId: null });
    const message = messageOf(() => journal.assertCalled("listServices", { tenantId: "o", status: 500 }));
    expect(message).toMatch(/#1 .*#3 /s);
    expect(message).not.toContain("another");
  });

  test("keep their messages short", () => {
    const journal = newJournal(100);
    for (let count = 0; count < 30; count += 1) journal.record({ ...update, body: "a".repeat(5000) });
    const message = messageOf(() => journal.assertCalled("listServices"));
    expect(message).toContain("(10 more before these)");
    expect(message.length).toBeLessThan(10_000);
  });

  test("compare what was sent, and show it redacted", () => {
    const journal = newJournal();
    journal.record({ ...update, body: { token: "s3cret" } });
    const found = journal.assertCalled("updatePipeSettings", { body: { token: "s3cret" } });
    expect(found[0]?.body).toEqual({ token: "[redacted]" });
    expect(messageOf(() => journal.assertCalled("listServices"))).not.toContain("s3cret");
  });

  test("prove nothing about requests that were forgotten", () => {
    const journal = newJournal(1);
    journal.record(list);
    journal.record(update);
    expect(() => journal.assertNotCalled("listServices")).toThrow("has forgotten 1 older ones");
    expect(() => journal.assertCalled("listServices")).toThrow("has forgotten 1 older ones");
    expect(() => journal.assertCalled("updatePipeSettings", { times: 1 })).toThrow("cannot be told");
    expect(journal.assertCalled("updatePipeSettings")).toHaveLength(1);
  });

  test("refuse an operation that there is not, of which nothing would ever be found", () => {
    const message = 'There is no operation "listService", but listServices, updatePipeSettings.';
    expect(() => newJournal().assertCalled("listService")).toThrow(message);
    expect(() => newJournal().assertNotCalled("listService")).toThrow(message);
  });
});

function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  throw new Error("It did not throw.");
}
