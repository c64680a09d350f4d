/** One table of requests through both adapters: a client gets the same from a port and in process. */
import { describe, expect, test } from "vitest";
import type { RequestHandler } from "../../../src/platform/pipeline/message.ts";
import { createFetch } from "../../../src/platform/transport/fetch.ts";
import { json, readBody, useServing } from "./servers.ts";

const serve = useServing();

/** Answers with what a handler would see of a request that does not depend on who sends it. */
const handle: RequestHandler = async (request) => {
  const { method, target, headers = {} } = request;
  const body = await readBody(request);
  if (!body) return json({ message: "too long" }, 413);
  if (target === "/empty") return { status: 204, headers: { "x-a": "1" }, body: null };
  if (target === "/unchanged") return { status: 304, headers: { etag: '"x"' }, body: null };
  if (target === "/throws") throw new Error("inside");
  if (target === "/no-content-type") return { status: 200, headers: {}, body: "x" };
  if (target === "/nothing") return { status: 200, headers: {}, body: null };
  const { "x-a": a, "content-type": type, authorization } = headers;
  const text = Buffer.from(body).toString("hex");
  const said = JSON.stringify({
    method,
    target,
    a,
    type,
    authorization,
    bytes: body.length,
    text: text.slice(0, 100),
  });
  const status = Number(/\bstatus=(\d+)/.exec(target)?.[1] ?? 200);
  return {
    status,
    headers: { "content-type": "application/json", "x-a": a ?? "" },
    body: method === "HEAD" ? null : said,
  };
};

const requests: readonly [path: string, init: RequestInit][] = [
  ["/v1/x?filter=tag:a&filter=tag:b=%20c", {}],
  ["/v1/../x/%2e%2E/./y", {}],
  ["/gr%C3%BC%C3%9Fe/grüße?q=ü", {}],
  ["/a b?c d#e", {}],
  ["//double//slash", {}],
  ["/%ff%zz", {}],
  ["?only=query", {}],
  ["/head", { method: "HEAD" }],
  ["/options", { method: "OPTIONS" }],
  ["/delete", { method: "DELETE" }],
  [
    "/headers",
    {
      headers: [
        ["X-A", " 1 "],
        ["x-a", "2"],
        ["authorization", "Basic a:b"],
      ],
    },
  ],
  ["/put", { method: "PUT", body: '{"a":"ü"}', headers: { "content-type": "application/json" } }],
  ["/text", { method: "POST", body: "text" }],
  ["/bytes", { method: "PATCH", body: new Uint8Array([0, 255, 254]) }],
  ["/empty-body", { method: "PUT", body: "" }],
  ["/form", { method: "POST", body: new URLSearchParams({ a: "ü" }) }],
  ["/large", { method: "PUT", body: "a".repeat(1024 * 1024) }],
  ["/too-large", { method: "PUT", body: "a".repeat(1024 * 1024 + 1) }],
  ["/too-long-headers", { headers: { "x-a": "a".repeat(17_000) } }],
  ["/empty", { method: "PUT" }],
  ["/unchanged", {}],
  ["/throws", {}],
  ["/no-content-type", {}],
  ["/nothing", {}],
  ...[
    201, 301, 400, 401, 404, 405, 406, 409, 412, 413, 414, 415, 417, 418, 422, 429, 431, 499, 500, 501, 503,
    504,
  ].map((status): [string, RequestInit] => [`/?status=${status}`, { redirect: "manual" }]),
];

/** Everything of a response but what belongs to one connection, and the texts of a server's own refusals. */
async function describeResponse(response: Response, origin: string): Promise<object> {
  const connection = ["connection", "date", "keep-alive", "x-request-id"];
  const headers = [...response.headers].filter(([name]) => !connection.includes(name));
  const { status, statusText, ok, redirected, type: _type, url } = response;
  const body = await response.text();
  return status === 431
    ? { status, ok }
    : { status, statusText, ok, redirected, headers, body, url: url.replace(origin, "") };
}

describe("both adapters", () => {
  test.each(requests)("give the same answer for %s", async (path, init) => {
    const { url } = await serve(handle);
    const other = "http://127.0.0.1:4";
    const overPort = await describeResponse(await fetch(url + path, init), url);
    const inProcess = await describeResponse(await createFetch(handle, other)(other + path, init), other);
    expect(inProcess).toEqual(overPort);
  });
});
