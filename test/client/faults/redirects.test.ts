/** Redirects: the client does not follow them, so credentials and bodies do not reach another server. */
import { describe, expect, test } from "vitest";
import { getError, observabilityClient } from "../calls.ts";
import { useServer } from "../server.ts";

const server = useServer();
/** Another origin: the same host on another port. */
const elsewhere = useServer();

describe.each([301, 302, 303, 307, 308])("redirect with %d", (status) => {
  test.each(["absolute", "protocol-relative", "same-origin", "missing"])(
    "and a location that is %s causes an ApiError and is not followed",
    async (kind) => {
      const address = elsewhere().baseUrl;
      const location = {
        absolute: `${address}/stolen`,
        "protocol-relative": `${address.replace("http:", "")}/stolen`,
        "same-origin": "/other",
      }[kind];
      server().respondWith(status, undefined, location === undefined ? {} : { location });
      const client = observabilityClient(server().baseUrl);
      const read = await getError(client.listDashboards());
      const write = await getError(client.updateAlert({ id: "a" }, { threshold: 1 }));
      expect(read).toMatchObject({ kind: "api", status, attempts: 1 });
      expect(read.message).toContain("Redirects are not followed");
      expect(write).toMatchObject({ kind: "api", status, attempts: 1, outcome: "unknown" });
      expect(server().requests.map(({ target }) => target)).toEqual([
        "/api/v2/dashboards",
        "/api/v2/alerts/a",
      ]);
      expect(elsewhere().requests).toEqual([]);
    },
  );
});

test("a 304 is not reported as a redirect", async () => {
  server().respondWith(304);
  const error = await getError(
    observabilityClient(server().baseUrl, { headers: { "if-none-match": '"etag"' } }).listDashboards(),
  );
  expect(error).toMatchObject({ kind: "api", status: 304, attempts: 1 });
  expect(error.message).toContain("304 Not Modified. Remove the conditional headers");
  expect(error.message).not.toMatch(/redirect/i);
});

describe("custom fetch that follows redirects", () => {
  const follow = (url: string, init: RequestInit) => fetch(url, { ...init, redirect: "follow" });

  test("to another origin causes an error without the response of that origin", async () => {
    elsewhere().respondWith(200, { data: ["stolen"] });
    server().respondWith(307, undefined, { location: `${elsewhere().baseUrl}/stolen` });
    const error = await getError(observabilityClient(server().baseUrl, { fetch: follow }).listDashboards());
    expect(error.kind).toBe("unexpected-response");
    expect(error.message).toContain(elsewhere().baseUrl);
    expect(JSON.stringify(error)).not.toContain("stolen");
    // `fetch` removes credentials on cross-origin redirects.
    expect(elsewhere().requests[0]?.headers).not.toHaveProperty("authorization");
  });

  test("to another origin that responds with a 503 is not retried", async () => {
    elsewhere().respondWith(503, undefined, { "retry-after": "0" });
    server().respondWith(307, undefined, { location: `${elsewhere().baseUrl}/stolen` });
    const error = await getError(observabilityClient(server().baseUrl, { fetch: follow }).listDashboards());
    expect(error).toMatchObject({ kind: "unexpected-response", status: 503, attempts: 1 });
  });

  test("to an address that is not a URL causes an unexpected-response error", async () => {
    const response = Object.defineProperties(Response.json({ data: [] }), {
      redirected: { value: true },
      url: { value: "http://[" },
    });
    const client = observabilityClient(server().baseUrl, { fetch: async () => response });
    expect((await getError(client.listDashboards())).kind).toBe("unexpected-response");
  });

  test("within the origin succeeds", async () => {
    let answered = 0;
    server().onRequest((response) => {
      answered += 1;
      if (answered === 1) response.writeHead(307, { location: "/other" }).end();
      else response.writeHead(200).end('{"data":[]}');
    });
    expect(await observabilityClient(server().baseUrl, { fetch: follow }).listDashboards()).toEqual([]);
  });
});

test("a custom fetch may send requests to another URL without a redirect", async () => {
  elsewhere().respondWith(200, { data: ["found"] });
  const rewriteUrl = (_: string, init: RequestInit) => fetch(`${elsewhere().baseUrl}/moved`, init);
  const client = observabilityClient(server().baseUrl, { fetch: rewriteUrl });
  expect(await client.listDashboards()).toEqual(["found"]);
});
