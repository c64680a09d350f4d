/** Clients of selected operations. */
import { expect, test } from "vitest";
import { createManagementClientOf, getPipe, listServices } from "../../src/management.ts";
import { createObservabilityClientOf, listDashboards } from "../../src/observability.ts";
import { fastRetry, getCreationError, getError, pipe } from "./calls.ts";
import { useServer } from "./server.ts";

const server = useServer();
const create = (options = {}) => {
  const all = { baseUrl: server().baseUrl, keyId: "k", keySecret: "s", retry: fastRetry, ...options };
  return createManagementClientOf([getPipe, listServices], all);
};

test("have a function for each of them, which validates its request", async () => {
  server().respondWith(200, { result: { id: pipe.pipeId } });
  expect(Object.keys(create())).toEqual(["getPipe", "listServices"]);
  expect(await create().getPipe(pipe)).toEqual({ id: pipe.pipeId });
  const error = await getError(create().getPipe({ ...pipe, pipeId: "p" }));
  expect(error).toMatchObject({ kind: "invalid-request", operationId: "getPipe" });
  expect(server().requests).toHaveLength(1);
});

test("find drift with the schemas of their responses", async () => {
  server().respondWith(200, { result: [{ unknown: 1 }] });
  const { organizationId } = pipe;
  const error = await getError(create({ drift: "throw" }).listServices({ organizationId }));
  expect(error).toMatchObject({ kind: "unexpected-response", issues: [{ pointer: "/result/0/unknown" }] });
});

test("need the credentials of the API", async () => {
  const options = { baseUrl: "http://localhost" };
  const error = await getCreationError(() => createObservabilityClientOf([listDashboards], options));
  expect(error).toMatchObject({ kind: "config", message: expect.stringContaining("accessToken") });
});

test.each([null, {}, "getPipe", [undefined], [{}], ["getPipe"]])("are not made of %j", async (selection) => {
  // Callers without types can pass anything.
  const error = await getCreationError(() => createManagementClientOf(selection as []));
  expect(error).toMatchObject({ kind: "config", message: "selection must be an array of operations." });
});
