/** Clients of an API with operations that have an address of their own. */
import { describe, expect, test } from "vitest";
import { bearer } from "../../src/client/credentials.ts";
import * as servers from "../../src/client/servers.ts";
import { fastRetry, getCreationError, getError, operationTable, stubFetch } from "./calls.ts";

const server = "https://uploads.example.com";
const security = [{ scheme: "bearer" }] as const;
const operations = operationTable({
  read: { security },
  upload: { security, server },
  mirror: { security, server: "/v2" },
});
const importResponses = () => Promise.reject(new Error("unused"));
const api = { operations, requests: {}, schemes: [bearer], baseUrlVariable: "NONE", importResponses };

type Call = ((...args: unknown[]) => Promise<unknown>) & { withResponse: () => Promise<unknown> };
type Paths = Record<string, Record<"get", { parameters: object; responses: object }>>;

function create(options: object = {}) {
  const { fetch, sent } = stubFetch(() => Response.json({}));
  const all = {
    baseUrl: "https://api.example.com/v1",
    accessToken: "t",
    fetch,
    retry: fastRetry,
    ...options,
  };
  const client = servers.createClient(api, all) as unknown as Record<"read" | "upload" | "mirror", Call>;
  const byPath = servers.createFetchClient<Paths>(api, all);
  const send = servers.createFetch(api, all);
  return {
    client,
    byPath,
    send,
    urls: () => sent.map(({ url }) => url),
    headers: () => sent.map(({ init }) => new Headers(init.headers)),
  };
}

const named = { servers: { [server]: "https://files.example.org/a/", "/v2": "https://api.example.com/v2" } };

test("each client sends an operation to the address that its caller names, with the credentials", async () => {
  const { client, byPath, send, urls, headers } = create(named);
  for (const call of [client.read, client.upload, client.mirror]) await call();
  await client.upload.withResponse();
  for (const path of ["/read", "/upload", "/mirror", "/elsewhere"]) await byPath.GET(path);
  await byPath.request("get", "/upload");
  for (const address of ["/read", "https://files.example.org/a/upload", "https://api.example.com/v2/x"])
    await send(address);
  const [main, files, second] = [
    "https://api.example.com/v1",
    "https://files.example.org/a",
    "https://api.example.com/v2",
  ];
  expect(urls()).toEqual([
    ...[`${main}/read`, `${files}/upload`, `${second}/mirror`, `${files}/upload`],
    ...[`${main}/read`, `${files}/upload`, `${second}/mirror`, `${main}/elsewhere`, `${files}/upload`],
    ...[`${main}/read`, `${files}/upload`, `${second}/x`],
  ]);
  for (const each of headers()) expect(each.get("authorization")).toBe("Bearer t");
});

test("no client sends an operation to an address that its caller does not name", async () => {
  const { client, byPath, send, urls } = create({ servers: { [server]: undefined } });
  const expected = { kind: "config", operationId: "upload", attempts: 0, method: "GET" };
  for (const call of [
    () => client.upload(),
    () => client.upload.withResponse(),
    () => byPath.GET("/upload"),
  ]) {
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

describe("an address is rejected", () => {
  test.each([
    [
      { "https://other.example.com": "https://a.example" },
      "servers.https://other.example.com is not a known option",
    ],
    [{ [server]: 1 }, `servers.${server} must be a string`],
    [{ [server]: "files.example.org" }, `servers["${server}"] must be a whole https: URL`],
    [{ [server]: "http://files.example.org" }, `servers["${server}"] uses http:`],
    ["a", "servers must be a plain object"],
  ])("%j", async (value, message) => {
    for (const make of [servers.createClient, servers.createFetchClient, servers.createFetch]) {
      const options: object = { baseUrl: "https://api.example.com", accessToken: "t", servers: value };
      expect((await getCreationError(() => make(api, options))).message).toContain(message);
    }
  });

  test("and so are options that are not an object", async () => {
    expect((await getCreationError(() => servers.createClient(api, [] as object))).message).toContain(
      "plain object",
    );
  });
});
