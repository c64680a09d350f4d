/** The mocks still validate: what breaks the contract is refused, and the same request unbroken is accepted. */
import { describe, expect, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { listOperations } from "../../scripts/lib/document.ts";
import { importCanaries } from "./canaries/import-canaries.ts";
import { type RawRequest, send, useMocks } from "./mocks.ts";

const running = useMocks();
const { apis } = await readRegister();
const suites = await Promise.all(apis.map(({ name }) => importCanaries(name)));
const controls = suites.flatMap((suite) => suite.controls);
const canaries = suites.flatMap((suite) => suite.canaries);
const accepted = suites.flatMap((suite) => suite.accepted);

async function expectSuccess(api: string, request: RawRequest): Promise<void> {
  const { status, text } = await send(running().baseUrl(api), request);
  expect(status, text).toBeGreaterThanOrEqual(200);
  expect(status, text).toBeLessThan(300);
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
  test.each(controls)("$operationId", async ({ api, ...request }) => {
    await expectSuccess(api, request);
  });

  test.each(accepted)("$operationId with $what", async ({ api, request }) => {
    await expectSuccess(api, request);
  });
});

describe("requests that break the contract are refused", () => {
  test.each(canaries)("$operationId refuses $breach", async ({ api, request, status, names }) => {
    const answer = await send(running().baseUrl(api), request);
    expect(answer.text.toLowerCase()).toContain(names.toLowerCase());
    expect(answer.status).toBe(status);
  });
});

describe("the canaries of an API", () => {
  test("are asked for when the register has an API without them", async () => {
    await expect(importCanaries("no-such-api")).rejects.toThrow(
      "The API no-such-api has no canaries: add test/contract/canaries/no-such-api.ts",
    );
  });

  test("are asked for when their file exports something else", async () => {
    await expect(importCanaries("canary")).rejects.toThrow(
      "test/contract/canaries/canary.ts: export controls, canaries and accepted",
    );
  });
});
