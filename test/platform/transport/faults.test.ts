/** Faults that an adapter applies to the connection. `test/testing` has what clients report. */
import { describe, expect, test } from "vitest";
import type { PlatformResponse } from "../../../src/platform/index.ts";
import { createFetch } from "../../../src/platform/transport/fetch.ts";
import { connectRaw, requestHead } from "./raw-client.ts";
import { json, serveHandler } from "./servers.ts";

const response = json({ result: [{ name: "a service with a name" }] });

describe.each(["a port", "fetch in process"])("with %s", (adapter) => {
  async function send(response: PlatformResponse): Promise<Response> {
    if (adapter === "a port") return fetch((await serveHandler(async () => response)).url);
    const url = "http://127.0.0.1:9";
    return createFetch(async () => response, url)(url);
  }

  test("a truncated response has its status and full length, and fails while it is read", async () => {
    const truncated = await send({ ...response, broken: "truncate" });
    expect(truncated.status).toBe(200);
    expect(truncated.headers.get("content-length")).toBe(String(response.body?.length));
    const error = await truncated.text().catch((error: unknown) => error);
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: "terminated", cause: { code: "UND_ERR_SOCKET" } });
  });

  test("a response without a body cannot be truncated, and is dropped instead", async () => {
    await expect(send({ ...response, body: null, broken: "truncate" })).rejects.toThrow("fetch failed");
  });
});

test("nothing is sent before a dropped connection closes, and half of a truncated body", async () => {
  const request = requestHead("GET / HTTP/1.1");
  const dropping = await serveHandler(async () => ({ ...response, broken: "drop" }));
  expect(await (await connectRaw(dropping.port, request)).closed).toBe("");
  const truncating = await serveHandler(async () => ({ ...response, broken: "truncate" }));
  const client = await connectRaw(truncating.port, request);
  const [, body] = (await client.closed).split("\r\n\r\n");
  expect(body).toBe(response.body?.slice(0, Math.floor(response.body.length / 2)));
});
