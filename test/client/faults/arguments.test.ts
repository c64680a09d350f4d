/** Invalid and malicious arguments: the client rejects or encodes them. */
import { describe, expect, test, vi } from "vitest";
import { safe } from "../../../src/index.ts";
import {
  getCreationError,
  getError,
  managementClient,
  observabilityClient,
  organizationId,
  pipe,
  stubFetch,
} from "../calls.ts";
import { useServer } from "../server.ts";

const server = useServer();
const address = "https://api.example.com";
const stubSuccess = () => stubFetch(() => Response.json({ data: [], result: [] }));

describe("headers", () => {
  test.each<[unknown]>([
    [{ "x-a": undefined }],
    [{ "x-a": ["hush", "2"] }],
    [new Headers({ "x-a": "hush" })],
    [[["x-a", "hush"]]],
    [{ "x-a": "hush\r\nx-admin: 1" }],
    [{ "x-a": "hush\u0000" }],
    [{ "x-a": "hush\u0100" }],
    [{ "": "hush" }],
    [{ "x\r\nx-admin": "hush" }],
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
  ])("%o are rejected for a client and a call, and the error omits their values", async (headers) => {
    const { fetch, sent } = stubSuccess();
    // Simulates an untyped JavaScript caller.
    const options = { headers } as object;
    const ofClient = await getCreationError(() => observabilityClient(address, { fetch, ...options }));
    const ofCall = await getError(observabilityClient(address, { fetch }).listDashboards(options));
    expect(sent).toEqual([]);
    for (const error of [ofClient, ofCall]) {
      expect(error).toMatchObject({ kind: "config", message: expect.stringContaining("headers") });
      expect(error.message).not.toContain("hush");
    }
  });

  test("with valid values are sent", async () => {
    server().respondWith(200, { data: [] });
    const headers = { "X-A": " one ", "x-b": "tab\there", "x-c": "" };
    await observabilityClient(server().baseUrl).listDashboards({ headers });
    expect(server().requests[0]?.headers).toMatchObject({ "x-a": "one", "x-b": "tab\there", "x-c": "" });
  });
});

describe("path parameters", () => {
  const encodedDots = ["%2e", "%2E", "%2e%2e", ".%2e", "%2E.", "%252e", "%252e%252E", "%25252e.", ".%25252e"];
  const surrogates = ["\ud800", "a\udfff", "\udc00\ud800"];
  const notStrings = [undefined, null, true, {}, [], ["a"], () => "a", 1n, Symbol("a"), new Date(0)];

  test.each(["", ".", "..", ...encodedDots, ...surrogates, ...notStrings].map((value): [unknown] => [value]))(
    "of %o are rejected, even without validation",
    async (id) => {
      for (const validateRequests of [true, false]) {
        const { fetch, sent } = stubSuccess();
        const client = observabilityClient(address, { fetch, validateRequests });
        // Simulates an untyped JavaScript caller.
        expect(await getError(client.updateAlert({ id: id as string }, {}))).toMatchObject({
          kind: "invalid-request",
          issues: [{ pointer: "/parameters/id" }],
          outcome: "not-sent",
        });
        expect(sent).toEqual([]);
      }
    },
  );
});

test.each<[unknown]>([[{ a: { b: 1 } }], [[["a"]]], [[{}]], [[Symbol("a")]], [["tag:a", "\ud800"]]])(
  "a query parameter of the wrong type (%o) is rejected; without validation, no other error is thrown",
  async (filter) => {
    const { fetch, sent } = stubSuccess();
    // Simulates an untyped JavaScript caller.
    const parameters = { organizationId, filter: filter as string[] };
    const error = await getError(managementClient(address, { fetch }).listServices(parameters));
    expect(error.kind).toBe("invalid-request");
    expect(sent).toEqual([]);
    const unchecked = managementClient(address, { fetch, validateRequests: false });
    // `safe` rethrows any error outside the union.
    const result = await safe(unchecked.listServices(parameters));
    expect([undefined, "invalid-request"]).toContain(result.error?.kind);
  },
);

describe("parameters with a prototype", () => {
  test("may be getters or inherited properties", async () => {
    class Alert {
      get id() {
        return "a";
      }
    }
    for (const parameters of [new Alert(), Object.create({ id: "a" })]) {
      const { fetch, sent } = stubFetch(() => Response.json({ data: {} }));
      await observabilityClient(address, { fetch }).updateAlert(parameters, {});
      expect(sent[0]?.url).toBe("https://api.example.com/api/v2/alerts/a");
    }
  });

  test("are validated like those of a plain object, including inherited ones", async () => {
    const { fetch, sent } = stubSuccess();
    const client = managementClient(address, { fetch });
    const all = [{ filter: [1, 2] }, { foo: "bar" }].map((inherited) =>
      Object.assign(Object.create(inherited), { organizationId }),
    );
    all.push(JSON.parse(`{"organizationId":"${organizationId}","__proto__":{"filter":["tag:a"]}}`));
    for (const parameters of all) {
      expect((await getError(client.listServices(parameters))).kind).toBe("invalid-request");
    }
    expect(sent).toEqual([]);
  });
});

test.each(["baseUrl", "fetch", "headers", "signal", "timeoutMs"])(
  "the property %s of a polluted Object.prototype does not redirect requests",
  async (name) => {
    const { fetch, sent } = stubSuccess();
    const client = observabilityClient(address, { fetch });
    const value = name === "baseUrl" ? "https://evil.example" : 5;
    const ordinary = { configurable: true, enumerable: true, writable: true };
    Object.defineProperty(Object.prototype, name, { value, ...ordinary });
    try {
      await client.listDashboards({}).catch(() => {});
    } finally {
      Reflect.deleteProperty(Object.prototype, name);
    }
    for (const { url } of sent) expect(url).toBe("https://api.example.com/api/v2/dashboards");
  },
);

const circular: Record<string, unknown> = {};
circular["self"] = circular;

test.each<[body: unknown, message?: string]>([
  [new URLSearchParams("a=1")],
  [new Map([["engine_max_threads", 1]])],
  [Promise.resolve({ engine_max_threads: 1 })],
  [new Blob(["{}"])],
  [new ArrayBuffer(2)],
  [undefined],
  [() => ({})],
  [{ toJSON: () => undefined }],
  [circular, "must be plain JSON"],
  [{ engine_max_threads: 1n }, "must be plain JSON; engine_max_threads is not"],
  // JSON has null for it, which resets the setting.
  [{ object_storage_concurrency: Number.NaN }, "must be plain JSON; object_storage_concurrency is not"],
  [{ engine_max_threads: () => 1 }],
  [{ engine_max_threads: Promise.resolve(1) }],
  [{ engine_max_threads: [new Map()] }],
])("the body %o is rejected, even without validation", async (body, message) => {
  for (const validateRequests of [true, false]) {
    const { fetch, sent } = stubSuccess();
    const client = managementClient(address, { fetch, validateRequests });
    // Simulates an untyped JavaScript caller.
    const error = await getError(client.updatePipeSettings(pipe, body as object));
    expect(error).toMatchObject({ kind: "invalid-request", issues: [{ pointer: "/body" }] });
    if (message) expect(error.message).toContain(`/body ${message}.`);
    expect(sent).toEqual([]);
  }
});

describe("what is validated is what is sent", () => {
  class Settings {
    get engine_max_threads() {
      return 1.5;
    }
  }
  const get = vi.fn().mockReturnValueOnce(1).mockReturnValue(1.5);
  const changing = Object.defineProperty({}, "engine_max_threads", { enumerable: true, get });
  class Threads {
    engine_max_threads = 1;
  }
  const valid = '{"engine_max_threads":1}';
  test.each<[string, object, string | undefined]>([
    ["a date", { engine_max_threads: new Date(0) }, undefined],
    ["toJSON of a body", { engine_max_threads: 1, toJSON: () => ({ engine_max_threads: 1.5 }) }, undefined],
    ["toJSON that makes a body valid", { toJSON: () => ({ engine_max_threads: 1 }) }, valid],
    ["toJSON of a member", { engine_max_threads: { toJSON: () => 1 } }, valid],
    ["a promise", { engine_max_threads: Promise.resolve(1) }, undefined],
    ["an undefined member, which JSON leaves out", { engine_max_threads: undefined }, "{}"],
    ["a getter that returns another value the second time", changing, valid],
    ["a getter of a class, which JSON leaves out", new Settings(), undefined],
    ["a getter of a base class", new (class extends Settings {})(), undefined],
    ["members of an instance", new Threads(), valid],
    ["an inherited member, which JSON leaves out", Object.create({ engine_max_threads: 1 }), undefined],
    ["an inherited method", Object.assign(Object.create({ run() {} }), { engine_max_threads: 1 }), valid],
  ])("%s", async (_, body, expected) => {
    const { fetch, sent } = stubSuccess();
    const result = await safe(managementClient(address, { fetch }).updatePipeSettings(pipe, body));
    expect(sent.map(({ init }) => init.body)).toEqual(expected === undefined ? [] : [expected]);
    if (expected === undefined) expect(result.error?.kind).toBe("invalid-request");
  });

  test("an instance with inherited members is rejected with what to do", async () => {
    const error = await getError(managementClient(address).updatePipeSettings(pipe, new Settings()));
    expect(error.message).toContain("/body must be plain JSON; pass a plain object.");
  });

  test("a list that yields other elements than it has", async () => {
    const wrong = Object.assign(["tag:a", 5 as unknown as string], {
      [Symbol.iterator]: () => ["tag:iterated"].values(),
    });
    const { fetch, sent } = stubSuccess();
    const client = managementClient(address, { fetch });
    await client.listServices({ organizationId, filter: wrong });
    expect(sent[0]?.url).toMatch(/\?filter=tag%3Aiterated$/);
  });
});
