/** The platform as `fetch`: it behaves like a real one. */
import { describe, expect, test } from "vitest";
import type { PlatformRequest, RequestHandler } from "../../../src/platform/pipeline/message.ts";
import { createFetch } from "../../../src/platform/transport/fetch.ts";
import { echo, json, maxBody, readBody } from "./servers.ts";

const baseUrl = "http://127.0.0.1:4";

/** Records its requests, and responds to each in the same way. */
function createRecorder(response = json({})): {
  readonly asked: PlatformRequest[];
  readonly handle: RequestHandler;
} {
  const asked: PlatformRequest[] = [];
  return {
    asked,
    handle: async (request) => {
      asked.push(request);
      return response;
    },
  };
}

/** Waits for its signal, as an injected latency does, and then responds. */
const waitForAbort: RequestHandler = ({ signal }) =>
  new Promise((resolve) => signal?.addEventListener("abort", () => resolve(json({}))));

describe("a request by fetch", () => {
  test.each<[string, () => [RequestInfo | URL, RequestInit?]]>([
    ["a text", () => [`${baseUrl}/v1/x?a=b#part`]],
    ["an URL", () => [new URL(`${baseUrl}/v1/x?a=b`)]],
    ["a Request", () => [new Request(`${baseUrl}/v1/x?a=b`)]],
    [
      "a Request and settings",
      () => [new Request(`${baseUrl}/v1/x?a=b`, { method: "PUT" }), { method: "GET" }],
    ],
  ])("may be %s", async (_name, make) => {
    const { asked, handle } = createRecorder();
    const response = await createFetch(handle, baseUrl)(...make());
    expect(asked).toMatchObject([{ method: "GET", target: "/v1/x?a=b", headers: { host: "127.0.0.1:4" } }]);
    expect(asked[0]).not.toHaveProperty("remoteAddress");
    expect(response.url).toBe(`${baseUrl}/v1/x?a=b`);
  });

  test.each<[string, () => BodyInit, string]>([
    ["text", () => "grüße", "grüße"],
    ["bytes", () => new TextEncoder().encode("grüße"), "grüße"],
    ["a Blob", () => new Blob(["grüße"]), "grüße"],
    ["URLSearchParams", () => new URLSearchParams({ a: "b c" }), "a=b+c"],
    ["a stream", () => new Blob(["grü", "ße"]).stream(), "grüße"],
  ])("may have a body that is %s", async (_name, make, expected) => {
    const fetch = createFetch(echo, baseUrl);
    const init = { method: "PUT", body: make(), duplex: "half" };
    const asked = await (await fetch(`${baseUrl}/`, init)).json();
    expect(asked.body).toBe(expected);
  });

  test("has repeated headers joined, and is validated like by a real fetch", async () => {
    const { asked, handle } = createRecorder();
    const fetch = createFetch(handle, baseUrl);
    await fetch(baseUrl, {
      headers: [
        ["X-A", "1"],
        ["x-a", "2"],
      ],
      credentials: "include",
      redirect: "manual",
    });
    expect(asked[0]?.headers?.["x-a"]).toBe("1, 2");
    await expect(fetch(baseUrl, { headers: { "x-a": "line\nbreak" } })).rejects.toThrow(TypeError);
    await expect(fetch(baseUrl, { method: "GET", body: "x" })).rejects.toThrow(TypeError);
    await expect(fetch("http://user:password@127.0.0.1:4/")).rejects.toThrow(TypeError);
    await expect(fetch("/relative")).rejects.toThrow(TypeError);
    expect(asked.length).toBe(1);
  });

  test.each(["https://127.0.0.1:4/", "http://127.0.0.1:5/", "http://example.com/", "data:text/plain,x"])(
    "to another origin is rejected: %s",
    async (address) => {
      const { asked, handle } = createRecorder();
      const failure = createFetch(handle, baseUrl)(address);
      await expect(failure).rejects.toThrow(TypeError);
      await expect(failure).rejects.toThrow("the platform has no network");
      expect(asked).toEqual([]);
    },
  );

  test("with a body that is too long is not read further than the limit, and its stream is cancelled", async () => {
    let sent = 0;
    let stopped = false;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      },
      cancel: () => {
        stopped = true;
      },
    });
    const init = { method: "PUT", body, duplex: "half" };
    const response = await createFetch(echo, baseUrl)(baseUrl, init);
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(maxBody * 2);
    expect(stopped).toBe(true);
  });

  test("with headers that are too long is 431", async () => {
    const { asked, handle } = createRecorder();
    const response = await createFetch(handle, baseUrl)(baseUrl, { headers: { "x-a": "a".repeat(17_000) } });
    expect(response.status).toBe(431);
    expect(asked).toEqual([]);
  });

  test("whose body fails rejects like a network error", async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("disk")) });
    const failure = createFetch(echo, baseUrl)(
      baseUrl,
      Object.assign({ method: "PUT", body }, { duplex: "half" }),
    );
    await expect(failure).rejects.toMatchObject({ name: "TypeError", cause: { message: "disk" } });
  });
});

describe("a response by fetch", () => {
  test("has status, text, headers, URL and body, and so has its clone", async () => {
    const fetch = createFetch(
      async () => ({ ...json({ name: "grüße" }, 404), headers: { etag: '"x"' } }),
      baseUrl,
    );
    const response = await fetch(`${baseUrl}/a#b`);
    const clone = response.clone();
    for (const one of [response, clone]) {
      expect(one).toBeInstanceOf(Response);
      expect([one.status, one.statusText, one.ok, one.redirected]).toEqual([404, "Not Found", false, false]);
      expect(one.url).toBe(`${baseUrl}/a`);
      expect(Object.fromEntries(one.headers)).toEqual({ etag: '"x"', "content-length": "18" });
      expect(await one.json()).toEqual({ name: "grüße" });
    }
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  test.each([
    ["HEAD", 200],
    ["GET", 304],
    ["PUT", 204],
  ])("has no body for %s with %i, whatever the handler returns", async (method, status) => {
    const fetch = createFetch(async () => ({ status, headers: { etag: '"x"' }, body: "left over" }), baseUrl);
    const response = await fetch(baseUrl, { method });
    expect(response.status).toBe(status);
    expect(response.body).toBe(null);
    expect(response.headers.get("etag")).toBe('"x"');
  });

  test("is 500 if the handler throws or returns an invalid response", async () => {
    const bad: RequestHandler[] = [
      () => Promise.reject(new Error("secret path /home")),
      async () => ({ status: 200, headers: { bad: "line\nbreak" }, body: "x" }),
      async () => ({ status: 9, headers: {}, body: "x" }),
    ];
    for (const handle of bad) {
      const response = await createFetch(handle, baseUrl)(baseUrl);
      expect([response.status, await response.json()]).toEqual([
        500,
        { message: "the platform failed to answer" },
      ]);
    }
  });

  test("that redirects is returned, or rejected with `redirect: error`, and never followed", async () => {
    const { asked, handle } = createRecorder({
      status: 302,
      headers: { location: "/elsewhere" },
      body: null,
    });
    const fetch = createFetch(handle, baseUrl);
    expect((await fetch(baseUrl)).status).toBe(302);
    expect((await fetch(baseUrl, { redirect: "manual" })).status).toBe(302);
    await expect(fetch(baseUrl, { redirect: "error" })).rejects.toThrow("fetch failed");
    expect(asked.length).toBe(3);
  });
});

describe("an abort", () => {
  test("before the request rejects with its reason, and the handler is not called", async () => {
    const { asked, handle } = createRecorder();
    const reason = new Error("changed my mind");
    const fetch = createFetch(handle, baseUrl);
    await expect(fetch(baseUrl, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    await expect(fetch(baseUrl, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: "AbortError",
    });
    expect(asked).toEqual([]);
  });

  test("while the handler runs rejects with its reason and aborts the signal of the handler", async () => {
    const controller = new AbortController();
    const reason = new Error("changed my mind");
    const waiting = createFetch(waitForAbort, baseUrl)(baseUrl, { signal: controller.signal });
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    const timed = createFetch(waitForAbort, baseUrl)(baseUrl, { signal: AbortSignal.timeout(5) });
    await expect(timed).rejects.toMatchObject({ name: "TimeoutError" });
  });

  test("while the body is read rejects with its reason, and ends the reading", async () => {
    const controller = new AbortController();
    const reason = new Error("changed my mind");
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (stream) => {
          stream.enqueue(new TextEncoder().encode("half"));
          controller.abort(reason);
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: "PUT", body, duplex: "half", signal: controller.signal };
    let reading: Promise<unknown> | undefined;
    const handle: RequestHandler = async (request) => {
      reading = readBody(request);
      await reading;
      return json({});
    };
    await expect(createFetch(handle, baseUrl)(baseUrl, init)).rejects.toBe(reason);
    await expect(reading).rejects.toBe(reason);
  });

  test("after the response fails the reading of its body, and has no effect once that was read", async () => {
    const controller = new AbortController();
    const reason = new Error("changed my mind");
    const fetch = createFetch(async () => json({ a: 1 }), baseUrl);
    const read = await fetch(baseUrl, { signal: controller.signal });
    expect(await read.json()).toEqual({ a: 1 });
    const unread = await fetch(baseUrl, { signal: controller.signal });
    controller.abort(reason);
    await expect(unread.text()).rejects.toBe(reason);
  });
});
