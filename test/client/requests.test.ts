/** Requests as they are sent: URLs, headers and bodies; and the requests that are refused before anything is sent. */
import { beforeEach, describe, expect, test } from "vitest";
import { type DataplatError, safe } from "../../src/index.ts";
import { createManagementClient } from "../../src/management.ts";
import { createObservabilityClient } from "../../src/observability.ts";
import { useServer } from "./server.ts";

const server = useServer();
const pipe = {
  organizationId: "11111111-1111-4111-8111-111111111111",
  serviceId: "22222222-2222-4222-8222-222222222222",
  pipeId: "33333333-3333-4333-8333-333333333333",
};

const management = (options = {}) =>
  createManagementClient({ baseUrl: server().baseUrl, keyId: "k", keySecret: "s", ...options });
const observability = (options = {}) =>
  createObservabilityClient({ baseUrl: server().baseUrl, accessToken: "t", ...options });

/** A list for a read, an object for a write, as the documents say. */
beforeEach(() =>
  server().answer((response) => {
    const payload = server().requests.at(-1)?.method === "PUT" ? {} : [];
    response
      .writeHead(200)
      .end(JSON.stringify({ status: 200, requestId: "r", result: payload, data: payload }));
  }),
);

async function refusalOf(promise: Promise<unknown>): Promise<DataplatError> {
  const result = await safe(promise);
  expect(server().requests, "nothing may be sent").toEqual([]);
  if (result.ok) throw new Error("It was sent.");
  return result.error;
}

describe("an address", () => {
  test("is the base address, its path kept, and the operation's path", async () => {
    await management({ baseUrl: `${server().baseUrl}/gate/way//` })
      .listServices(pipe, {})
      .catch(() => {});
    await observability({ baseUrl: `${server().baseUrl}/gate/` }).listDashboards();
    expect(server().requests.at(-1)?.target).toBe("/gate/api/v2/dashboards");
  });

  test("holds path parameters percent-encoded, so that none leaves its segment", async () => {
    for (const id of ["a/b", "../x", "a?b#c", "ä ö", "%2e%2e%2f", "a..b", "...", "{id}", "$&"]) {
      await observability().updateAlert({ id }, {});
      expect(server().requests.at(-1)?.target).toBe(`/api/v2/alerts/${encodeURIComponent(id)}`);
    }
  });

  test("repeats an array in the query and leaves out an empty one", async () => {
    const { organizationId } = pipe;
    await management().listServices({ organizationId, filter: ["tag:env=prod", "tag:a&b"] });
    expect(server().requests.at(-1)?.target.split("?")[1]).toBe("filter=tag%3Aenv%3Dprod&filter=tag%3Aa%26b");
    await management().listServices({ organizationId, filter: [] });
    expect(server().requests.at(-1)?.target).toBe(`/v1/organizations/${organizationId}/services`);
  });

  test.each(["", ".", "..", "%2e", "%2E%2e", ".%2E"])(
    "is refused for the path parameter %o, validated or not",
    async (id) => {
      for (const validateRequests of [true, false]) {
        const error = await refusalOf(observability({ validateRequests }).updateAlert({ id }, {}));
        expect(error).toMatchObject({ kind: "invalid-request", issues: [{ pointer: "/parameters/id" }] });
      }
    },
  );
});

describe("headers", () => {
  test("carry the credentials, and what is asked for", async () => {
    await management({ keyId: "kéy", keySecret: "pa:ss" }).updatePipeSettings(pipe, {
      engine_max_threads: 1,
    });
    expect(server().requests[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from("kéy:pa:ss").toString("base64")}`,
      accept: "application/json",
      "content-type": "application/json",
    });
    await observability().listDashboards();
    expect(server().requests[1]?.headers).toMatchObject({ authorization: "Bearer t" });
    expect(server().requests[1]?.headers).not.toHaveProperty("content-type");
  });

  test("of a call stand over those of the client", async () => {
    const client = observability({ headers: { "x-one": "client", "x-two": "client" } });
    await client.listDashboards({ headers: { "X-One": "call" } });
    expect(server().requests[0]?.headers).toMatchObject({ "x-one": "call", "x-two": "client" });
  });

  test.each([
    { Authorization: "Bearer other" },
    { accept: "text/html" },
    { "x y": "1" },
    { "x-line": "secret\nvalue" },
  ])("%o are refused without telling their values", async (headers) => {
    expect(() => observability({ headers })).toThrow(expect.objectContaining({ kind: "config" }));
    const error = await refusalOf(observability().listDashboards({ headers: { ...headers } }));
    expect(error.kind).toBe("config");
    expect(error.message).not.toContain("secret");
  });
});

describe("a body", () => {
  test("keeps null, 0, false and what is absent apart", async () => {
    await management().updatePipeSettings(pipe, {
      engine_max_threads: 0,
      object_storage_concurrency: null,
      engine_parallel_view_processing: false,
    });
    expect(server().requests[0]?.body).toBe(
      '{"engine_max_threads":0,"object_storage_concurrency":null,"engine_parallel_view_processing":false}',
    );
  });

  test("that breaks the contract is refused with everything that is wrong and where", async () => {
    const body = { engine_max_threads: 65, object_storage_concurrency: 1.5, misspelt: 1 } as object;
    const error = await refusalOf(management().updatePipeSettings(pipe, body));
    if (error.kind !== "invalid-request") throw error;
    expect(error.issues.toSorted((a, b) => a.pointer.localeCompare(b.pointer))).toEqual([
      { pointer: "/body/engine_max_threads", message: "must be <= 64", keyword: "maximum", limit: 64 },
      {
        pointer: "/body/misspelt",
        message: expect.stringContaining("spelling"),
        keyword: "additionalProperties",
        limit: undefined,
      },
      {
        pointer: "/body/object_storage_concurrency",
        message: "must be integer or null",
        keyword: "type",
        limit: undefined,
      },
    ]);
    expect(error.outcome).toBe("not-sent");
    for (const { pointer } of error.issues) expect(error.message).toContain(pointer);
  });

  test("that breaks the contract is sent when validation is off", async () => {
    await management({ validateRequests: false }).updatePipeSettings(pipe, { engine_max_threads: 65 });
    expect(server().requests[0]?.body).toBe('{"engine_max_threads":65}');
  });

  test("that is missing or no JSON is refused, validated or not", async () => {
    const circular: Record<string, unknown> = {};
    circular["self"] = circular;
    for (const validateRequests of [true, false]) {
      const client = management({ validateRequests });
      for (const body of [undefined, circular, { engine_max_threads: 1n }]) {
        // As plain JavaScript would call it.
        const error = await refusalOf(client.updatePipeSettings(pipe, body as object));
        expect(error.kind).toBe("invalid-request");
      }
    }
  });
});

describe("parameters", () => {
  test("that are missing, misspelt or malformed are refused", async () => {
    const { organizationId, serviceId } = pipe;
    for (const [parameters, pointer] of [
      [{ organizationId, serviceId }, "/parameters/pipeId"],
      [{ ...pipe, pipeID: "x" }, "/parameters/pipeID"],
      [{ ...pipe, pipeId: "not-a-uuid" }, "/parameters/pipeId"],
      [{ ...pipe, "a/b~c": 1 }, "/parameters/a~1b~0c"],
      [undefined, "/parameters"],
      ["text", "/parameters"],
    ] as const) {
      // As plain JavaScript would call it.
      const error = await refusalOf(management().getPipe(parameters as unknown as typeof pipe));
      expect(error).toMatchObject({ kind: "invalid-request", issues: [{ pointer }] });
    }
  });
});
