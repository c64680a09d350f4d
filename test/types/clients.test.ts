/** Code with the clients that compiles, and code that does not. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { compileSnippets } from "./compile.ts";

const preamble = `
import { createManagementClient, type ManagementClientOptions, type Pipe, type PipeSettings, type Service } from "dataplat/management";
import { createObservabilityClient, type ObservabilityClient, type Alert, type Dashboard } from "dataplat/observability";
import { isDataplatError, safe, type AccessTokenFunction, type DataplatError } from "dataplat";
const management = createManagementClient({ keyId: "k", keySecret: "s" });
const observability = createObservabilityClient({ accessToken: "t" });
const pipe = { organizationId: "o", serviceId: "s", pipeId: "p" };
export { createManagementClient, createObservabilityClient, isDataplatError, safe, management, observability, pipe };
export type { ManagementClientOptions, ObservabilityClient, Pipe, PipeSettings, Service, Alert, Dashboard, AccessTokenFunction, DataplatError };
`;

const accepted: Readonly<Record<string, string>> = {
  "every operation returns its payload": `
    const a: Promise<Pipe> = management.getPipe(pipe);
    const b: Promise<PipeSettings> = management.updatePipeSettings(pipe, { engine_max_threads: 8 });
    const c: Promise<Service[]> = management.listServices({ organizationId: "o", filter: ["tag:env=prod"] });
    const d: Promise<Alert> = observability.updateAlert({ id: "a" }, { threshold: 10 });
    const e: Promise<Dashboard[]> = observability.listDashboards();`,
  "a token may be a function, sync or async": `
    const getToken: AccessTokenFunction = ({ refresh }) => (refresh ? "new" : "t");
    createObservabilityClient({ accessToken: getToken });
    createObservabilityClient({ accessToken: () => "t" });
    createObservabilityClient({ accessToken: async ({ refresh }) => (refresh ? "new" : "t") });`,
  "a setting may be null, 0 or false": `
    management.updatePipeSettings(pipe, {
      engine_max_threads: 0, object_storage_concurrency: null, engine_parallel_view_processing: false,
    });`,
  "an open value list accepts any string": `
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
  "options and parameters may be undefined, with exactOptionalPropertyTypes": `
    declare const maybe: {
      signal: AbortSignal | undefined; filter: string[] | undefined; text: string | undefined;
      number: number | undefined; retry: false | { attempts: number | undefined } | undefined; flag: boolean | undefined;
      headers: Record<string, string> | undefined; drift: "report" | undefined; hook: (() => void) | undefined;
    };
    const { signal, filter, text, number, retry, flag, headers, drift, hook } = maybe;
    management.listServices({ organizationId: "o", filter: ["tag:a"] as const });
    management.listServices({ organizationId: "o", filter }, { signal, timeoutMs: number, deadlineMs: number, retry, headers, drift });
    createManagementClient({
      baseUrl: process.env["X"], keyId: text, keySecret: text, timeoutMs: number, retry, drift, headers, fetch: undefined,
      rateLimit: undefined, validateRequests: flag, maxResponseBytes: number, onEvent: hook, allowInsecure: flag, allowBrowser: flag,
    });
    createObservabilityClient({ baseUrl: text, accessToken: text });
    observability.updateAlert({ id: "a" }, { threshold: number, name: undefined, channel: { type: text, webhookId: undefined } });
    management.updatePipeSettings(pipe, { engine_max_threads: undefined, engine_parallel_view_processing: flag });`,
  "openapi-fetch accepts the types of both entries": `
    import createClient from "openapi-fetch";
    import { type components, operations, type paths } from "dataplat/management";
    import type { paths as ObservabilityPaths } from "dataplat/observability";
    const client = createClient<paths>({ baseUrl: "http://127.0.0.1:4000" });
    const path = { organizationId: "o", serviceId: "s", pipeId: "p" };
    const { data } = await client.GET("/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}", { params: { path } });
    const replicas: number | undefined = data?.result.scaling?.replicas;
    const schema: components["schemas"]["Pipe"] = await management.getPipe(path);
    const ids: operations["getPipe"]["parameters"]["path"] = path;
    const payload: "result" = operations.getPipe.success[200].payload;
    const other = createClient<ObservabilityPaths>({ baseUrl: "http://127.0.0.1:4000" });
    const dashboards: Dashboard[] | undefined = (await other.GET("/api/v2/dashboards")).data?.data;`,
  "a client of selected operations has these": `
    import { createManagementClientOf, getPipe, listServices } from "dataplat/management";
    const client = createManagementClientOf([getPipe, listServices], { keyId: "k", keySecret: "s" });
    const found: Promise<Pipe> = client.getPipe(pipe);
    const services: Promise<Service[]> = client.listServices({ organizationId: "o" });`,
  "createManagementFetch is a standard fetch": `
    import { createManagementFetch } from "dataplat/management";
    const send: (input: string | URL | Request, init?: RequestInit) => Promise<Response> = createManagementFetch({ keyId: "k", keySecret: "s" });
    const other: typeof send = fetch;
    const response: Response = await send("/v1", { method: "DELETE", signal: AbortSignal.timeout(1) });`,
  "createManagementFetchClient is openapi-fetch's client, as openapi-react-query takes it": `
    import type { Client } from "openapi-fetch";
    import { createManagementFetchClient, type paths } from "dataplat/management";
    import { createObservabilityFetchClient, type paths as ObservabilityPaths } from "dataplat/observability";
    const client = createManagementFetchClient({ keyId: "k", keySecret: "s" });
    const same: Client<paths, \`\${string}/\${string}\`> = client;
    const other = createObservabilityFetchClient({ accessToken: async () => "t", rateLimit: { requests: 1, perMs: 1 } });
    const params = { path: { organizationId: "o" }, query: { filter: ["tag:a"] } };
    const { data, error, response } = await client.GET("/v1/organizations/{organizationId}/services", { params });
    const name: string | undefined = data?.result[0]?.name;
    const protocol: string | undefined = data?.result[0]?.endpoints?.[0]?.protocol?.toUpperCase();
    const services: readonly Service[] | undefined = data?.result;
    const alert = { params: { path: { id: "a" } }, body: { channel: { type: "other" }, thresholdType: "above" } } as const;
    const updated: Alert | undefined = (await other.PUT("/api/v2/alerts/{id}", alert)).data?.data;
    const otherSame: Client<ObservabilityPaths> = other;
    type IsUnknown<T> = unknown extends T ? true : false;
    const isUnknown: IsUnknown<typeof error> = true;`,
  "withResponse accepts the same arguments": `
    const { status, data, body, response, requestId, attempts } = await management.getPipe.withResponse(pipe);
    const name: string | undefined = data.name;
    const numbers: [number, number] = [status && response.status, attempts];
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

/** Names that examples use and do not declare. */
const exampleNames = `
import { createManagementFetch, createManagementFetchClient } from "dataplat/management";
import { createObservabilityFetch, createObservabilityFetchClient } from "dataplat/observability";
import { createSpanHook } from "dataplat/opentelemetry";
import { trace } from "@opentelemetry/api";
declare const keyId: string, keySecret: string, accessToken: string, apiKey: string;
declare const organizationId: string, serviceId: string, pipeId: string;
`;

/** Imports the functions of a generated client, and the constants in its examples, that no other import has. */
function importsOf(file: string, source: string): string {
  const [, api] = /^generated\/(.+)\/client\.ts$/.exec(file) ?? [];
  const names = [...source.matchAll(/^export function (\w+)|ClientOf\(\[(\w+)\]/gm)].map(
    ([, name, constant = ""]) => name ?? constant,
  );
  const missing = names.filter((name) => !(preamble + exampleNames).includes(name));
  return api && missing.length > 0 ? `import { ${missing.join(", ")} } from "dataplat/${api}";\n` : "";
}

/** The examples of doc comments, by file and number. */
const examples = globSync("{src/*.ts,src/client/**/*.ts,generated/*/client.ts}", {
  cwd: repositoryRoot,
}).flatMap((file) => {
  const source = readFileSync(path.join(repositoryRoot, file), "utf8");
  return [...source.matchAll(/@example\n\s*\* ```ts\n(.*?)\n\s*\* ```/gs)].map(([, text = ""], index) => {
    const code = text.replace(/^ *\* ?/gm, "");
    return [
      `${file}, example ${index + 1}`,
      `${exampleNames}${importsOf(file, source)}{\n${code}\n}`,
    ] as const;
  });
});

/** Code that does not compile, each below a line `// WHAT -> PATTERN` with a pattern of the compiler's messages. */
const rejectedCode = String.raw`
// a misspelt path parameter -> 'pipeID' does not exist.*Did you mean.*'pipeId'
management.getPipe({ organizationId: "o", serviceId: "s", pipeID: "p" });
// a missing path parameter -> 'pipeId' is missing
management.getPipe({ organizationId: "o", serviceId: "s" });
// a query parameter of the wrong type -> 'string' is not assignable to type 'readonly string\[\]'
management.listServices({ organizationId: "o", filter: "tag:env" });
// a misspelt setting -> 'engine_max_thread' does not exist.*Did you mean.*'engine_max_threads'
management.updatePipeSettings(pipe, { engine_max_thread: 8 });
// a boolean setting as a number -> 'number' is not assignable to type 'boolean \| null \| undefined'
management.updatePipeSettings(pipe, { engine_parallel_view_processing: 1 });
// a missing body -> Expected 2-3 arguments
management.updatePipeSettings(pipe);
// a body that the operation does not have -> 'engine_max_threads' does not exist in type 'CallOptions'
management.getPipe(pipe, { engine_max_threads: 8 });
// a path that the document does not have -> not assignable to parameter of type
import { createManagementFetchClient } from "dataplat/management";
createManagementFetchClient().GET("/v1/organization/{organizationId}", { params: { path: { organizationId: "o" } } });
// a value outside a closed list, by path -> '"over"' is not assignable
import { createObservabilityFetchClient } from "dataplat/observability";
createObservabilityFetchClient().PUT("/api/v2/alerts/{id}", { params: { path: { id: "a" } }, body: { thresholdType: "over" } });
// an option of operations for fetch -> 'drift' does not exist
import { createManagementFetch } from "dataplat/management"; createManagementFetch({ drift: "report" });
// a misspelt option -> 'timeout' does not exist.*CallOptions
management.getPipe(pipe, { timeout: 1 });
// a misspelt client option -> 'baseURL' does not exist
createManagementClient({ keyId: "k", keySecret: "s", baseURL: "" });
// a value outside a closed list -> '"over"' is not assignable
observability.updateAlert({ id: "a" }, { thresholdType: "over" });
// null where the contract has none -> 'null' is not assignable
observability.updateAlert({ id: "a" }, { threshold: null });
// an unknown member of a nested object -> 'kind' does not exist
observability.updateAlert({ id: "a" }, { channel: { kind: "webhook" } });
// a response-only field in a request -> 'dashboard' does not exist
observability.updateAlert({ id: "a" }, { dashboard: "d" });
// a Basic credential for the Bearer client -> not assignable to type 'undefined'|'string' is not assignable
createObservabilityClient({ keyId: "k", keySecret: "s" });
// a token for the Basic client -> not assignable to type 'undefined'|'string' is not assignable
createManagementClient({ accessToken: "t" });
// an operation that was not selected -> 'listServices' does not exist
import { createManagementClientOf, getPipe } from "dataplat/management"; createManagementClientOf([getPipe]).listServices({});
// an operation of the other API in a selection -> '"updateAlert"' is not assignable
import { updateAlert } from "dataplat/observability"; import { createManagementClientOf } from "dataplat/management"; createManagementClientOf([updateAlert]);
// a client of the other API -> missing the following properties
const client: ObservabilityClient = management;
// an undocumented member -> 'nam' does not exist.*Did you mean 'name'
(await management.getPipe(pipe)).nam;
// a payload's member without a test for its absence -> possibly 'undefined'
(await management.getPipe(pipe)).name.length;
// replacing an operation -> read-only property
management.getPipe = management.getPipe;
`;
const rejected = [...rejectedCode.matchAll(/^\/\/ (.+) -> (.+)\n((?:(?!\/\/ ).*\n)+)/gm)].map(
  ([, what = "", pattern = "", code = ""]) => [what, code, new RegExp(pattern)] as const,
);

const snippets = [...Object.entries(accepted), ...examples, ...rejected];
const messages = await compileSnippets(new Map(snippets.map(([name, code]) => [name, preamble + code])));

test.each([...Object.entries(accepted), ...examples])("compiles: %s", (name) => {
  expect(messages.get(name)).toEqual([]);
});

test("there are examples in doc comments", () => expect(examples.length).toBeGreaterThan(12));

test.each(rejected)("%s does not compile", (name, _code, message) => {
  const found = messages.get(name) ?? [];
  expect(found).not.toEqual([]);
  for (const text of found) expect(text).toMatch(message);
});
