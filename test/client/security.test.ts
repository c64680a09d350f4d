/** Base URL and browser checks. Request injection is tested in faults/arguments.test.ts. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { getCreationError, managementClient, observabilityClient } from "./faults/calls.ts";

afterEach(() => vi.unstubAllGlobals());

describe("base URL with http:", () => {
  const local = [
    "http://127.0.0.1",
    "http://127.0.0.1:4000",
    "http://127.0.0.1/a/path",
    "http://127.1",
    "http://127.255.255.254",
    "http://2130706433",
    "http://0x7f.0.0.1",
    "http://017700000001",
    "http://[::1]",
    "http://[0:0:0:0:0:0:0:1]:80",
    "http://localhost",
    "http://LOCALHOST:1234",
    "http://api.localhost",
    "http://a.b.localhost:4000",
    "HTTP://localhost",
    "http://①②⑦.0.0.1",
    "http://localhost/api.example.com",
  ];
  const remote = [
    "http://api.example.com",
    "http://127.0.0.1.example.com",
    "http://127.0.0.1.nip.example",
    "http://localhost.example.com",
    "http://notlocalhost",
    "http://my-localhost",
    "http://localhos",
    "http://128.0.0.1",
    "http://126.255.255.255",
    "http://0.0.0.0",
    "http://10.0.0.1",
    "http://192.168.0.1",
    "http://169.254.169.254",
    "http://[::]",
    "http://[::2]",
    "http://[fe80::1]",
    "http://[::ffff:10.0.0.1]",
    "http://1.127.0.0",
    "http://127.0.0.1example",
    "http://example.com/localhost",
    "http://example.com:127",
    "http://xn--localhost-.com",
    "http://localhost.com",
  ];

  test.each(local)("%s is accepted as a loopback address", async (baseUrl) => {
    expect(observabilityClient(baseUrl)).toHaveProperty("listDashboards");
  });

  test.each(remote)("%s is rejected, unless allowInsecure is set or it uses https:", async (baseUrl) => {
    expect(await getCreationError(() => observabilityClient(baseUrl))).toMatchObject({
      kind: "config",
      message: expect.stringContaining("allowInsecure"),
    });
    expect(observabilityClient(baseUrl, { allowInsecure: true })).toHaveProperty("listDashboards");
    expect(observabilityClient(baseUrl.replace("http:", "https:"))).toHaveProperty("listDashboards");
  });
});

test.each([
  "",
  " ",
  "api.example.com",
  "//api.example.com",
  "/v1",
  "https://",
  "https:///",
  "http://127.0.0.1:99999",
  "https://a b",
  "ftp://localhost",
  "file:///etc/hosts",
  "data:text/plain,a",
  "javascript:alert(1)",
  "ws://localhost",
  "blob:https://a",
  "https://user@api.example.com",
  "https://user:hush@api.example.com",
  "https://:hush@api.example.com",
  "http://localhost@api.example.com",
  "https://api.example.com?",
  "https://api.example.com/?",
  "https://api.example.com/?a=1",
  "https://api.example.com/#",
  "https://api.example.com/a#b",
  "https://api.example.com/a?#",
])("the base URL %o is rejected, and the error omits its credentials", async (baseUrl) => {
  const error = await getCreationError(() => observabilityClient(baseUrl));
  expect(error).toMatchObject({ kind: "config", message: expect.stringContaining("baseUrl") });
  expect(error.message).not.toContain("hush");
});

describe("browser check", () => {
  test.each([
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0",
    "Mozilla/5.0 (Macintosh) Gecko/20100101 Firefox/140.0",
  ])("rejects %s without allowBrowser: true", async (userAgent) => {
    vi.stubGlobal("navigator", { userAgent });
    for (const make of [managementClient, observabilityClient]) {
      const error = await getCreationError(() => make("https://api.example.com"));
      expect(error).toMatchObject({
        kind: "config",
        message: expect.stringMatching(/browser.*visitor.*allowBrowser: true/),
      });
      // Simulates an untyped JavaScript caller.
      expect(
        (await getCreationError(() => make("https://api.example.com", { allowBrowser: 1 } as object))).kind,
      ).toBe("config");
      expect(make("https://api.example.com", { allowBrowser: true })).toBeTypeOf("object");
    }
  });

  test.each([
    undefined,
    {},
    { userAgent: "" },
    { userAgent: "Node.js/24" },
    { userAgent: "Bun/1.3" },
    { userAgent: "Deno/2.5" },
    { userAgent: "Cloudflare-Workers" },
  ])("accepts the navigator %o", (navigator) => {
    vi.stubGlobal("navigator", navigator);
    expect(observabilityClient("https://api.example.com")).toHaveProperty("listDashboards");
  });
});
