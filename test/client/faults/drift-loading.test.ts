/** Lazy loading of the drift validators: failure to load them. */
import { expect, test } from "vitest";
import { createClient } from "../../../src/client/create-client.ts";
import { bearer } from "../../../src/client/credentials.ts";
import type { DriftMode } from "../../../src/index.ts";
import { type ObservabilityClient, operations } from "../../../src/observability.ts";
import { getError, stubFetch } from "../calls.ts";

const cause = new Error("a module could not be loaded");

/** Creates a client whose response validators fail to load. */
function createBrokenClient(drift: DriftMode) {
  const { fetch } = stubFetch((_, { method }) => Response.json({ data: method === "PUT" ? {} : [1] }));
  const api = {
    operations,
    requests: {},
    importResponses: () => Promise.reject(cause),
    schemes: [bearer],
    baseUrlVariable: "NONE",
  };
  const options = { baseUrl: "https://api.example.com", accessToken: "demo-token", drift, fetch };
  // The client has a method for each operation of the Observability API.
  return createClient(api, options) as unknown as ObservabilityClient;
}

test("a call with drift: report resolves to its payload", async () => {
  expect(await createBrokenClient("report").listDashboards()).toEqual([1]);
  expect(await createBrokenClient("off").listDashboards()).toEqual([1]);
});

test("a call with drift: throw fails with a DataplatError, and a write has the outcome unknown", async () => {
  const read = await getError(createBrokenClient("throw").listDashboards());
  expect([read.kind, read.cause]).toEqual(["unexpected-response", cause]);
  const write = await getError(createBrokenClient("throw").updateAlert({ id: "a" }, {}));
  expect(write.outcome).toBe("unknown");
});
