/** Faults and journal over the routes under /_platform. */
import { describe, expect, test } from "vitest";
import type { JournalRecord } from "../../../src/platform/journal/entry.ts";
import { ask, newTarget, parsed } from "./admin-deps.ts";

const json = { "content-type": "application/json" };

describe("faults", () => {
  const inject = (body: unknown) => ({ headers: json, body: JSON.stringify(body) });

  test("are injected, listed with how often they fired, and cleared", async () => {
    const { target, faults } = newTarget();
    const fault = { type: "status", status: 503 };
    const body = { operationId: "getPipe", fault, times: 2, tenantId: "a" };
    const created = await ask(target, "POST /_platform/faults", inject(body));
    const shown = { id: "1", ...body, fired: 0 };
    expect([created.status, parsed(created)]).toEqual([201, shown]);
    expect(created.headers["location"]).toBe("/_platform/faults/1");
    expect(faults.take("getPipe", "a")).toEqual(fault);
    expect(parsed(await ask(target, "GET /_platform/faults"))).toEqual({ faults: [{ ...shown, fired: 1 }] });
    expect(parsed(await ask(target, "GET /_platform/faults/1"))).toEqual({ ...shown, fired: 1 });
    expect((await ask(target, "DELETE /_platform/faults")).status).toBe(204);
    expect(parsed(await ask(target, "GET /_platform/faults"))).toEqual({ faults: [] });
  });

  test("are removed one by one", async () => {
    const { target } = newTarget();
    for (const type of ["truncate", "drop"] as const) target.faults.inject("getPipe", { type });
    expect((await ask(target, "DELETE /_platform/faults/1")).status).toBe(204);
    expect(target.faults.all().map(({ id }) => id)).toEqual(["2"]);
    expect((await ask(target, "DELETE /_platform/faults/1")).status).toBe(404);
  });

  test.each([
    [undefined, "The body is missing: send { operationId, fault }."],
    [[], "The body must be an object: { operationId, fault }."],
    [{ fault: { type: "drop" } }, "/operationId must be the name of an operation."],
    [
      { operationId: "getPip", fault: { type: "drop" } },
      'Unknown operation: "getPip". Expected one of: getPipe, updateAlert.',
    ],
    [{ operationId: "getPipe" }, "type of a fault must be one of latency, status,"],
    [{ operationId: "getPipe", fault: { type: "dorp" } }, "type of a fault must be one of latency, status,"],
    [{ operationId: "getPipe", fault: { type: "drop" }, time: 2 }, 'Unknown option of a fault: "time".'],
  ])("like %j are 400", async (body, message) => {
    const { target } = newTarget();
    const response = await ask(target, "POST /_platform/faults", inject(body));
    expect([response.status, parsed(response)]).toEqual([400, { message: expect.stringContaining(message) }]);
    expect(target.faults.all()).toEqual([]);
  });

  test("that are no JSON are 400, and of another type 415", async () => {
    const { target } = newTarget();
    const send = (headers: Record<string, string>, body: string) =>
      ask(target, "POST /_platform/faults", { headers, body });
    expect((await send(json, "{")).status).toBe(400);
    expect((await send(json, '{"operationId": "getPipe", "operationId": "getPipe"}')).status).toBe(400);
    expect((await send({ "content-type": "text/plain" }, "{}")).status).toBe(415);
  });
});

describe("the journal", () => {
  const record: JournalRecord = {
    api: "management",
    operationId: "getPipe",
    method: "GET",
    target: "/v1/a",
    pathParameters: {},
    tenantId: "a",
    status: 200,
    requestId: "r",
    headers: { authorization: "Basic s3cret" },
    body: null,
    bodyLength: 0,
    fault: null,
  };

  test.each([
    ["", [1, 2, 3]],
    ["?tenantId=b", [3]],
    ["?status=404", [2]],
    ["?method=get&after=1&limit=1", [3]],
    ["?operationId=updateAlert", []],
  ])("is selected from by %j", async (query, sequences) => {
    const { target, journal } = newTarget();
    for (const change of [{}, { status: 404 }, { tenantId: "b" }]) journal.record({ ...record, ...change });
    const response = await ask(target, `GET /_platform/journal${query}`);
    type Answer = { entries: { sequence: number }[]; forgotten: number };
    const { entries, forgotten } = parsed<Answer>(response) ?? expect.unreachable();
    expect([entries.map(({ sequence }) => sequence), forgotten]).toEqual([sequences, 0]);
    expect(response.body).not.toContain("s3cret");
  });

  test.each(["?status=ok", "?limit=-1", "?after=1.5", "?tenant=a", "?limit=1&limit=2"])(
    "refuses the selection %s",
    async (query) => {
      expect((await ask(newTarget().target, `GET /_platform/journal${query}`)).status).toBe(400);
    },
  );

  test("is cleared", async () => {
    const { target, journal } = newTarget();
    journal.record(record);
    expect((await ask(target, "DELETE /_platform/journal")).status).toBe(204);
    expect(journal.size).toBe(0);
  });
});
