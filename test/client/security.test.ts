/** Base URL and browser checks. Request injection is tested in faults/arguments.test.ts. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { getCreationError, managementClient, observabilityClient } from "./calls.ts";

afterEach(() => vi.unstubAllGlobals());

describe("base URL with http:", () => {
  const numeric = ["127.0.0.1:4000", "127.0.0.1/a/path", "127.255.255.254", "2130706433", "①②⑦.0.0.1"];
  const named = ["[::1]", "[0:0:0:0:0:0:0:1]:80", "LOCALHOST:1234", "localhost/example.com"];
  const local = [...numeric, ...named].map((host) => `http://${host}`);
  const names = ["api.example.com", "notlocalhost", "localhos", "localhost.com", "example.com/localhost"];
  // Some resolvers ask the network for names below localhost.
  const deceptive = [
    "a.b.localhost",
    "127.0.0.1.example.com",
    "127.0.0.1example",
    "example.com:127",
    "xn--localhost-.com",
  ];
  const addresses = ["128.0.0.1", "0.0.0.0", "169.254.169.254", "1.127.0.0", "[::2]", "[::ffff:10.0.0.1]"];
  const remote = [...names, ...deceptive, ...addresses].map((host) => `http://${host}`);

  test.each([...local, "HTTP://localhost"])("%s is accepted as a loopback address", async (baseUrl) => {
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
  "api.example.com",
  "//api.example.com",
  "http://127.0.0.1:99999",
  "ftp://localhost",
  "data:text/plain,a",
  "blob:https://a",
  "https://:hush@api.example.com",
  "http://localhost@api.example.com",
  "https://api.example.com?",
  "https://api.example.com/?a=1",
  "https://api.example.com/a#b",
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
