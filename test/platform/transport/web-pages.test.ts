/** Access of web pages to a platform on a port: the check of `Host`, and CORS. */
import { describe, expect, test } from "vitest";
import type { ListenOptions } from "../../../src/platform/index.ts";
import { bearer, dashboards, start } from "../demo-platform.ts";
import { exchangeRaw } from "./raw-client.ts";

const origin = "http://localhost:5173";
const { authorization } = bearer;

/** Serves demo data, and returns a function that sends a request whose headers a browser would not let a script set. */
async function serve(options: ListenOptions, adminToken?: string) {
  const platform = start({ adminToken });
  const { port } = await platform.listen(options);
  const send = async (line: string, headers: Readonly<Record<string, string>> = {}) => {
    const all = { host: `127.0.0.1:${port}`, connection: "close", ...headers };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    const [response] = await exchangeRaw(port, `${line} HTTP/1.1\r\n${lines.join("")}\r\n`);
    return response ?? expect.unreachable("No response.");
  };
  return { platform, send };
}

describe("the Host of a request", () => {
  const allowedHosts = ["Platform.test", "other"];
  const onAnyAddress = { host: "0.0.0.0" };
  test.each<[status: number, options: ListenOptions, hosts: readonly string[]]>([
    [200, {}, ["127.0.0.1", "127.0.0.1:80", "localhost:4000", "LOCALHOST", "[::1]:1", "127.9.9.9"]],
    [421, {}, ["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example"]],
    [421, {}, ["0.0.0.0", ""]],
    [200, { allowedHosts }, ["platform.test", "PLATFORM.TEST:9", "other", "localhost"]],
    [421, { allowedHosts }, ["a.platform.test"]],
    [200, onAnyAddress, ["any.example"]],
    [200, { ...onAnyAddress, allowedHosts }, ["other", "127.0.0.1"]],
    [421, { ...onAnyAddress, allowedHosts }, ["any.example"]],
  ])("leads to %i with the options %j for %j", async (status, options, hosts) => {
    const { platform, send } = await serve({ docs: ".", ...options });
    for (const host of hosts) {
      expect((await send(`GET ${dashboards}`, { host, authorization })).status, host).toBe(status);
      if (status === 200) continue;
      // So do the administration and the docs.
      for (const target of ["/_platform/health", "/package.json"]) {
        const response = await send(`GET ${target}`, { host });
        expect(response).toMatchObject({ status: 421, body: expect.stringContaining("allowedHosts") });
      }
      expect(platform.journal.size).toBe(0);
    }
  });

  test("does not open the administration, and is not checked in process", async () => {
    const { platform, send } = await serve({ allowedHosts });
    expect((await send("GET /_platform/health", { host: "platform.test" })).status).toBe(403);
    const headers = { authorization, host: "evil.example" };
    const response = await platform.handle({ method: "GET", target: dashboards, headers });
    expect(response.status).toBe(200);
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

  test("can read responses, errors included, and their useful headers; it may be a web view", async () => {
    const webView = "capacitor://localhost";
    const { platform, send } = await serve({ cors: [origin, webView] });
    platform.faults.inject("listDashboards", { type: "status", status: 503 });
    for (const [status, headers] of [
      [503, { origin, authorization }],
      [200, { origin: webView, authorization }],
      [401, { origin, authorization: "Bearer wrong" }],
      [421, { origin, authorization, host: "evil.example" }],
    ] as const) {
      const response = await send(`GET ${dashboards}`, headers);
      expect(response.status).toBe(status);
      expect(response.headers).toMatchObject({
        "access-control-allow-origin": headers.origin,
        "access-control-expose-headers": expect.stringMatching(/etag.*retry-after.*x-request-id/),
        vary: "origin",
      });
      expect(response.headers).not.toHaveProperty("access-control-allow-credentials");
    }
  });

  test.each([
    [403, undefined],
    [401, "a-long-admin-token"],
  ])("gets %i from the administration with the admin token %s", async (expected, adminToken) => {
    const { send } = await serve({ cors: [origin] }, adminToken);
    for (const line of ["OPTIONS /_platform/reset", "POST /_platform/reset", "GET /_platform/export"]) {
      const { status, headers } = await send(line, preflight);
      expect([status, headers["access-control-allow-origin"]]).toEqual([expected, undefined]);
    }
  });

  test.each([
    [{}, origin],
    [{ cors: [origin] }, "http://localhost:5174"],
    [{ cors: [origin] }, "https://localhost:5173"],
    [{ cors: [origin] }, "null"],
    [{ cors: [] }, origin],
  ])("with %j is not one of %s", async (options, other) => {
    const { send } = await serve(options);
    for (const line of ["OPTIONS /v1/x", "GET /v1/x"]) {
      const { headers } = await send(line, { ...preflight, origin: other });
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
      expect(headers["vary"]).toBe("cors" in options ? "origin" : undefined);
    }
  });
});

test.each<[name: "cors" | "allowedHosts", example: string, values: readonly unknown[]]>([
  [
    "cors",
    "http://localhost:5173",
    [
      ...["*", "null", "http://localhost:5173/", "http://a.example/path", "HTTP://A.example"],
      ...["http://localhost:80", "capacitor://localhost/", "file://localhost", /localhost/],
      "https://*.a.example",
    ],
  ],
  ["allowedHosts", "platform.test", ["platform.test:80", "*.platform.test"]],
])("the option %s is an array of such as %s", async (name, example, values) => {
  const platform = start();
  for (const value of [example, ...values.map((each) => [each])]) {
    await expect(platform.listen({ [name]: value }), String(value)).rejects.toThrow(
      expect.objectContaining({
        name: "PlatformConfigError",
        message: expect.stringMatching(`^${name} must be an array; each item .*such as ${example}`),
      }),
    );
  }
});
