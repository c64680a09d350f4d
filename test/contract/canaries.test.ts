/** The mocks and the platform validate: they reject requests that violate the contract and accept valid ones. */
import { describe, expect, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { listOperations } from "../../scripts/lib/document.ts";
import { apis as platformApis } from "../../src/platform/apis/index.ts";
import { type Canary, unprocessable } from "./canaries/canary.ts";
import { importCanaries } from "./canaries/import-canaries.ts";
import { send, useMocks } from "./mocks.ts";
import { usePlatform } from "./platform.ts";

const running = useMocks();
const platform = usePlatform();
const { apis } = await readRegister();
const suites = await Promise.all(apis.map(({ name }) => importCanaries(name)));
const controls = suites.flatMap((suite) => suite.controls);
const operations = platformApis.flatMap((api) => Object.values(api.operations));
const canaries = suites.flatMap((suite) => suite.canaries);
const accepted = suites.flatMap((suite) => suite.accepted);

/** The platform's status for a request that Prism rejects. */
function statusOnPlatform({ status, request }: Canary): number {
  // It validates the credentials before the body, and has no route without an ID.
  if (request.authorization === undefined) return 401;
  if (request.target.endsWith("/")) return 404;
  return status === unprocessable ? 400 : status;
}

test.each(apis)("every operation of $name has a control and a canary", ({ name }) => {
  const mock = running().mocks.find((each) => each.name === name);
  const described = mock ? listOperations(mock.document).map(({ operationId }) => operationId) : [];
  expect(described).not.toEqual([]);
  for (const list of [controls, canaries]) {
    const covered = list.filter(({ api }) => api === name).map(({ operationId }) => operationId);
    const message = `Complete controls and canaries in test/contract/canaries/${name}.ts`;
    expect([...new Set(covered)].toSorted(), message).toEqual(described.toSorted());
  }
});

describe("a valid request is accepted by the mock and by the platform:", () => {
  const unchanged = controls.map((control) => ({ ...control, what: "its control", request: control }));
  test.each([...unchanged, ...accepted])("$operationId with $what", async ({ api, operationId, request }) => {
    const { success } = operations.find((operation) => operation.operationId === operationId) ?? {};
    for (const baseUrl of [running().baseUrl(api), platform().url]) {
      const { status, text } = await send(baseUrl, request);
      expect(status, text).toBe(success?.status);
    }
  });
});

describe("an invalid request is rejected by the mock, and by the platform without an effect:", () => {
  test.each(canaries)("$operationId with $violation", async (canary) => {
    const { api, request, status, names } = canary;
    const fromMock = await send(running().baseUrl(api), request);
    expect(`${fromMock.violations} ${fromMock.text}`.toLowerCase()).toContain(names.toLowerCase());
    expect(fromMock.status).toBe(status);
    const before = await platform().platform.export();
    const fromPlatform = await send(platform().url, request);
    expect(fromPlatform.status, fromPlatform.text).toBe(statusOnPlatform(canary));
    expect(await platform().platform.export()).toEqual(before);
  });
});

test("each API of the register needs canaries", async () => {
  await expect(importCanaries("no-such-api")).rejects.toThrow(
    "The API no-such-api has no canaries: add test/contract/canaries/no-such-api.ts",
  );
});
