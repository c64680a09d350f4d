/** Faults on their own: which request each happens to, and what is refused when it is injected. */
import { describe, expect, test } from "vitest";
import type { Fault } from "../../../src/platform/faults/fault.ts";
import { createFaults } from "../../../src/platform/faults/faults.ts";

const newFaults = () => createFaults(["getPipe", "updateAlert"]);
const truncate: Fault = { type: "truncate" };

describe("a fault", () => {
  test("happens to one request of its operation, once", () => {
    const faults = newFaults();
    const injected = faults.inject("getPipe", truncate);
    expect(faults.take("updateAlert", "a")).toBeUndefined();
    expect(injected.fired).toBe(0);
    expect(faults.take("getPipe", "a")).toEqual(truncate);
    expect(injected.fired).toBe(1);
    expect(faults.take("getPipe", "a")).toBeUndefined();
    expect(injected.fired).toBe(1);
  });

  test("happens as often as it should", () => {
    const faults = newFaults();
    const injected = faults.inject("getPipe", truncate, { times: 2 });
    expect([1, 2, 3].map(() => faults.take("getPipe", null))).toEqual([truncate, truncate, undefined]);
    expect(injected).toMatchObject({ times: 2, fired: 2 });
  });

  test("happens to requests of its tenant only", () => {
    const faults = newFaults();
    faults.inject("getPipe", truncate, { tenantId: "a" });
    expect(faults.take("getPipe", "b")).toBeUndefined();
    expect(faults.take("getPipe", null)).toBeUndefined();
    expect(faults.take("getPipe", "a")).toEqual(truncate);
  });

  test("fires alone and in the order of injection", () => {
    const faults = newFaults();
    faults.inject("getPipe", { type: "status", status: 500 });
    faults.inject("getPipe", { type: "latency", ms: 5 });
    expect(faults.take("getPipe", "a")).toEqual({ type: "status", status: 500 });
    expect(faults.take("getPipe", "a")).toEqual({ type: "latency", ms: 5 });
  });

  test("never fires once it is removed, and removing it again is harmless", () => {
    const faults = newFaults();
    const other = faults.inject("updateAlert", truncate);
    const injected = faults.inject("getPipe", truncate);
    injected.remove();
    injected.remove();
    expect(faults.take("getPipe", "a")).toBeUndefined();
    expect(faults.pending()).toEqual([other]);
  });

  test("is a copy of what was given, with its defaults", () => {
    const faults = newFaults();
    const body = { error: "a" };
    faults.inject("getPipe", { type: "status", status: 503, body, headers: { "Retry-After": "2" } });
    faults.inject("getPipe", { type: "drop" });
    faults.inject("getPipe", { type: "rate-limit" });
    body.error = "b";
    expect(faults.take("getPipe", null)).toEqual({
      type: "status",
      status: 503,
      body: { error: "a" },
      headers: { "retry-after": "2" },
    });
    expect(faults.take("getPipe", null)).toEqual({ type: "drop", when: "before" });
    expect(faults.take("getPipe", null)).toEqual({ type: "rate-limit", retryAfterSeconds: 1 });
  });
});

describe("the list of faults", () => {
  test("tells those that wait from all that were injected", () => {
    const faults = newFaults();
    const first = faults.inject("getPipe", truncate);
    const second = faults.inject("updateAlert", truncate);
    const third = faults.inject("getPipe", truncate);
    faults.take("updateAlert", "a");
    expect(faults.pending().map(({ id }) => id)).toEqual([first.id, third.id]);
    expect(faults.all().map(({ id, fired }) => [id, fired])).toEqual([
      [first.id, 0],
      [second.id, 1],
      [third.id, 0],
    ]);
    faults.clear();
    expect([...faults.pending(), ...faults.all()]).toEqual([]);
    expect(faults.take("getPipe", "a")).toBeUndefined();
  });

  test("stays within bounds", () => {
    const faults = newFaults();
    for (let count = 0; count < 1100; count += 1) {
      faults.inject("getPipe", truncate);
      faults.take("getPipe", "a");
    }
    expect(faults.all()).toHaveLength(1000);
    for (let count = 0; count < 1000; count += 1) faults.inject("getPipe", truncate);
    expect(() => faults.inject("getPipe", truncate)).toThrow("1000 faults wait already.");
  });

  test("proves that all have fired, and names those that have not", () => {
    const faults = newFaults();
    faults.assertAllFired();
    faults.inject("getPipe", { type: "status", status: 503 }, { times: 2, tenantId: "a" });
    faults.inject("updateAlert", truncate);
    faults.take("getPipe", "a");
    expect(() => faults.assertAllFired()).toThrow(
      [
        "Not every fault that was injected has fired:",
        '  getPipe for tenant a: {"type":"status","status":503}, fired 1 of 2 times',
        '  updateAlert: {"type":"truncate"}, fired 0 of 1 times',
      ].join("\n"),
    );
    expect(() => faults.assertAllFired({ tenantId: "a" })).toThrow(/^.*\n {2}getPipe.*$/);
    faults.assertAllFired({ tenantId: "b" });
    faults.take("getPipe", "a");
    faults.assertAllFired({ tenantId: "a" });
  });
});

describe("what is injected", () => {
  const accepted: readonly unknown[] = [
    { type: "latency", ms: 0 },
    { type: "latency", ms: 600_000 },
    { type: "status", status: 400 },
    { type: "status", status: 599, body: null },
    { type: "status", status: 200, body: "<html>" },
    { type: "status", status: 302, body: "", headers: { location: "https://example.com/" } },
    { type: "drop", when: "after" },
    { type: "rate-limit", retryAfterSeconds: 0 },
  ];
  test.each(accepted)("may be %j", (fault) => {
    // As a caller without types would give it.
    expect(newFaults().inject("getPipe", fault as Fault).fault).toEqual(fault);
  });

  const refused: readonly [fault: unknown, message: string][] = [
    [null, "A fault must be an object."],
    [[], "A fault must be an object."],
    [{}, "A fault's type must be one of latency, status, drop, truncate, rate-limit."],
    [{ type: "toString" }, "A fault's type must be one of"],
    [{ type: "latency" }, "ms must be a number from 0 to 600000."],
    [{ type: "latency", ms: -1 }, "ms must be a number from 0 to 600000."],
    [{ type: "latency", ms: Number.NaN }, "ms must be a number from 0 to 600000."],
    [{ type: "latency", seconds: 1 }, 'A fault of type latency has no "seconds", but type, ms.'],
    [{ type: "status", status: 199 }, "status must be a number from 200 to 599."],
    [{ type: "status", status: 404.5 }, "status must be a whole number."],
    [{ type: "status", status: 204, body: "" }, "status must not be 204, which has no body."],
    [{ type: "status", status: 200 }, "A status below 400 needs a body."],
    [{ type: "status", status: 500, body: () => 1 }, "body must be a text or a value that JSON can hold."],
    [
      { type: "status", status: 500, body: Symbol("a") },
      "body must be a text or a value that JSON can hold.",
    ],
    [{ type: "status", status: 500, headers: "a: b" }, "headers must be an object."],
    [{ type: "status", status: 500, headers: { "a b": "" } }, 'headers: "a b" cannot be sent like this.'],
    [{ type: "status", status: 500, headers: { a: "b\r\nc: d" } }, 'headers: "a" cannot be sent like this.'],
    [
      { type: "status", status: 500, headers: { "Content-Length": "1" } },
      'headers: "Content-Length" cannot be sent like this.',
    ],
    [{ type: "drop", when: "during" }, "when must be before or after."],
    [{ type: "truncate", at: 5 }, 'A fault of type truncate has no "at", but type.'],
    [
      { type: "rate-limit", retryAfterSeconds: 86_401 },
      "retryAfterSeconds must be a number from 0 to 86400.",
    ],
  ];
  test.each(refused)("must not be %j", (fault, message) => {
    const faults = newFaults();
    // As a caller without types would give it.
    expect(() => faults.inject("getPipe", fault as Fault)).toThrow(message);
    expect(faults.pending()).toEqual([]);
  });

  test("must be for an operation there is", () => {
    expect(() => newFaults().inject("getPip", truncate)).toThrow(
      'There is no operation "getPip", but getPipe, updateAlert.',
    );
  });

  test.each<[options: object, message: string]>([
    [{ times: 0 }, "times must be a number from 1 to 1000000."],
    [{ times: 1.5 }, "times must be a whole number."],
    [{ tenantId: "" }, "tenantId must be the id of an organization or team."],
    [{ tenant: "a" }, 'A fault\'s options has no "tenant", but times, tenantId.'],
  ])("must not have options like %j", (options, message) => {
    expect(() => newFaults().inject("getPipe", truncate, options)).toThrow(message);
  });
});
