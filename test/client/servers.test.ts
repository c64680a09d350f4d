/** Clients of an API with operations that have an address of their own. */
import { expect, test } from "vitest";
import { bearer } from "../../src/client/credentials.ts";
import * as servers from "../../src/client/servers.ts";
import { fastRetry, getCreationError, getError, operationTable, stubFetch } from "./stubs.ts";

const server = "https://uploads.example.com";
const security = [{ scheme: "bearer" }] as const;
const others = { upload: { security, server }, mirror: { security, server: "/v2" } };
const operations = operationTable({ read: { security }, ...others });
const importResponses = () => Promise.reject(new Error("unused"));
const api = { operations, requests: {}, schemes: [bearer], baseUrlVariable: "NONE", importResponses };

type Call = ((...args: unknown[]) => Promise<unknown>) & { withResponse: () => Promise<unknown> };
type Paths = Record<string, Record<"get", { parameters: object; responses: object }>>;

function create(options: object = {}) {
  const { fetch, sent } = stubFetch(() => Response.json({}));
  const all = { baseUrl: main, accessToken: "t", fetch, retry: fastRetry, ...options };
  const client = servers.createClient(api, all) as unknown as Record<"read" | "upload" | "mirror", Call>;
  const byPath = servers.createFetchClient<Paths>(api, all);
  const send = servers.createFetch(api, all);
  return { client, byPath, send, sent, urls: () => sent.map(({ url }) => url) };
}

const [main, files, second] = ["https://api.test/v1", "https://files.test/a", "https://api.test/v2"];
const named = { servers: { [server]: `${files}/`, "/v2": second } };

test("each client sends an operation to the address that its caller names, with the credentials", async () => {
  const { client, byPath, send, sent, urls } = create(named);
  for (const call of [client.read, client.upload, client.mirror]) await call();
  await client.upload.withResponse();
  for (const path of ["/read", "/upload", "/mirror", "/elsewhere"]) await byPath.GET(path);
  await byPath.request("get", "/upload");
  for (const address of ["/read", `${files}/upload`, `${second}/x`, `${second}?a=1`]) await send(address);
  expect(urls()).toEqual([
    ...[`${main}/read`, `${files}/upload`, `${second}/mirror`, `${files}/upload`],
    ...[`${main}/read`, `${files}/upload`, `${second}/mirror`, `${main}/elsewhere`, `${files}/upload`],
    ...[`${main}/read`, `${files}/upload`, `${second}/x`, `${second}?a=1`],
  ]);
  for (const { init } of sent) expect(init.headers).toMatchObject({ authorization: "Bearer t" });
});

test("no client sends an operation to an address that its caller does not name", async () => {
  const { client, byPath, send, urls } = create({ servers: { [server]: undefined } });
  const expected = { kind: "config", operationId: "upload", attempts: 0, method: "GET" };
  for (const call of [client.upload, client.upload.withResponse, () => byPath.GET("/upload")]) {
    const error = await getError(call());
    expect(error).toMatchObject(expected);
    expect(error.message).toBe(
      `upload: it is sent to "${server}", not to baseUrl. Pass servers: { "${server}": "https://..." }.`,
    );
  }
  expect((await getError(send(`${server}/upload`))).message).toContain("must have the origin of baseUrl");
  expect(urls()).toEqual([]);
});

test("middleware of openapi-fetch runs for each address", async () => {
  const { byPath } = create(named);
  const seen: string[] = [];
  const middleware = { onRequest: ({ schemaPath }: { schemaPath: string }) => void seen.push(schemaPath) };
  byPath.use(middleware);
  await byPath.GET("/read");
  await byPath.GET("/upload");
  byPath.eject(middleware);
  await byPath.GET("/upload");
  expect(seen).toEqual(["/read", "/upload"]);
});

test.each([
  [{ servers: { "https://b.test": "https://a.test" } }, "servers.https://b.test is not a known option"],
  [{ servers: { [server]: 1 } }, `servers.${server} must be a string`],
  [{ servers: { [server]: "files.test" } }, `servers["${server}"] must be a whole https: URL`],
  [{ servers: { [server]: "http://files.test" } }, `servers["${server}"] uses http:`],
  [{ servers: "a" }, "servers must be a plain object"],
  [[], "options must be a plain object"],
])("the options %j are rejected", async (options, message) => {
  for (const make of [servers.createClient, servers.createFetchClient, servers.createFetch]) {
    const all = Array.isArray(options) ? options : { baseUrl: main, accessToken: "t", ...options };
    expect((await getCreationError(() => make(api, all as object))).message).toContain(message);
  }
});
