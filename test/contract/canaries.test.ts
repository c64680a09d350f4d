/** The mocks validate: they reject requests that violate the contract and accept valid ones. `test/platform/conformance` has the platform. */
import { expect, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { listOperations } from "../../scripts/lib/document.ts";
import { importCanaries } from "./canaries/import-canaries.ts";
import { send, useMocks } from "./mocks.ts";

const running = useMocks();
const { apis } = await readRegister();
const suites = await Promise.all(apis.map(({ name }) => importCanaries(name)));
const controls = suites.flatMap((suite) => suite.controls);
const canaries = suites.flatMap((suite) => suite.canaries);
const accepted = suites.flatMap((suite) => suite.accepted);

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

const unchanged = controls.map((control) => ({ ...control, what: "its control", request: control }));

test.each([...unchanged, ...accepted])("$operationId with $what is accepted", async ({ api, request }) => {
  const { status, text } = await send(running().baseUrl(api), request);
  expect(status, text).toBe(200);
});

test.each(canaries)("$operationId with $violation is rejected", async (canary) => {
  const { status, text, violations } = await send(running().baseUrl(canary.api), canary.request);
  expect(`${violations} ${text}`.toLowerCase()).toContain(canary.names.toLowerCase());
  expect(status).toBe(canary.status);
});

test("each API of the register needs canaries", async () => {
  await expect(importCanaries("no-such-api")).rejects.toThrow(
    "The API no-such-api has no canaries: add test/contract/canaries/no-such-api.ts",
  );
});
