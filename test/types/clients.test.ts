/** What compiles with the clients, and what must not. */
import { describe, expect, test } from "vitest";
import { compileSnippets } from "./compile.ts";

const preamble = `
import { createManagementClient, type ManagementClientOptions, type Pipe, type PipeSettings, type Service } from "dataplat/management";
import { createObservabilityClient, type ObservabilityClient, type Alert, type Dashboard } from "dataplat/observability";
import { isDataplatError, safe, type DataplatError } from "dataplat";
const management = createManagementClient({ keyId: "k", keySecret: "s" });
const observability = createObservabilityClient({ accessToken: "t" });
const pipe = { organizationId: "o", serviceId: "s", pipeId: "p" };
export { createManagementClient, createObservabilityClient, isDataplatError, safe, management, observability, pipe };
export type { ManagementClientOptions, ObservabilityClient, Pipe, PipeSettings, Service, Alert, Dashboard, DataplatError };
`;

const accepted: Readonly<Record<string, string>> = {
  "every operation gives its payload": `
    const a: Promise<Pipe> = management.getPipe(pipe);
    const b: Promise<PipeSettings> = management.updatePipeSettings(pipe, { engine_max_threads: 8 });
    const c: Promise<Service[]> = management.listServices({ organizationId: "o", filter: ["tag:env=prod"] });
    const d: Promise<Alert> = observability.updateAlert({ id: "a" }, { threshold: 10 });
    const e: Promise<Dashboard[]> = observability.listDashboards();`,
  "a filter may be a list that nobody may change": `
    const tags = ["tag:env=prod", "tag:team"] as const;
    management.listServices({ organizationId: "o", filter: tags });
    const frozen: readonly string[] = Object.freeze(["tag:env"]);
    management.listServices({ organizationId: "o", filter: frozen });`,
  "a token may be a function, sync or async": `
    createObservabilityClient({ accessToken: () => "t" });
    createObservabilityClient({ accessToken: async ({ refresh }) => (refresh ? "new" : "t") });`,
  "settings take null, 0 and false": `
    management.updatePipeSettings(pipe, {
      engine_max_threads: 0, object_storage_concurrency: null, engine_parallel_view_processing: false,
    });`,
  "an open value list takes any string": `
    observability.updateAlert({ id: "a" }, { channel: { type: "pigeon" } });
    const state: Alert["state"] = "brand-new";`,
  "a payload's members are optional, and narrow": `
    const found = await management.getPipe(pipe);
    const brokers: string | undefined = found.source?.kafka?.brokers;
    const threads: number | null | undefined = found.settings?.engine_max_threads;`,
  "options come last": `
    const { signal } = new AbortController();
    management.getPipe(pipe, { signal, timeoutMs: 1000 });
    management.updatePipeSettings(pipe, {}, { headers: { "x-trace": "1" } });
    observability.listDashboards({ signal });`,
  "what may be undefined can be passed as it is, with exactOptionalPropertyTypes": `
    declare const maybe: {
      signal: AbortSignal | undefined; filter: string[] | undefined; text: string | undefined;
      number: number | undefined; retry: false | { attempts: number | undefined } | undefined; flag: boolean | undefined;
      headers: Record<string, string> | undefined; drift: "report" | undefined; hook: (() => void) | undefined;
    };
    const { signal, filter, text, number, retry, flag, headers, drift, hook } = maybe;
    management.listServices({ organizationId: "o", filter }, { signal, timeoutMs: number, deadlineMs: number, retry, headers, drift });
    createManagementClient({
      baseUrl: process.env["X"], keyId: text, keySecret: text, timeoutMs: number, retry, drift, headers, fetch: undefined,
      rateLimit: undefined, validateRequests: flag, maxResponseBytes: number, onEvent: hook, allowInsecure: flag, allowBrowser: flag,
    });
    createObservabilityClient({ baseUrl: text, accessToken: text });`,
  "a plain openapi-fetch client can be made with the types of either entry": `
    import createClient from "openapi-fetch";
    import type { components, operations, paths } from "dataplat/management";
    import type { paths as ObservabilityPaths } from "dataplat/observability";
    const client = createClient<paths>({ baseUrl: "http://127.0.0.1:4000" });
    const path = { organizationId: "o", serviceId: "s", pipeId: "p" };
    const { data } = await client.GET("/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}", { params: { path } });
    const replicas: number | undefined = data?.result.scaling?.replicas;
    const schema: components["schemas"]["Pipe"] = await management.getPipe(path);
    const ids: operations["getPipe"]["parameters"]["path"] = path;
    const other = createClient<ObservabilityPaths>({ baseUrl: "http://127.0.0.1:4000" });
    const dashboards: Dashboard[] | undefined = (await other.GET("/api/v2/dashboards")).data?.data;`,
  "the operation table and the types of the operations share a name": `
    import { operations } from "dataplat/management";
    const status: 200 = operations.getPipe.success.status;
    type Parameters = operations["getPipe"]["parameters"];`,
  "withResponse takes the same arguments": `
    const { data, response, requestId, attempts } = await management.getPipe.withResponse(pipe);
    const name: string | undefined = data.name;
    const numbers: [number, number] = [response.status, attempts];
    const id: string | undefined = requestId;`,
  "the error union is closed": `
    const result = await safe(management.getPipe(pipe));
    if (!result.ok) {
      const { error } = result;
      switch (error.kind) {
        case "api": error.status; break;
        case "invalid-request": error.issues[0]?.pointer; break;
        case "unexpected-response": error.status; break;
        case "timeout": case "aborted": case "network": case "config": break;
        default: { const nothing: never = error; }
      }
    }`,
  "isDataplatError narrows": `
    try { await management.getPipe(pipe); } catch (error) { if (isDataplatError(error)) error.kind; }`,
};

const refused: Readonly<Record<string, { code: string; message: RegExp }>> = {
  "a misspelt path parameter": {
    code: `management.getPipe({ organizationId: "o", serviceId: "s", pipeID: "p" });`,
    message: /'pipeID' does not exist.*Did you mean.*'pipeId'/,
  },
  "a missing path parameter": {
    code: `management.getPipe({ organizationId: "o", serviceId: "s" });`,
    message: /'pipeId' is missing/,
  },
  "a misspelt query parameter": {
    code: `management.listServices({ organizationId: "o", filters: [] });`,
    message: /'filters' does not exist.*Did you mean.*'filter'/,
  },
  "a query parameter of the wrong type": {
    code: `management.listServices({ organizationId: "o", filter: "tag:env" });`,
    message: /'string' is not assignable to type 'readonly string\[\]'/,
  },
  "a misspelt setting": {
    code: `management.updatePipeSettings(pipe, { engine_max_thread: 8 });`,
    message: /'engine_max_thread' does not exist.*Did you mean.*'engine_max_threads'/,
  },
  "a setting of the wrong type": {
    code: `management.updatePipeSettings(pipe, { engine_max_threads: "8" });`,
    message: /'string' is not assignable to type 'number'/,
  },
  "a boolean setting as a number": {
    code: `management.updatePipeSettings(pipe, { engine_parallel_view_processing: 1 });`,
    message: /'number' is not assignable to type 'boolean \| null'/,
  },
  "a missing body": { code: `management.updatePipeSettings(pipe);`, message: /Expected 2-3 arguments/ },
  "a body that the operation does not have": {
    code: `management.getPipe(pipe, { engine_max_threads: 8 });`,
    message: /'engine_max_threads' does not exist in type 'CallOptions'/,
  },
  "a misspelt option": {
    code: `management.getPipe(pipe, { timeout: 1 });`,
    message: /'timeout' does not exist.*CallOptions/,
  },
  "a misspelt client option": {
    code: `createManagementClient({ keyId: "k", keySecret: "s", baseURL: "" });`,
    message: /'baseURL' does not exist/,
  },
  "a value outside a closed list": {
    code: `observability.updateAlert({ id: "a" }, { thresholdType: "over" });`,
    message: /'"over"' is not assignable/,
  },
  "null where the contract has none": {
    code: `observability.updateAlert({ id: "a" }, { threshold: null });`,
    message: /'null' is not assignable/,
  },
  "an unknown member of a nested object": {
    code: `observability.updateAlert({ id: "a" }, { channel: { kind: "webhook" } });`,
    message: /'kind' does not exist/,
  },
  "a response's name in a request": {
    code: `observability.updateAlert({ id: "a" }, { dashboard: "d" });`,
    message: /'dashboard' does not exist/,
  },
  "a Basic credential for the Bearer client": {
    code: `createObservabilityClient({ keyId: "k", keySecret: "s" });`,
    message: /not assignable to type 'undefined'|'string' is not assignable/,
  },
  "a token for the Basic client": {
    code: `createManagementClient({ accessToken: "t" });`,
    message: /not assignable to type 'undefined'|'string' is not assignable/,
  },
  "the options of the Management API for the Observability API": {
    code: `const options: ManagementClientOptions = {}; createObservabilityClient({ ...options, baseUrl: "" });`,
    message: /not assignable/,
  },
  "a token function for the Basic client": {
    code: `createManagementClient({ keyId: "k", keySecret: "s", accessToken: () => "t" });`,
    message: /not assignable to type 'undefined'/,
  },
  "a key of another type": {
    code: `createManagementClient({ keyId: 1, keySecret: "s" });`,
    message: /'number' is not assignable to type 'string'/,
  },
  "a client of the other API": {
    code: `const client: ObservabilityClient = management;`,
    message: /missing the following properties/,
  },
  "an operation of the other API": {
    code: `observability.getPipe(pipe);`,
    message: /'getPipe' does not exist/,
  },
  "a member that no payload has": {
    code: `(await management.getPipe(pipe)).nam;`,
    message: /'nam' does not exist.*Did you mean 'name'/,
  },
  "a payload's member without a test for its absence": {
    code: `(await management.getPipe(pipe)).name.length;`,
    message: /possibly 'undefined'/,
  },
  "replacing an operation": {
    code: `management.getPipe = management.getPipe;`,
    message: /read-only property/,
  },
};

const messages = compileSnippets(
  new Map([
    ...Object.entries(accepted).map(([name, code]): [string, string] => [name, preamble + code]),
    ...Object.entries(refused).map(([name, { code }]): [string, string] => [name, preamble + code]),
  ]),
);

describe("compiles", () => {
  test.each(Object.keys(accepted))("%s", (name) => {
    expect(messages.get(name)).toEqual([]);
  });
});

describe("does not compile", () => {
  test.each(Object.entries(refused))("%s", (name, { message }) => {
    const found = messages.get(name) ?? [];
    expect(found).not.toEqual([]);
    for (const text of found) expect(text, "nothing else may be wrong").toMatch(message);
  });
});
