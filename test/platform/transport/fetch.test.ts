/** The platform as `fetch`: it behaves like a real one. `adapters.test.ts` compares it with a port. */
import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { PlatformRequest, RequestHandler } from "../../../src/platform/http/message.ts";
import { createFetch } from "../../../src/platform/transport/fetch.ts";
import { echo, json, maxBody, readWholeBody } from "./servers.ts";

const baseUrl = "http://127.0.0.1:4";
const reason = new Error("the test aborts");

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Creates a fetch that records its requests, and responds to each in the same way. */
function createRecorder(response = json({})) {
  const requests: PlatformRequest[] = [];
  const handle: RequestHandler = async (request) => {
    requests.push(request);
    return response;
  };
  return { requests, fetch: createFetch(handle, baseUrl) };
}

/** Sends a stream as a body. */
function putStream(
  handle: RequestHandler,
  source: UnderlyingDefaultSource,
  signal: AbortSignal | null = null,
) {
  const body = new ReadableStream(source, { highWaterMark: 0 });
  const init = { method: "PUT", body, duplex: "half", signal };
  return createFetch(handle, baseUrl)(baseUrl, init);
}

describe("a request by fetch", () => {
  const url = `${baseUrl}/v1/x?a=b`;
  test.each<[string, RequestInfo | URL, RequestInit?]>([
    ["a string", `${url}#part`],
    ["a URL", new URL(url)],
    ["a Request", new Request(url)],
    ["a Request and options", new Request(url, { method: "PUT" }), { method: "GET" }],
  ])("accepts %s", async (_name, input, init) => {
    const { requests, fetch } = createRecorder();
    expect((await fetch(input, init)).url).toBe(url);
    const headers = { host: "127.0.0.1:4" };
    expect(requests).toMatchObject([{ method: "GET", target: "/v1/x?a=b", headers }]);
    expect(requests[0]).not.toHaveProperty("remoteAddress");
  });

  test.each<[target: string, message: RegExp, init?: RequestInit]>([
    [baseUrl, /./, { headers: { "x-a": "line\nbreak" } }],
    [baseUrl, /./, { method: "GET", body: "x" }],
    ["http://user:password@127.0.0.1:4/", /./],
    ["/relative", /./],
    ...["https://127.0.0.1:4/", "http://127.0.0.1:5/", "data:text/plain,x"].map(
      (origin): [string, RegExp] => [origin, /^fetch failed: .* the platform has no network$/],
    ),
  ])("is validated like by a real fetch: %s", async (target, message, init) => {
    const { requests, fetch } = createRecorder();
    const sent = fetch(target, init);
    await expect(sent).rejects.toThrow(TypeError);
    await expect(sent).rejects.toThrow(message);
    expect(requests).toEqual([]);
  });

  test("with a body that is too long is read up to the limit, and its stream is cancelled", async () => {
    let sent = 0;
    let isCancelled = false;
    const response = await putStream(echo, {
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: () => {
        isCancelled = true;
      },
    });
    expect([response.status, isCancelled]).toEqual([413, true]);
    expect(sent).toBeLessThan(maxBody * 2);
  });

  test("whose body fails rejects like a network error", async () => {
    const sent = putStream(echo, { pull: (controller) => controller.error(reason) });
    await expect(sent).rejects.toMatchObject({ name: "TypeError", cause: reason });
  });
});

describe("a response by fetch", () => {
  test("is a Response that can be cloned and read once", async () => {
    const response = await createRecorder(json({ a: 1 }, 404)).fetch(`${baseUrl}/a#b`);
    for (const one of [response.clone(), response]) {
      expect(one).toBeInstanceOf(Response);
      expect([one.status, one.url]).toEqual([404, `${baseUrl}/a`]);
      expect(await one.json()).toEqual({ a: 1 });
    }
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  test("without streams, as in a jsdom of Vitest, rejects with the name of what is missing", async () => {
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal("ReadableStream", undefined);
    await expect(createRecorder().fetch(baseUrl)).rejects.toThrow("ReadableStream");
  });

  test("that redirects is returned, or rejected with `redirect: error`, and never followed", async () => {
    const { requests, fetch } = createRecorder({ status: 302, headers: { location: "/x" }, body: null });
    expect((await fetch(baseUrl)).status).toBe(302);
    expect((await fetch(baseUrl, { redirect: "manual" })).status).toBe(302);
    await expect(fetch(baseUrl, { redirect: "error" })).rejects.toThrow("fetch failed");
    expect(requests).toHaveLength(3);
  });
});

describe("an abort", () => {
  test("before the request rejects with its reason, and the handler is not called", async () => {
    const { requests, fetch } = createRecorder();
    await expect(fetch(baseUrl, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(requests).toEqual([]);
  });

  test("while the handler runs rejects with its reason and aborts the signal of the handler", async () => {
    const controller = new AbortController();
    let signal: AbortSignal | undefined;
    const handle: RequestHandler = (request) => {
      signal = request.signal;
      return new Promise(() => {});
    };
    const response = createFetch(handle, baseUrl)(baseUrl, { signal: controller.signal });
    controller.abort(reason);
    await expect(response).rejects.toBe(reason);
    expect(signal?.aborted).toBe(true);
  });

  test("after a garbage collection rejects with its reason", async () => {
    const controller = new AbortController();
    const response = putStream(echo, { pull: () => new Promise(() => {}) }, controller.signal);
    for (let round = 0; round < 10; round += 1) {
      await setImmediate();
      collectGarbage();
    }
    controller.abort(reason);
    await expect(response).rejects.toBe(reason);
  });

  test("while the body is read rejects with its reason, and ends the reading", async () => {
    const controller = new AbortController();
    let reading: Promise<unknown> | undefined;
    const handle: RequestHandler = async (request) => {
      reading = readWholeBody(request);
      await reading;
      return json({});
    };
    const pull = (stream: ReadableStreamDefaultController) => {
      stream.enqueue(new TextEncoder().encode("half"));
      controller.abort(reason);
    };
    await expect(putStream(handle, { pull }, controller.signal)).rejects.toBe(reason);
    await expect(reading).rejects.toBe(reason);
  });

  test("after the response fails the reading of its body, and has no effect once that was read", async () => {
    const controller = new AbortController();
    const { fetch } = createRecorder(json({ a: 1 }));
    const read = await fetch(baseUrl, { signal: controller.signal });
    expect(await read.json()).toEqual({ a: 1 });
    const unread = await fetch(baseUrl, { signal: controller.signal });
    controller.abort(reason);
    await expect(unread.text()).rejects.toBe(reason);
  });
});
