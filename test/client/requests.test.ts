/** Request building: URLs, headers and bodies, and validation before sending. */
import { beforeEach, describe, expect, test } from "vitest";
import { getError, managementClient, maxThreads, observabilityClient, pipe } from "./calls.ts";
import { useServer } from "./server.ts";

const server = useServer();
const management = (options = {}) => managementClient(server().baseUrl, options);
const observability = (options = {}) => observabilityClient(server().baseUrl, options);

beforeEach(() => server().respondInOrder());

describe("URL", () => {
  test("consists of the base URL with its path, and the path of the operation", async () => {
    await management({ baseUrl: `${server().baseUrl}/gate/way//` })
      .listServices(pipe, {})
      .catch(() => {});
    await observability({ baseUrl: `${server().baseUrl}/gate/` }).listDashboards();
    expect(server().requests.at(-1)?.target).toBe("/gate/api/v2/dashboards");
  });

  test("repeats a query parameter for each array element and omits an empty array", async () => {
    const { organizationId } = pipe;
    await management().listServices({ organizationId, filter: ["tag:env=prod", "tag:a&b"] });
    expect(server().requests.at(-1)?.target.split("?")[1]).toBe("filter=tag%3Aenv%3Dprod&filter=tag%3Aa%26b");
    await management().listServices({ organizationId, filter: [] });
    expect(server().requests.at(-1)?.target).toBe(`/v1/organizations/${organizationId}/services`);
  });
});

describe("headers", () => {
  test("include the credentials and media types", async () => {
    await management({ keyId: "kéy", keySecret: "pa:ss" }).updatePipeSettings(pipe, {
      engine_max_threads: 1,
    });
    expect(server().requests[0]?.headers).toMatchObject({
      authorization: `Basic ${Buffer.from("kéy:pa:ss").toString("base64")}`,
      accept: "application/json",
      "content-type": "application/json",
    });
    await observability().listDashboards();
    expect(server().requests[1]?.headers).toMatchObject({ authorization: "Bearer demo-token" });
    expect(server().requests[1]?.headers).not.toHaveProperty("content-type");
  });

  test("of a call override those of the client", async () => {
    const client = observability({ headers: { "x-one": "client", "x-two": "client" } });
    await client.listDashboards({ headers: { "X-One": "call" } });
    expect(server().requests[0]?.headers).toMatchObject({ "x-one": "call", "x-two": "client" });
  });
});

describe("body", () => {
  test("preserves null, 0, false and absent properties", async () => {
    const body =
      '{"engine_max_threads":0,"object_storage_concurrency":null,"engine_parallel_view_processing":false}';
    await management().updatePipeSettings(pipe, {
      ...JSON.parse(body),
      engine_max_insert_threads: undefined,
    });
    expect(server().requests[0]?.body).toBe(body);
  });

  test("that is invalid is rejected with the location of every issue", async () => {
    const body = {
      engine_max_threads: maxThreads + 1,
      object_storage_concurrency: 1.5,
      misspelt: 1,
    } as object;
    const error = await getError(management().updatePipeSettings(pipe, body));
    if (error.kind !== "invalid-request") throw error;
    expect(error.issues.toSorted((a, b) => a.pointer.localeCompare(b.pointer))).toEqual([
      {
        ...{ pointer: "/body/engine_max_threads", keyword: "maximum", limit: maxThreads },
        message: `must be an integer from 0 to ${maxThreads}, or null`,
      },
      {
        ...{ pointer: "/body/misspelt", keyword: "additionalProperties", limit: undefined },
        message: expect.stringContaining("spelling"),
      },
      {
        ...{ pointer: "/body/object_storage_concurrency", keyword: "type", limit: undefined },
        message: "must be an integer from 1 to 35, or null",
      },
    ]);
    expect(error.outcome).toBe("not-sent");
    expect(server().requests).toEqual([]);
    for (const { pointer } of error.issues) expect(error.message).toContain(pointer);
  });
});

describe("parameters", () => {
  test("that are missing, unknown or invalid are rejected", async () => {
    const { organizationId, serviceId } = pipe;
    for (const [parameters, pointer] of [
      [{ organizationId, serviceId }, "/parameters/pipeId"],
      [{ ...pipe, pipeID: "x" }, "/parameters/pipeID"],
      [{ ...pipe, pipeId: "not-a-uuid" }, "/parameters/pipeId"],
      [{ ...pipe, "a/b~c": 1 }, "/parameters/a~1b~0c"],
      [undefined, "/parameters"],
      ["text", "/parameters"],
    ] as const) {
      // Simulates an untyped JavaScript caller.
      const error = await getError(management().getPipe(parameters as unknown as typeof pipe));
      expect(error).toMatchObject({ kind: "invalid-request", issues: [{ pointer }] });
    }
    expect(server().requests).toEqual([]);
  });
});
