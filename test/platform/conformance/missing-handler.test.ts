/** An operation without a handler fails a test, and answers 501. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../../scripts/lib/bundle.ts";
import { listOperations } from "../../../scripts/lib/document.ts";
import type { PlatformApi } from "../../../src/platform/apis/api.ts";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import { createPlatformCheck } from "./invariants.ts";
import { getPipe, listDashboards, requestsByOperation, withHeaders } from "./requests.ts";
import { expectError } from "./responses.ts";
import { inProcess } from "./subjects/in-process.ts";
import { createTestData } from "./test-data.ts";

/** Both APIs, each without one of its handlers. */
vi.mock(import("../../../src/platform/apis/index.ts"), async (importOriginal) => {
  const { apis } = await importOriginal();
  const without = (api: PlatformApi): PlatformApi => {
    const { listServices: _, updateAlert: __, ...handlers } = api.handlers;
    return { ...api, handlers };
  };
  return { apis: apis.map(without) };
});

const { apis } = await vi.importActual<typeof import("../../../src/platform/apis/index.ts")>(
  "../../../src/platform/apis/index.ts",
);

/** The operations of a document that nobody serves, by operationId. */
function unserved(document: OpenApiDocument, api: PlatformApi | undefined): readonly string[] {
  const served = Object.keys(api?.handlers ?? {});
  return listOperations(document)
    .map(({ operationId }) => operationId)
    .filter((operationId) => !served.includes(operationId));
}

describe("every operation of every document", async () => {
  const documents = (await readRegister()).apis.map(async ({ name, generated }) => {
    // `generate` wrote it from a linted document.
    const document = JSON.parse(
      await readFile(path.join(generated, "openapi.json"), "utf8"),
    ) as OpenApiDocument;
    return { name, document };
  });

  test.each(await Promise.all(documents))(
    "of $name has a handler: add a missing one in src/platform/apis/$name/",
    ({ name, document }) => {
      const api = apis.find((other) => other.name === name);
      expect(unserved(document, api)).toEqual([]);
      expect(Object.keys(api?.handlers ?? {})).toHaveLength(listOperations(document).length);
    },
  );

  test.each(await Promise.all(documents))("of $name without a handler is reported", ({ name, document }) => {
    const api = apis.find((other) => other.name === name);
    const paths = { ...document.paths, "/new": { get: { operationId: "somethingNew", responses: {} } } };
    expect(unserved({ ...document, paths }, api)).toEqual(["somethingNew"]);
  });
});

describe("an operation without a handler", () => {
  const { own, seed } = createTestData();
  const platform = createPlatform({ seed, checkResponses: true });
  const subject = inProcess(platform);
  const check = createPlatformCheck(501);
  afterAll(() => subject.close());

  test.each(["listServices", "updateAlert"] as const)(
    "%s answers 501 in the form of its API and changes nothing",
    async (operationId) => {
      const request = requestsByOperation(own)[operationId];
      const before = await platform.export();
      const response = await subject.send(request);
      check(request, response);
      expectError(response, 501, operationId);
      expect(await platform.export()).toEqual(before);
    },
  );

  test("does not affect the other operations, nor the methods of its path", async () => {
    for (const request of [getPipe(own), listDashboards(own)])
      expect((await subject.send(request)).status).toBe(200);
    const request = withHeaders({ ...getPipe(own), target: "/api/v2/alerts/x", method: "GET" }, {});
    expect((await subject.send(request)).headers["allow"]).toBe("PUT, OPTIONS");
  });
});
