/** The modules that find drift are loaded in the first call: a call that succeeded must survive a failure to load them. */
import { expect, test } from "vitest";
import { createClient } from "../../../src/client/create-client.ts";
import { bearer } from "../../../src/client/credentials.ts";
import type { DriftMode } from "../../../src/index.ts";
import { type ObservabilityClient, operations } from "../../../src/observability.ts";
import { failureOf, stubFetch } from "./calls.ts";

const cause = new Error("a module could not be loaded");

/** A client whose response validators cannot be loaded. */
function broken(drift: DriftMode) {
  const { fetch } = stubFetch((_, { method }) => Response.json({ data: method === "PUT" ? {} : [1] }));
  const api = {
    operations,
    requests: {},
    importResponses: () => Promise.reject(cause),
    scheme: bearer,
    baseUrlVariable: "NONE",
  };
  const options = { baseUrl: "https://api.example.com", accessToken: "demo-token", drift, fetch };
  // It has a function for each entry of that API's own table.
  return createClient(api, options) as unknown as ObservabilityClient;
}

test("a call that reports drift resolves to its payload", async () => {
  expect(await broken("report").listDashboards()).toEqual([1]);
  expect(await broken("off").listDashboards()).toEqual([1]);
});

test("a call that throws on drift fails with an error of the union, and the outcome of a write is unknown", async () => {
  const read = await failureOf(broken("throw").listDashboards());
  expect([read.kind, read.cause]).toEqual(["unexpected-response", cause]);
  const write = await failureOf(broken("throw").updateAlert({ id: "a" }, {}));
  expect(write.outcome).toBe("unknown");
});
