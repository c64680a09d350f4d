/** Invalid and malicious arguments: the client rejects or encodes them. */
import { describe, expect, test } from "vitest";
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
  const send = async (headers: unknown) => {
    const { fetch, sent } = stubSuccess();
    // Simulates an untyped JavaScript caller.
    const options = { headers } as object;
    const perClient = await getCreationError(() => observabilityClient(address, { fetch, ...options }));
    const perCall = await getError(observabilityClient(address, { fetch }).listDashboards(options));
    expect(sent).toEqual([]);
    return [perClient, perCall];
  };

  test.each<[unknown]>([
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
    for (const error of await send(headers)) {
      expect(error).toMatchObject({ kind: "config", message: expect.stringContaining("headers") });
      expect(error.message).not.toContain("hush");
    }
  });

  test.each<[string, unknown]>([
    ["an undefined value", { "x-a": undefined }],
    ["an array value", { "x-a": ["1", "2"] }],
    ["a Headers object", new Headers({ "x-a": "1" })],
    ["an array of pairs", [["x-a", "1"]]],
  ])("with %s are rejected", async (_, headers) => {
    for (const error of await send(headers)) expect(error.kind).toBe("config");
  });

  test("with valid values are sent", async () => {
    server().respondWith(200, { data: [] });
    await observabilityClient(server().baseUrl).listDashboards({
      headers: { "X-A": " one ", "x-b": "tab\there", "x-c": "" },
    });
    expect(server().requests[0]?.headers).toMatchObject({ "x-a": "one", "x-b": "tab\there", "x-c": "" });
  });
});

describe("path parameters", () => {
  const encodedDots = ["%2e", "%2E", "%2e%2e", ".%2e", "%2E.", "%252e", "%252e%252E", "%25252e.", ".%25252e"];
  const notStrings = [undefined, null, true, {}, [], ["a"], () => "a", 1n, Symbol("a"), new Date(0)];

  test.each(["", ".", "..", ...encodedDots, ...notStrings].map((value): [unknown] => [value]))(
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

  test.each(["\ud800", "a\udfff", "\udc00\ud800"])(
    "with lone surrogates (%o) are rejected with an invalid-request error",
    async (text) => {
      const { fetch, sent } = stubSuccess();
      const alert = await getError(observabilityClient(address, { fetch }).updateAlert({ id: text }, {}));
      expect(alert).toMatchObject({ kind: "invalid-request", issues: [{ pointer: "/parameters/id" }] });
      const filter = managementClient(address, { fetch }).listServices({
        organizationId,
        filter: ["tag:a", text],
      });
      expect((await getError(filter)).kind).toBe("invalid-request");
      expect(sent).toEqual([]);
    },
  );
});

test.each<[unknown]>([[{ a: { b: 1 } }], [[["a"]]], [[{}]], [[Symbol("a")]]])(
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
  class Alert {
    get id() {
      return "a";
    }
  }

  test("may be getters or inherited properties", async () => {
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

describe("polluted Object.prototype", () => {
  test.each(["baseUrl", "fetch", "headers", "signal", "timeoutMs"])(
    "with the property %s does not redirect requests",
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
});

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
      return 65;
    }
  }
  let reads = 0;
  const changing = Object.defineProperty({}, "engine_max_threads", {
    enumerable: true,
    get: () => {
      reads += 1;
      return reads === 1 ? 1 : 65;
    },
  });

  class Threads {
    engine_max_threads = 1;
  }
  const valid = '{"engine_max_threads":1}';
  test.each<[string, object, string | undefined]>([
    ["a date", { engine_max_threads: new Date(0) }, undefined],
    ["toJSON of a body", { engine_max_threads: 1, toJSON: () => ({ engine_max_threads: 65 }) }, undefined],
    ["toJSON that makes a body valid", { toJSON: () => ({ engine_max_threads: 1 }) }, valid],
    ["toJSON of a member", { engine_max_threads: { toJSON: () => 1 } }, valid],
    ["a promise", { engine_max_threads: Promise.resolve(1) }, undefined],
    ["an undefined member, which JSON leaves out", { engine_max_threads: undefined }, "{}"],
    ["a getter that returns another value the second time", changing, valid],
    ["a getter of a class, which JSON leaves out", new Settings(), undefined],
    ["a getter of a base class", new (class extends Settings {})(), undefined],
    ["members of an instance", new Threads(), valid],
    ["an inherited member, which JSON leaves out", Object.create({ engine_max_threads: 65 }), "{}"],
  ])("%s", async (_, body, expected) => {
    const { fetch, sent } = stubSuccess();
    const result = await safe(managementClient(address, { fetch }).updatePipeSettings(pipe, body));
    expect(sent.map(({ init }) => init.body)).toEqual(expected === undefined ? [] : [expected]);
    if (expected === undefined) expect(result.error?.kind).toBe("invalid-request");
  });

  test("an instance with getters is rejected with what to do", async () => {
    const error = await getError(
      managementClient("https://api.example.com").updatePipeSettings(pipe, new Settings()),
    );
    expect(error.message).toContain("/body must be plain JSON; pass a plain object without getters.");
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
