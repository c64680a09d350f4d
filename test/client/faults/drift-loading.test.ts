/** Lazy loading of the drift validators: failure to load them. */
import { expect, test } from "vitest";
import { bearer } from "../../../src/client/credentials.ts";
import type { DriftMode } from "../../../src/index.ts";
import { operations } from "../../../src/observability.ts";
import { createStubs, getError } from "../calls.ts";

const cause = new Error("a module could not be loaded");

function callBroken(drift: DriftMode, name: "listDashboards" | "updateAlert", ...args: readonly object[]) {
  const api = { operations, schemes: [bearer], importResponses: () => Promise.reject(cause) };
  const respond = () => Response.json({ data: name === "updateAlert" ? {} : [1] });
  return createStubs(api, { accessToken: "demo-token", drift }, respond).call(name)(...args);
}

test("a call with drift: report resolves to its payload", async () => {
  expect(await callBroken("report", "listDashboards")).toEqual([1]);
  expect(await callBroken("off", "listDashboards")).toEqual([1]);
});

test("a call with drift: throw fails with a DataplatError, and a write has the outcome unknown", async () => {
  const read = await getError(callBroken("throw", "listDashboards"));
  expect([read.kind, read.cause]).toEqual(["unexpected-response", cause]);
  const write = await getError(callBroken("throw", "updateAlert", { id: "a" }, {}));
  expect(write.outcome).toBe("unknown");
});
