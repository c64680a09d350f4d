/** Faults that an adapter applies to the connection, as clients see them. */
import { describe, expect, test } from "vitest";
import { createManagementClient } from "../../../src/management.ts";
import type { PlatformResponse, RequestHandler } from "../../../src/platform/pipeline/message.ts";
import { createFetch } from "../../../src/platform/transport/fetch.ts";
import { connectRaw, head } from "./raw-client.ts";
import { json, useServing } from "./servers.ts";

const serve = useServing();
const answer = json({ result: [{ name: "a service with a name" }] });

/** Responds to everything in the same way, except the server's own first request. */
function always(response: PlatformResponse): RequestHandler {
  return async ({ target }) => (target === "/_platform/ready" ? json({}) : response);
}

/** What a fetch that failed says: at once, or while the body is read. */
async function failureOf(
  fetching: Promise<Response>,
): Promise<{ at: string; error: unknown; code: unknown }> {
  const describeError = (at: string) => (error: unknown) => {
    const { cause } = error as Error;
    return { at, error, code: cause instanceof Error && "code" in cause ? cause.code : undefined };
  };
  const response = await fetching.catch(describeError("fetch"));
  if (!(response instanceof Response)) return response;
  return response
    .text()
    .then((text) => ({ at: "nowhere", error: text, code: undefined }), describeError("body"));
}

describe.each(["a port", "fetch in process"])("with %s", (way) => {
  const start = async (handle: RequestHandler): Promise<{ url: string; fetch: typeof fetch }> => {
    if (way === "a port") return { url: (await serve(handle)).url, fetch };
    const url = "http://127.0.0.1:9";
    return { url, fetch: createFetch(handle, url) };
  };

  test("a dropped connection rejects like a network error", async () => {
    const { url, fetch } = await start(always({ ...answer, broken: "drop" }));
    const { at, error, code } = await failureOf(fetch(url));
    expect(at).toBe("fetch");
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: "fetch failed" });
    expect(code).toBe("ECONNRESET");
  });

  test("a truncated response has its status and full length, and fails while it is read", async () => {
    const { url, fetch } = await start(always({ ...answer, broken: "truncate" }));
    const response = await fetch(url);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(String(answer.body?.length));
    const { at, error, code } = await failureOf(Promise.resolve(response));
    expect(at).toBe("body");
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: "terminated" });
    expect(code).toBe("UND_ERR_SOCKET");
  });

  test("a response without a body cannot be truncated, and is dropped instead", async () => {
    const { url, fetch } = await start(always({ ...answer, body: null, broken: "truncate" }));
    expect((await failureOf(fetch(url))).at).toBe("fetch");
  });

  test("a client reports both as network errors", async () => {
    for (const broken of ["drop", "truncate"] as const) {
      const { url, fetch } = await start(always({ ...answer, broken }));
      const credentials = { keyId: "demo-key", keySecret: "demo-secret" };
      const client = createManagementClient({ baseUrl: url, fetch, retry: false, ...credentials });
      const organizationId = "11111111-1111-4111-8111-111111111111";
      await expect(client.listServices({ organizationId })).rejects.toMatchObject({ kind: "network" });
    }
    const { url, fetch } = await start(always(answer));
    expect(await failureOf(fetch(url))).toMatchObject({ at: "nowhere", error: answer.body });
  });
});

describe("on the wire", () => {
  test("nothing is sent before a dropped connection closes", async () => {
    const { port } = await serve(always({ ...answer, broken: "drop" }));
    const client = await connectRaw(port);
    client.write(head("GET / HTTP/1.1"));
    await client.gone;
    expect(client.received()).toBe("");
  });

  test("half of the body is sent before a truncated connection closes", async () => {
    const { port } = await serve(always({ ...answer, broken: "truncate" }));
    const client = await connectRaw(port);
    client.write(head("GET / HTTP/1.1"));
    const [, body] = (await client.closed).split("\r\n\r\n");
    expect(body).toBe(answer.body?.slice(0, Math.floor(answer.body.length / 2)));
    client.socket.destroy();
  });
});
