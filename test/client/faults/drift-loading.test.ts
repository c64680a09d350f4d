/** What drift is found with is loaded at the first call: when it cannot be, the call has succeeded all the same. */
import { expect, test } from "vitest";
import { createClient } from "../../../src/client/create-client.ts";
import type { DriftMode } from "../../../src/index.ts";
import { type ObservabilityClient, operations } from "../../../src/observability.ts";
import { failureOf } from "./calls.ts";

const cause = new Error("a part of the program could not be loaded");

/** A client whose response shapes cannot be loaded. */
function broken(drift: DriftMode) {
  const api = {
    operations,
    requestValidators: {},
    loadShapes: () => Promise.reject(cause),
    payload: "data",
    baseUrlVariable: "NONE",
  };
  const authorizer = { header: () => "Bearer demo-token", refreshable: false };
  const options = {
    baseUrl: "https://api.example.com",
    drift,
    fetch: async () => Response.json({ data: [1] }),
  };
  // Made of that API's own table, as its binding does it.
  return createClient(api, authorizer, options) as ObservabilityClient;
}

test("a call that only reports drift gives its payload", async () => {
  expect(await broken("report").listDashboards()).toEqual([1]);
  expect(await broken("off").listDashboards()).toEqual([1]);
});

test("a call that must not give what was not compared ends in an error of the union, and a write is unknown", async () => {
  const read = await failureOf(broken("throw").listDashboards());
  expect([read.kind, read.cause]).toEqual(["unexpected-response", cause]);
  const write = await failureOf(broken("throw").updateAlert({ id: "a" }, {}));
  expect(write.outcome).toBe("unknown");
});
