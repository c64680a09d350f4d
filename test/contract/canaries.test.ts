/** The mocks still validate, and the platform does: what breaks the contract is refused, and the same request unbroken is accepted. */
import { describe, expect, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { listOperations } from "../../scripts/lib/document.ts";
import { type Canary, unprocessable } from "./canaries/canary.ts";
import { importCanaries } from "./canaries/import-canaries.ts";
import { type RawRequest, send, useMocks } from "./mocks.ts";
import { usePlatform } from "./platform.ts";

const running = useMocks();
const platform = usePlatform();
const { apis } = await readRegister();
const suites = await Promise.all(apis.map(({ name }) => importCanaries(name)));
const controls = suites.flatMap((suite) => suite.controls);
const canaries = suites.flatMap((suite) => suite.canaries);
const accepted = suites.flatMap((suite) => suite.accepted);

async function expectSuccess(api: string, request: RawRequest): Promise<void> {
  for (const baseUrl of [running().baseUrl(api), platform().url]) {
    const { status, text } = await send(baseUrl, request);
    expect(status, text).toBeGreaterThanOrEqual(200);
    expect(status, text).toBeLessThan(300);
  }
}

/** The platform's status for what Prism answers with its own. */
function statusOnPlatform({ status, request }: Canary): number {
  // It looks at credentials before the body, and knows no resource without an id.
  if (request.authorization === undefined) return 401;
  if (request.target.endsWith("/")) return 404;
  return status === unprocessable ? 400 : status;
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

describe("requests that break the contract are refused by the platform, and change nothing", () => {
  test.each(canaries)("$operationId refuses $breach", async (canary) => {
    const before = await platform().platform.export();
    const answer = await send(platform().url, canary.request);
    expect(answer.status, answer.text).toBe(statusOnPlatform(canary));
    expect(await platform().platform.export()).toEqual(before);
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
