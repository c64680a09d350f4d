/** Access of web pages to a platform on a port: the check of `Host`, and CORS. */
import { describe, expect, onTestFinished, test } from "vitest";
import { createPlatform, type ListenOptions } from "../../../src/platform/index.ts";
import { demo } from "../../../src/testing.ts";
import { exchangeRaw } from "./raw-client.ts";

const origin = "http://localhost:5173";
const authorization = `Bearer ${demo.accessToken}`;

/** Serves demo data, and returns functions that send requests whose headers a browser would not let a script set. */
async function serve(options: ListenOptions, adminToken?: string) {
  const platform = createPlatform({ demo: true, adminToken });
  onTestFinished(platform.close);
  const { url, port } = await platform.listen(options);
  const send = async (line: string, headers: Readonly<Record<string, string>> = {}) => {
    const all = { host: `127.0.0.1:${port}`, connection: "close", ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    const [response] = await exchangeRaw(port, `${line} HTTP/1.1\r\n${lines.join("")}\r\n`);
    return response ?? expect.unreachable("No response.");
  };
  return { platform, port, url, send };
}

describe("the Host of a request", () => {
  const statusOf = async ({ send }: Awaited<ReturnType<typeof serve>>, host: string) =>
    (await send("GET /api/v2/dashboards", { host, authorization })).status;

  test.each(["127.0.0.1", "127.0.0.1:80", "localhost:4000", "LOCALHOST", "[::1]:1", "127.9.9.9"])(
    "may be %s",
    async (host) => {
      expect(await statusOf(await serve({}), host)).toBe(200);
    },
  );

  test.each([
    ...["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", "0.0.0.0"],
    "",
  ])(
    "must not be %j on a loopback address: an API, the administration and the docs answer 421",
    async (host) => {
      const { platform, send } = await serve({ docs: "." });
      for (const target of ["/api/v2/dashboards", "/_platform/health", "/package.json"]) {
        const { status, body } = await send(`GET ${target}`, { host });
        expect([status, body]).toEqual([421, expect.stringContaining("allowedHosts")]);
      }
      expect(platform.journal.size).toBe(0);
    },
  );

  test("may be one of allowedHosts, with any port, which does not open the administration", async () => {
    const server = await serve({ allowedHosts: ["Platform.test", "other"] });
    for (const host of ["platform.test", "PLATFORM.TEST:9", "other", "localhost"]) {
      expect(await statusOf(server, host)).toBe(200);
    }
    expect(await statusOf(server, "a.platform.test")).toBe(421);
    expect((await server.send("GET /_platform/health", { host: "platform.test" })).status).toBe(403);
  });

  test("may be anything on other addresses, unless allowedHosts is passed", async () => {
    expect(await statusOf(await serve({ host: "0.0.0.0" }), "any.example")).toBe(200);
    const limited = await serve({ host: "0.0.0.0", allowedHosts: ["one.example"] });
    expect(await statusOf(limited, "one.example")).toBe(200);
    expect(await statusOf(limited, "127.0.0.1")).toBe(200);
    expect(await statusOf(limited, "any.example")).toBe(421);
  });

  test("is not checked in process", async () => {
    const { platform } = await serve({});
    const headers = { authorization, host: "evil.example" };
    expect((await platform.handle({ method: "GET", target: "/api/v2/dashboards", headers })).status).toBe(
      200,
    );
  });
});

describe("a page of an allowed origin", () => {
  const preflight = {
    origin,
    "access-control-request-method": "PUT",
    "access-control-request-headers": "authorization,content-type,x-trace",
    "access-control-request-private-network": "true",
  };

  test("gets the response to a preflight without credentials, which is not in the journal", async () => {
    const { platform, send } = await serve({ cors: ["https://docs.example", origin] });
    for (const target of ["/api/v2/alerts/alert-1", "/v1/nothing"]) {
      const { status, headers, body } = await send(`OPTIONS ${target}`, preflight);
      expect([status, body]).toEqual([204, ""]);
      expect(headers).toMatchObject({
        "access-control-allow-origin": origin,
        "access-control-allow-methods": expect.stringMatching(/(?=.*GET)(?=.*PUT)(?=.*HEAD)/),
        "access-control-allow-headers": preflight["access-control-request-headers"],
        "access-control-allow-private-network": "true",
        vary: expect.stringContaining("origin"),
      });
    }
    expect(platform.journal.size).toBe(0);
  });

  test("can read responses, errors included, and their useful headers", async () => {
    const { platform, send } = await serve({ cors: [origin] });
    platform.faults.inject("listDashboards", { type: "status", status: 503 });
    for (const [credentials, status, host = "127.0.0.1"] of [
      [authorization, 503],
      [authorization, 200],
      ["Bearer wrong", 401],
      [authorization, 421, "evil.example"],
    ] as const) {
      const headers = { origin, authorization: credentials, host };
      const response = await send("GET /api/v2/dashboards", headers);
      expect(response.status).toBe(status);
      expect(response.headers).toMatchObject({
        "access-control-allow-origin": origin,
        "access-control-expose-headers": expect.stringMatching(/etag.*retry-after.*x-request-id/),
        vary: "origin",
      });
      expect(response.headers).not.toHaveProperty("access-control-allow-credentials");
    }
  });

  test("can be a web view with a scheme of its own", async () => {
    const webView = "capacitor://localhost";
    const { send } = await serve({ cors: [webView] });
    const { headers } = await send("GET /api/v2/dashboards", { origin: webView, authorization });
    expect(headers["access-control-allow-origin"]).toBe(webView);
  });

  test("cannot use the administration", async () => {
    const { send } = await serve({ cors: [origin] });
    for (const line of ["OPTIONS /_platform/reset", "POST /_platform/reset", "GET /_platform/export"]) {
      const { status, headers } = await send(line, preflight);
      expect([status, headers["access-control-allow-origin"]]).toEqual([403, undefined]);
    }
    const withToken = await serve({ cors: [origin] }, "a-long-admin-token");
    const { status, headers } = await withToken.send("OPTIONS /_platform/reset", preflight);
    expect([status, headers["access-control-allow-origin"]]).toEqual([401, undefined]);
  });

  test.each([
    [{}, origin],
    [{ cors: [origin] }, "http://localhost:5174"],
    [{ cors: [origin] }, "https://localhost:5173"],
    [{ cors: [origin] }, "null"],
    [{ cors: [] }, origin],
  ])("with %j is not one of %s", async (options, other) => {
    const { send } = await serve(options);
    const requests = [
      send("OPTIONS /v1/x", { ...preflight, origin: other }),
      send("GET /v1/x", { origin: other }),
    ];
    for (const { headers } of await Promise.all(requests)) {
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
      expect(headers["vary"]).toBe("cors" in options ? "origin" : undefined);
    }
  });
});

test.each<[name: "cors" | "allowedHosts", value: unknown]>([
  ["cors", "http://localhost:5173"],
  ["cors", ["*"]],
  ["cors", ["null"]],
  ["cors", ["http://localhost:5173/"]],
  ["cors", ["http://a.example/path"]],
  ["cors", ["HTTP://A.example"]],
  ["cors", ["http://localhost:80"]],
  ["cors", ["capacitor://localhost/"]],
  ["cors", ["file://localhost"]],
  ["cors", [/localhost/]],
  ["allowedHosts", "platform.test"],
  ["allowedHosts", ["platform.test:80"]],
  ["allowedHosts", ["*.platform.test"]],
])("the option %s rejects %o", async (name, value) => {
  const platform = createPlatform();
  onTestFinished(platform.close);
  const example = name === "cors" ? "such as http://localhost:5173" : "such as platform.test";
  await expect(platform.listen({ [name]: value })).rejects.toThrow(
    expect.objectContaining({
      name: "PlatformConfigError",
      message: expect.stringMatching(`^${name} must be an array; each item .*${example}`),
    }),
  );
});
