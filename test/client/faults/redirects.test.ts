/** Redirects: none is followed, so that neither credentials nor bodies reach another place. */
import { describe, expect, test } from "vitest";
import { useServer } from "../server.ts";
import { failureOf, observability } from "./calls.ts";

const server = useServer();
/** Another origin: the same host at another port. */
const elsewhere = useServer();

describe.each([301, 302, 303, 307, 308])("a redirect with %d", (status) => {
  test.each(["absolute", "without a scheme", "within the origin", "absent"])(
    "to an address that is %s is an api error, and nothing arrives anywhere else",
    async (kind) => {
      const address = elsewhere().baseUrl;
      const location = {
        absolute: `${address}/stolen`,
        "without a scheme": `${address.replace("http:", "")}/stolen`,
        "within the origin": "/other",
      }[kind];
      server().answerWith(status, undefined, location === undefined ? {} : { location });
      const client = observability(server().baseUrl);
      const read = await failureOf(client.listDashboards());
      const write = await failureOf(client.updateAlert({ id: "a" }, { threshold: 1 }));
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

test("304 is not called a redirect", async () => {
  server().answerWith(304);
  const error = await failureOf(
    observability(server().baseUrl, { headers: { "if-none-match": '"etag"' } }).listDashboards(),
  );
  expect(error).toMatchObject({ kind: "api", status: 304, attempts: 1 });
  expect(error.message).toContain("304 Not Modified. Remove the conditional request header");
  expect(error.message).not.toMatch(/redirect/i);
});

describe("a fetch of the caller's own that follows redirects", () => {
  const follow = (url: string, init: RequestInit) => fetch(url, { ...init, redirect: "follow" });

  test("to another origin gives nothing that was said there", async () => {
    elsewhere().answerWith(200, { data: ["stolen"] });
    server().answerWith(307, undefined, { location: `${elsewhere().baseUrl}/stolen` });
    const error = await failureOf(observability(server().baseUrl, { fetch: follow }).listDashboards());
    expect(error.kind).toBe("unexpected-response");
    expect(error.message).toContain(elsewhere().baseUrl);
    expect(JSON.stringify(error)).not.toContain("stolen");
    // That `fetch` itself drops credentials on its way to another origin.
    expect(elsewhere().requests[0]?.headers).not.toHaveProperty("authorization");
  });

  test("to another origin that fails for a moment is not asked again", async () => {
    elsewhere().answerWith(503, undefined, { "retry-after": "0" });
    server().answerWith(307, undefined, { location: `${elsewhere().baseUrl}/stolen` });
    const error = await failureOf(observability(server().baseUrl, { fetch: follow }).listDashboards());
    expect(error).toMatchObject({ kind: "unexpected-response", status: 503, attempts: 1 });
  });

  test("within the origin is its own affair", async () => {
    let answered = 0;
    server().answer((response) => {
      answered += 1;
      if (answered === 1) response.writeHead(307, { location: "/other" }).end();
      else response.writeHead(200).end('{"data":[]}');
    });
    expect(await observability(server().baseUrl, { fetch: follow }).listDashboards()).toEqual([]);
  });
});

test("a fetch of the caller's own that asks another address without a redirect is trusted with that", async () => {
  elsewhere().answerWith(200, { data: ["found"] });
  const elsewhereInstead = (_: string, init: RequestInit) => fetch(`${elsewhere().baseUrl}/moved`, init);
  const client = observability(server().baseUrl, { fetch: elsewhereInstead });
  expect(await client.listDashboards()).toEqual(["found"]);
});
