/** Arguments that would lead a request elsewhere, break it, or be sent as something else than what they are. */
import { describe, expect, test } from "vitest";
import { safe } from "../../../src/index.ts";
import { useServer } from "../server.ts";
import { failureOf, management, observability, organizationId, pipe, refusalOf, stubFetch } from "./calls.ts";

const server = useServer();
const answered = () => stubFetch(() => Response.json({ data: [], result: [] }));

describe("headers", () => {
  const send = async (headers: unknown) => {
    const { fetch, sent } = answered();
    // As plain JavaScript would call it.
    const options = { headers } as object;
    const perClient = await refusalOf(() => observability("https://api.example.com", { fetch, ...options }));
    const perCall = await failureOf(
      observability("https://api.example.com", { fetch }).listDashboards(options),
    );
    expect(sent).toEqual([]);
    return [perClient, perCall];
  };

  test.each<[unknown]>([
    [{ "x-a": "hush\r\nx-admin: 1" }],
    [{ "x-a": "hush\nx" }],
    [{ "x-a": "hush\rx" }],
    [{ "x-a": "hush\u0000" }],
    [{ "x-a": "hush\u0100" }],
    [{ "": "hush" }],
    [{ "x-a:": "hush" }],
    [{ "x\r\nx-admin": "hush" }],
    [{ "x a": "hush" }],
    [{ "x-ä": "hush" }],
    [{ "(x)": "hush" }],
    [{ authorization: "hush" }],
    [{ AUTHORIZATION: "hush" }],
    [{ Host: "hush" }],
    [{ "Content-Length": "1" }],
    [{ "transfer-Encoding": "chunked" }],
    [{ connection: "close" }],
    [{ accept: "text/html" }],
    [{ "content-type": "text/plain" }],
    [{ "keep-alive": "1" }],
    [{ upgrade: "h2c" }],
    [{ expect: "100-continue" }],
  ])("%o are refused, for a client and for a call, without telling values", async (headers) => {
    for (const error of await send(headers)) {
      expect(error).toMatchObject({ kind: "config", message: expect.stringContaining("headers") });
      expect(error.message).not.toContain("hush");
    }
  });

  test.each<[string, unknown]>([
    ["undefined for a value", { "x-a": undefined }],
    ["null for a value", { "x-a": null }],
    ["a list for a value", { "x-a": ["1", "2"] }],
    ["a Headers object", new Headers({ "x-a": "1" })],
    ["a Map", new Map([["x-a", "1"]])],
    ["a list of pairs", [["x-a", "1"]]],
    ["a text", "x-a: 1"],
  ])("as %s are refused rather than sent as something else", async (_, headers) => {
    for (const error of await send(headers)) expect(error.kind).toBe("config");
  });

  test("that are fit to be sent are sent", async () => {
    server().answerWith(200, { data: [] });
    await observability(server().baseUrl).listDashboards({
      headers: { "X-A": " one ", "x-b": "tab\there", "x-c": "" },
    });
    expect(server().requests[0]?.headers).toMatchObject({ "x-a": "one", "x-b": "tab\there", "x-c": "" });
  });
});

describe("path parameters", () => {
  const dots = [
    ".",
    "..",
    "%2e",
    "%2E",
    "%2e%2e",
    ".%2e",
    "%2E.",
    "%252e",
    "%252e%252E",
    "%25252e.",
    ".%25252e",
  ];

  test.each(["", ...dots])("of %o are refused, validated or not", async (id) => {
    for (const validateRequests of [true, false]) {
      const { fetch, sent } = answered();
      const error = await failureOf(
        observability("https://api.example.com", { fetch, validateRequests }).updateAlert({ id }, {}),
      );
      expect(error).toMatchObject({
        kind: "invalid-request",
        issues: [{ pointer: "/parameters/id" }],
        outcome: "not-sent",
      });
      expect(sent).toEqual([]);
    }
  });

  test.each<[unknown]>([
    [undefined],
    [null],
    [true],
    [{}],
    [[]],
    [["a"]],
    [() => "a"],
    [1n],
    [Symbol("a")],
    [new Date(0)],
  ])("of another type (%o) are refused, validated or not", async (id) => {
    for (const validateRequests of [true, false]) {
      const { fetch, sent } = answered();
      // As plain JavaScript would call it.
      const call = observability("https://api.example.com", { fetch, validateRequests }).updateAlert(
        { id: id as string },
        {},
      );
      expect((await failureOf(call)).kind).toBe("invalid-request");
      expect(sent).toEqual([]);
    }
  });

  test.each([
    "/",
    "\\",
    "a/../b",
    "..\\..",
    "/etc",
    "?x=1",
    "#x",
    ";a=1",
    "a%2fb",
    "%00",
    "\u0000",
    "a\nb",
    "http://evil.example/",
    "//evil.example",
    "@evil.example",
    "...",
    ". .",
    "。。",
    "\u2024\u2024",
    "%",
    "%zz",
    "{id}",
    "$&",
    "$1",
    "\u202e",
  ])("of %o arrive as one segment, whole", async (id) => {
    server().answerWith(200, { data: {} });
    await observability(server().baseUrl).updateAlert({ id }, {});
    const segments = server().requests[0]?.target.split("/") ?? [];
    expect(segments.slice(0, 4)).toEqual(["", "api", "v2", "alerts"]);
    expect(segments).toHaveLength(5);
    expect(decodeURIComponent(segments[4] ?? "")).toBe(id);
  });

  test.each(["\ud800", "a\udfff", "\udc00\ud800"])(
    "that no address can carry (%o) are refused as the request's fault",
    async (text) => {
      const { fetch, sent } = answered();
      const alert = await failureOf(
        observability("https://api.example.com", { fetch }).updateAlert({ id: text }, {}),
      );
      expect(alert).toMatchObject({ kind: "invalid-request", issues: [{ pointer: "/parameters/id" }] });
      const filter = management("https://api.example.com", { fetch }).listServices({
        organizationId,
        filter: ["tag:a", text],
      });
      expect((await failureOf(filter)).kind).toBe("invalid-request");
      expect(sent).toEqual([]);
    },
  );
});

test.each<[unknown]>([[{ a: { b: 1 } }], [[["a"]]], [[{}]], [[Symbol("a")]]])(
  "a query that no address can carry (%o) is refused; where nothing is validated it at least breaks nothing else",
  async (filter) => {
    const { fetch, sent } = answered();
    // As plain JavaScript would call it.
    const parameters = { organizationId, filter: filter as string[] };
    const error = await failureOf(management("https://api.example.com", { fetch }).listServices(parameters));
    expect(error.kind).toBe("invalid-request");
    expect(sent).toEqual([]);
    const unchecked = management("https://api.example.com", { fetch, validateRequests: false });
    // `safe` lets through whatever is not of the union.
    const result = await safe(unchecked.listServices(parameters));
    expect([undefined, "invalid-request"]).toContain(result.error?.kind);
  },
);

describe("parameters of a class", () => {
  class Alert {
    get id() {
      return "a";
    }
  }

  test("are read through getters and prototypes", async () => {
    for (const parameters of [new Alert(), Object.create({ id: "a" })]) {
      const { fetch, sent } = stubFetch(() => Response.json({ data: {} }));
      await observability("https://api.example.com", { fetch }).updateAlert(parameters, {});
      expect(sent[0]?.url).toBe("https://api.example.com/api/v2/alerts/a");
    }
  });

  test("are validated like those of a plain object", async () => {
    const { fetch, sent } = answered();
    const client = management("https://api.example.com", { fetch });
    const all = [{ filter: [1, 2] }, { foo: "bar" }].map((inherited) =>
      Object.assign(Object.create(inherited), { organizationId }),
    );
    all.push(JSON.parse(`{"organizationId":"${organizationId}","__proto__":{"filter":["tag:a"]}}`));
    for (const parameters of all) {
      expect((await failureOf(client.listServices(parameters))).kind).toBe("invalid-request");
    }
    expect(sent).toEqual([]);
  });
});

test.each<[string, unknown]>([
  ["URLSearchParams", new URLSearchParams("a=1")],
  ["FormData", new FormData()],
  ["a Map", new Map([["engine_max_threads", 1]])],
])("a body of %s, whose JSON would be empty, is refused, validated or not", async (_, body) => {
  for (const validateRequests of [true, false]) {
    const { fetch, sent } = answered();
    const client = management("https://api.example.com", { fetch, validateRequests });
    const error = await failureOf(client.updatePipeSettings(pipe, body as object));
    expect(error).toMatchObject({ kind: "invalid-request", issues: [{ pointer: "/body" }] });
    expect(sent).toEqual([]);
  }
});

describe("a polluted prototype", () => {
  const names = [
    "baseUrl",
    "fetch",
    "headers",
    "bodySerializer",
    "Request",
    "querySerializer",
    "pathSerializer",
    "middleware",
    "header",
    "signal",
    "timeoutMs",
  ];

  test.each(names)("with the member %s sends no request elsewhere", async (name) => {
    const { fetch, sent } = answered();
    const client = observability("https://api.example.com", { fetch });
    const value = name === "baseUrl" ? "https://evil.example" : 5;
    Object.defineProperty(Object.prototype, name, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
    try {
      await client.listDashboards({}).catch(() => {});
    } finally {
      Reflect.deleteProperty(Object.prototype, name);
    }
    for (const { url } of sent) expect(url).toBe("https://api.example.com/api/v2/dashboards");
  });
});

test.each<[unknown]>([[() => ({})], [Symbol("a")], [{ toJSON: () => undefined }]])(
  "a body that is no JSON (%o) is refused, validated or not",
  async (body) => {
    for (const validateRequests of [true, false]) {
      const { fetch, sent } = answered();
      const client = management("https://api.example.com", { fetch, validateRequests });
      // As plain JavaScript would call it.
      expect((await failureOf(client.updatePipeSettings(pipe, body as object))).kind).toBe("invalid-request");
      expect(sent).toEqual([]);
    }
  },
);
