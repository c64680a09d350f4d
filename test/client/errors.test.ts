/** Errors of the closed union. `faults/` has the responses and failures that cause them. */
import { expect, test, vi } from "vitest";
import { isDataplatError, safe } from "../../src/index.ts";
import { getError, managementClient, organizationId } from "./calls.ts";
import { useServer } from "./server.ts";

const server = useServer();
const listServices = () =>
  managementClient(server().baseUrl, { retry: false }).listServices({ organizationId });

test("isDataplatError detects its members, and safe() rethrows other errors", async () => {
  server().respondWith(500);
  expect(isDataplatError(await getError(listServices()))).toBe(true);
  for (const other of [new Error("x"), null, undefined, "api", { kind: "api" }]) {
    expect(isDataplatError(other)).toBe(false);
  }
  await expect(safe(Promise.reject(new Error("a defect")))).rejects.toThrow("a defect");
  expect(await safe(Promise.resolve(1))).toEqual({ ok: true, data: 1 });
});

test("isDataplatError recognizes errors from another copy of the package", async () => {
  vi.resetModules();
  const copy = await import("../../src/index.ts");
  server().respondWith(500);
  const error = await getError(listServices());
  expect(error instanceof copy.ApiError).toBe(false);
  expect(copy.isDataplatError(error)).toBe(true);
});
