/** The bundles of the sandbox, run in this process without the APIs of browsers that they may lack. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { runInThisContext } from "node:vm";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { demo } from "../../../generated/platform/demo-names.ts";
import { demoSeed } from "../../../generated/platform/demo-seed.ts";
import { packageFolder } from "../../../scripts/package/build/licenses.ts";
import { buildSandbox } from "../../../scripts/package/docs/sandbox.ts";
import { packages } from "../../../src/docs/pages/licenses.txt.ts";
import type { Sandbox } from "../../../src/docs/sandbox/sandbox.ts";
import { createPlatform } from "../../../src/platform/index.ts";
import { createFolder } from "../../temporary-folder.ts";

const scope = "https://docs.example/base/sandbox/";
const pipe = `v1/organizations/${demo.organizationId}/services/${demo.serviceId}/pipes/${demo.pipeId}`;
const services = `v1/organizations/${demo.organizationId}/services`;
const basic = { authorization: `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}` };
const bearer = { authorization: `Bearer ${demo.accessToken}` };
const json = { "content-type": "application/json" };

/** All pipes of the demo data, the resources that can be read with an ETag. */
const pipes = (demoSeed.organizations ?? []).flatMap(({ id, services = [] }) =>
  services.flatMap((service) =>
    (service.pipes ?? []).map((pipe) => `v1/organizations/${id}/services/${service.id}/pipes/${pipe.id}`),
  ),
);

const send = (body: string): RequestInit => ({ method: "PUT", headers: { ...basic, ...json }, body });

/** Sent in this order, since the platform has state. */
const requests: readonly (readonly [target: string, init: RequestInit])[] = [
  [pipe, { method: "HEAD", headers: basic }],
  [`${services}?filter=tag:env&filter=tag:env=production`, { headers: basic }],
  ["api/v2/dashboards", { headers: bearer }],
  [pipe, {}],
  [pipe, { headers: { authorization: `Basic ${btoa(`${demo.keyId}:x`)}` } }],
  ["v1/nothing", { headers: basic }],
  [pipe, { method: "PATCH", headers: basic }],
  ...['{"engine_max_threads":-1,"other":1}', "{", '{"engine_max_threads":9}'].map(
    (body) => [`${pipe}/settings`, send(body)] as const,
  ),
  ...pipes.map((target) => [target, { headers: basic }] as const),
];

/** Everything of a response but its request id. */
async function describeResponse(response: Response) {
  const { "x-request-id": requestId = "-", ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: (await response.text()).replaceAll(requestId, "(id)") };
}

const folder = createFolder(afterAll);
let modules: readonly string[];
beforeAll(async () => {
  modules = await buildSandbox(folder);
});

/** Runs the service worker. Returns its listeners. */
async function startWorker() {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    registration: { scope },
    clients: { claim: async () => {} },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  runInThisContext(`(self) => {${await readFile(path.join(folder, "sw.js"), "utf8")}}`)(self);
  return listeners;
}

/** Sends a request to the worker; undefined if the worker leaves it to the network. */
async function fetchFrom(listeners: Awaited<ReturnType<typeof startWorker>>, request: Request) {
  let response: Promise<Response> | undefined;
  const respondWith = (given: Promise<Response>) => {
    response = given;
  };
  listeners.get("fetch")?.({ request, respondWith });
  return response;
}

describe.each(["sw.js", "platform.js"])("%s", (name) => {
  test("imports nothing and evaluates no text", async () => {
    const source = await readFile(path.join(folder, name), "utf8");
    expect(ts.preProcessFile(source, true, true).importedFiles).toEqual([]);
    expect(source).not.toMatch(/\bimport\(|\brequire\(|\beval\(|\bFunction\(/);
  });
});

test("the service worker answers as the platform does, with the same ETags", async () => {
  // The time of an update is part of the resource, and so of its ETag. The platform keeps the real clock, unless it gets another.
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const platform = createPlatform({ demo: true, now: () => Date.now() });
    const worker = await startWorker();
    expect(pipes.length).toBeGreaterThan(1);
    for (const [target, init] of requests) {
      const expected = await platform.fetch(`${platform.baseUrl}/${target}`, init);
      const actual = await fetchFrom(worker, new Request(scope + target, init));
      expect(actual && (await describeResponse(actual)), target).toEqual(await describeResponse(expected));
    }
    const { headers } = await platform.fetch(`${platform.baseUrl}/${pipe}`, { headers: basic });
    expect(headers.get("etag")).toMatch(/^"/);
    await platform.close();
  } finally {
    vi.useRealTimers();
  }
});

test.each(["", "sw.js", "target.json", "_platform/reset"])(
  "the service worker leaves the file %j to the network",
  async (file) => {
    expect(await fetchFrom(await startWorker(), new Request(scope + file))).toBeUndefined();
  },
);

test("the service worker resets its data, injects a fault and says that it cannot save by message, and ignores other messages", async () => {
  const worker = await startWorker();
  const read = async () => (await fetchFrom(worker, new Request(scope + pipe, { headers: basic })))?.json();
  const command = async (name: string, injection?: object) => {
    const data = { name, injection };
    const pending: Promise<unknown>[] = [];
    const replies: unknown[] = [];
    const port = { postMessage: (reply: unknown) => replies.push(reply) };
    const waitUntil = (promise: Promise<unknown>) => pending.push(promise);
    worker.get("message")?.({ data, ports: [port], waitUntil });
    await Promise.all(pending);
    return replies;
  };
  const before = await read();
  await fetchFrom(worker, new Request(`${scope}${pipe}/settings`, send('{"engine_max_threads":9}')));
  expect(await command("toString")).toEqual([]);
  expect(await read()).toHaveProperty("result.settings.engine_max_threads", 9);
  expect(await command("reset")).toEqual([undefined]);
  expect(await read()).toHaveProperty("result", before.result);
  // This process has no IndexedDB.
  expect(await command("isSaved")).toEqual([false]);
  await command("inject", { operationId: "getPipe", fault: { type: "status", status: 503 } });
  expect(await read()).not.toHaveProperty("result");
  expect(await read()).toHaveProperty("result");
});

test("the platform of the page answers as the platform does, without crypto.randomUUID", async () => {
  // The module has exactly this export.
  const { createPageSandbox } = (await import(pathToFileURL(path.join(folder, "platform.js")).href)) as {
    createPageSandbox(folder: string): Sandbox;
  };
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, "randomUUID", { value: undefined, writable: true, configurable: true });
  try {
    const sandbox = createPageSandbox(scope);
    const response = await sandbox.fetch(new Request(scope + pipe, { headers: basic }));
    expect(response.status).toBe(200);
    expect(response.headers.get("x-request-id")).toMatch(
      /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
    );
  } finally {
    Object.defineProperty(crypto, "randomUUID", { value: randomUUID, writable: true, configurable: true });
  }
});

test("the site has the licence of each package in the sandbox", () => {
  const contained = new Set(
    modules.flatMap((file) => packageFolder(file)?.replace("node_modules/", "") ?? []),
  );
  expect([...contained].filter((name) => !packages.includes(name))).toEqual([]);
  expect(contained).toContain("idb-keyval");
});
