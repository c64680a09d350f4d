/** The mocks still validate: what breaks the contract is refused, and the same request unbroken is accepted. */
import { describe, expect, test } from "vitest";
import { listOperations } from "../../scripts/lib/document.ts";
import type { Control } from "./canaries/canary.ts";
import {
  booleanSettings,
  getPipe,
  listServices,
  managementCanaries,
  numericSettings,
  updatePipeSettings,
} from "./canaries/management.ts";
import { listDashboards, observabilityCanaries, updateAlert } from "./canaries/observability.ts";
import { type RawRequest, send, useMocks } from "./mocks.ts";

const running = useMocks();
const controls: readonly Control[] = [getPipe, updatePipeSettings, listServices, updateAlert, listDashboards];
const canaries = [...managementCanaries, ...observabilityCanaries];

async function statusOf({ api, ...request }: Control, change: Partial<RawRequest> = {}): Promise<number> {
  const { status } = await send(running().baseUrl(api), { ...request, ...change });
  return status;
}

test("every operation of every document has a canary and a control", () => {
  const described = running().mocks.flatMap(({ name, document }) =>
    listOperations(document).map(({ operationId }) => `${name} ${operationId}`),
  );
  const key = ({ api, operationId }: { api: string; operationId: string }) => `${api} ${operationId}`;
  expect(described.length).toBeGreaterThan(0);
  expect([...new Set(canaries.map(key))].toSorted()).toEqual(described.toSorted());
  expect(controls.map(key).toSorted()).toEqual(described.toSorted());
});

describe("requests that keep the contract are accepted", () => {
  test.each(controls)("$operationId", async (control) => {
    expect(await statusOf(control)).toBe(200);
  });

  test.each(numericSettings)(
    "$field from $minimum to $maximum, and null",
    async ({ field, minimum, maximum }) => {
      for (const value of [minimum, maximum, null]) {
        expect(await statusOf(updatePipeSettings, { body: JSON.stringify({ [field]: value }) })).toBe(200);
      }
    },
  );

  test.each(booleanSettings)("%s true, false and null", async (field) => {
    for (const value of [true, false, null]) {
      expect(await statusOf(updatePipeSettings, { body: JSON.stringify({ [field]: value }) })).toBe(200);
    }
  });

  test.each([updatePipeSettings, updateAlert])("$operationId with an empty object", async (control) => {
    expect(await statusOf(control, { body: "{}" })).toBe(200);
  });

  test.each([
    { member: "thresholdType", values: ["above", "below"] },
    { member: "source", values: ["tile", "search"] },
    { member: "threshold", values: [0, -1, 0.5] },
    { member: "channel", values: [{}, { type: "a-type-not-shown" }] },
  ])("updateAlert with each shown value of $member", async ({ member, values }) => {
    for (const value of values) {
      expect(await statusOf(updateAlert, { body: JSON.stringify({ [member]: value }) })).toBe(200);
    }
  });
});

describe("requests that break the contract are refused", () => {
  test.each(canaries)("$operationId refuses $breach", async ({ api, request, status, names }) => {
    const answer = await send(running().baseUrl(api), request);
    expect(answer.text.toLowerCase()).toContain(names.toLowerCase());
    expect(answer.status).toBe(status);
  });
});

/** Not the contract but Prism: a test that relies on a mock has to know these. Each fails when Prism changes. */
describe("where Prism is more lenient than the contract", () => {
  test("it ignores query parameters that are not described", async () => {
    expect(await statusOf(listServices, { target: `${listServices.target}&notInTheContract=1` })).toBe(200);
  });

  test("it accepts a media type that ends in +json for application/json", async () => {
    expect(await statusOf(updatePipeSettings, { contentType: "application/merge-patch+json" })).toBe(200);
  });

  test("it takes the last of two members with one name", async () => {
    const body = '{"engine_max_threads": 65, "engine_max_threads": 64}';
    expect(await statusOf(updatePipeSettings, { body })).toBe(200);
  });

  test("it accepts a uuid written as a URN", async () => {
    const target = listServices.target.replace("organizations/", "organizations/urn:uuid:");
    expect(await statusOf(listServices, { target })).toBe(200);
  });

  test("it accepts any value of a parameter that is a plain string", async () => {
    expect(await statusOf(updateAlert, { target: "/api/v2/alerts/%20" })).toBe(200);
  });
});

/** A client that is right is refused: contract tests must not use these. */
describe("where Prism is stricter than the contract", () => {
  test("it refuses a Basic secret that contains a colon (allowed by RFC 7617)", async () => {
    const authorization = `Basic ${Buffer.from("key-id:secret:with:colons").toString("base64")}`;
    expect(await statusOf(getPipe, { authorization })).toBe(401);
  });

  test("it refuses a lower-case bearer (schemes are case-insensitive by RFC 9110), but takes a lower-case basic", async () => {
    expect(await statusOf(updateAlert, { authorization: "bearer access-token" })).toBe(401);
    const authorization = `basic ${Buffer.from("key-id:key-secret").toString("base64")}`;
    expect(await statusOf(getPipe, { authorization })).toBe(200);
  });
});
