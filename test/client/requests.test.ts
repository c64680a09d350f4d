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
    for (const path of ["/gate/way//", "/gate/"])
      await observability({ baseUrl: server().baseUrl + path }).listDashboards();
    const targets = server().requests.map(({ target }) => target);
    expect(targets).toEqual(["/gate/way/api/v2/dashboards", "/gate/api/v2/dashboards"]);
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
    await management({ keyId: "kéy", keySecret: "pa:ss" }).updatePipeSettings(pipe, {});
    await observability().listDashboards();
    const [written, read] = server().requests.map(({ headers }) => headers);
    const authorization = `Basic ${Buffer.from("kéy:pa:ss").toString("base64")}`;
    const accept = "application/json";
    expect(written).toMatchObject({ authorization, accept, "content-type": accept });
    expect(read).toMatchObject({ authorization: "Bearer demo-token", accept });
    expect(read).not.toHaveProperty("content-type");
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
    const settings = { ...JSON.parse(body), engine_max_insert_threads: undefined };
    await management().updatePipeSettings(pipe, settings);
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
    const issue = (name: string, message: unknown, keyword: string, limit?: number) => {
      return { pointer: `/body/${name}`, message, keyword, limit };
    };
    const range = `must be an integer from 0 to ${maxThreads}, or null`;
    expect(error.issues.toSorted((a, b) => a.pointer.localeCompare(b.pointer))).toEqual([
      issue("engine_max_threads", range, "maximum", maxThreads),
      issue("misspelt", expect.stringContaining("spelling"), "additionalProperties"),
      issue("object_storage_concurrency", "must be an integer from 1 to 35, or null", "type"),
    ]);
    expect([error.outcome, server().requests]).toEqual(["not-sent", []]);
    for (const { pointer } of error.issues) expect(error.message).toContain(pointer);
  });
});

test.each<[unknown, string]>([
  [{ ...pipe, pipeId: undefined }, "/parameters/pipeId"],
  [{ ...pipe, pipeID: "x" }, "/parameters/pipeID"],
  [{ ...pipe, pipeId: "not-a-uuid" }, "/parameters/pipeId"],
  [{ ...pipe, "a/b~c": 1 }, "/parameters/a~1b~0c"],
  [undefined, "/parameters"],
  ["text", "/parameters"],
])("the parameters %j are rejected with the place %s", async (parameters, pointer) => {
  // Simulates an untyped JavaScript caller.
  const error = await getError(management().getPipe(parameters as typeof pipe));
  expect(error).toMatchObject({ kind: "invalid-request", issues: [{ pointer }] });
  expect(server().requests).toEqual([]);
});
