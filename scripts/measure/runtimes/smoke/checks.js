/** The checks that run on every runtime: calls, failures, and what depends on the environment. */
import { ApiError, isDataplatError } from "dataplat";
import { createManagementClient, operations } from "dataplat/management";
import { createObservabilityClient } from "dataplat/observability";
import {
  accessToken,
  assert,
  basicHeader,
  equal,
  errors,
  explain,
  failure,
  keyId,
  keySecret,
  open,
  organizationId,
  pipe,
} from "./setup.js";

/** Created while modules load, when some runtimes allow neither requests, nor timers, nor random numbers. */
const early = createManagementClient({
  baseUrl: "https://api.example.com",
  keyId,
  keySecret,
  allowBrowser: true,
});

/** Removes every variable of the package; Deno then denies access to them. */
function emptyEnvironment() {
  const { Deno, process } = globalThis;
  if (Deno) return Deno.permissions.revokeSync({ name: "env" });
  for (const name of Object.keys(process?.env ?? {})) {
    if (name.startsWith("DATAPLAT_")) delete process.env[name];
  }
}

/** @type {Record<string, (smoke: object) => Promise<void>>} */
export const checks = {
  "sends parameters, headers and Basic credentials": async (smoke) => {
    const { management, requests } = open(smoke, "list", { headers: { "X-One": "client" } });
    const filter = ["tag:env=prod", "tag:team=data & più"];
    const services = await management.listServices({ organizationId, filter });
    equal(services[0].id, "first", "id");
    const [{ method, target, headers }] = await requests();
    const [path, query] = target.split("?");
    equal([method, path], ["GET", `/v1/organizations/${organizationId}/services`], "request");
    equal(new URLSearchParams(query).getAll("filter"), filter, "filter");
    equal(headers.authorization, basicHeader, "authorization");
    equal([headers.accept, headers["x-one"]], ["application/json", "client"], "headers");
  },
  "sends bodies, and Bearer credentials": async (smoke) => {
    const { management, observability, requests } = open(smoke, "write");
    const settings = {
      engine_max_threads: 0,
      object_storage_use_cluster_function: false,
      engine_parallel_view_processing: null,
    };
    equal(await management.updatePipeSettings(pipe, settings), settings, "settings");
    const alert = { threshold: 0, name: "Grüße ✓" };
    equal(await observability.updateAlert({ id: "alert" }, alert), alert, "alert");
    const [first, second] = await requests();
    equal(JSON.parse(first.body), settings, "first body");
    equal([first.method, first.headers["content-type"]], ["PUT", "application/json"], "first request");
    equal(
      [JSON.parse(second.body), second.headers.authorization],
      [alert, `Bearer ${accessToken}`],
      "second",
    );
  },
  "reads responses that are compressed or arrive byte by byte": async (smoke) => {
    for (const scenario of ["gzip", "byte-by-byte"]) {
      const call = open(smoke, scenario).observability.listDashboards;
      const { data, response, attempts } = await call.withResponse();
      equal([data[0].name, response.status, attempts], ["Grüße ✓ 🙂", 200, 1], scenario);
    }
  },
  "loads the response validators and reports drift": async (smoke) => {
    const events = [];
    const options = { drift: "report", onEvent: (event) => events.push(event) };
    await open(smoke, "drift", options).observability.listDashboards();
    const issues = events.find(({ type }) => type === "drift")?.issues;
    equal(
      issues?.map(({ pointer }) => pointer),
      ["/undocumented"],
      "drift",
    );
  },
  "retries a write by path, and refreshes an expired token": async (smoke) => {
    const { byPath, requests } = open(smoke, "busy-once", { retry: { baseDelayMs: 1 } });
    const init = { params: { path: pipe }, body: { engine_max_threads: 4 } };
    await byPath.PUT(operations.updatePipeSettings.path, init);
    const bodies = (await requests()).map(({ body }) => body);
    equal(bodies, ['{"engine_max_threads":4}', '{"engine_max_threads":4}'], "bodies");
    const token = async ({ refresh }) => (refresh ? "new-token" : "old-token");
    const expired = open(smoke, "expired-once", { accessToken: token });
    await expired.observability.listDashboards();
    const sent = (await expired.requests()).map(({ headers }) => headers.authorization);
    equal(sent, ["Bearer old-token", "Bearer new-token"], "authorization");
  },
  "reports API errors": async (smoke) => {
    const refused = await failure(open(smoke, "refuse").management.updatePipeSettings(pipe, {}), "api");
    assert(refused instanceof ApiError && refused instanceof Error && isDataplatError(refused), "class");
    equal([refused.status, refused.code, refused.requestId], [400, "BAD_REQUEST", "request-1"], "error");
    equal([refused.operationId, refused.outcome], ["updatePipeSettings", "rejected"], "call");
    equal(refused.body.error, "BAD_REQUEST: no such thing ✓", "body");
    const empty = await failure(open(smoke, "empty-500").observability.listDashboards(), "api");
    equal([empty.status, empty.body], [500, undefined], "empty response");
    const login = open(smoke, "login").management.listServices({ organizationId }, { timeoutMs: 3000 });
    equal((await failure(login, "api")).status, 401, "status");
  },
  "stops at timeouts and the deadline": async (smoke) => {
    for (const scenario of ["hang", "hang-in-body"]) {
      const call = open(smoke, scenario).observability.listDashboards({ timeoutMs: 150 });
      assert((await failure(call, "timeout")).message.includes("timeoutMs"), scenario);
    }
    const options = { deadlineMs: 200, retry: { attempts: 100, baseDelayMs: 1 } };
    const error = await failure(open(smoke, "hang", options).observability.listDashboards(), "timeout");
    assert(error.message.includes("deadlineMs"), error.message);
  },
  "stops when a signal aborts": async (smoke) => {
    for (const scenario of ["hang", "hang-in-body"]) {
      const controller = new AbortController();
      const reason = new Error("enough");
      const call = open(smoke, scenario).observability.listDashboards({ signal: controller.signal });
      setTimeout(() => controller.abort(reason), 100);
      assert((await failure(call, "aborted")).cause === reason, "cause");
    }
    const signal = AbortSignal.timeout(100);
    await failure(open(smoke, "hang").observability.listDashboards({ signal }), "aborted");
    const { management, requests } = open(smoke, "aborted");
    const call = management.updatePipeSettings(pipe, {}, { signal: AbortSignal.abort() });
    equal((await failure(call, "aborted")).outcome, "not-sent", "outcome");
    equal(await requests(), [], "requests");
  },
  "reports network errors": async (smoke) => {
    const options = { baseUrl: smoke.closedUrl, retry: { attempts: 2, baseDelayMs: 1 } };
    const { management, observability } = open(smoke, "closed", options);
    equal((await failure(observability.listDashboards(), "network")).attempts, 2, "attempts");
    // A write that the server may have received is not retried.
    const { outcome, attempts } = await failure(management.updatePipeSettings(pipe, {}), "network");
    equal([outcome, attempts], smoke.knowsRefusals ? ["not-sent", 2] : ["unknown", 1], "write");
    for (const scenario of ["reset", "short-body", "short-chunks"]) {
      await failure(open(smoke, scenario).observability.listDashboards(), "network");
    }
  },
  "sends a write once, unless the runtime repeats it": async (smoke) => {
    const { management, requests } = open(smoke, "close-later");
    await management.updatePipeSettings(pipe, {});
    const { outcome, attempts } = await failure(management.updatePipeSettings(pipe, {}), "network");
    const sent = (await requests()).length;
    equal([outcome, attempts, sent], ["unknown", 1, smoke.repeatsWrites ? 3 : 2], "second write");
  },
  "limits the size of a response, and rejects one that is not JSON": async (smoke) => {
    for (const scenario of ["large-body", "large-gzip"]) {
      const call = open(smoke, scenario, { maxResponseBytes: 100_000 }).observability.listDashboards();
      const error = await failure(call, "unexpected-response");
      assert(error.message.includes("larger than"), error.message);
    }
    await failure(open(smoke, "web-page").observability.listDashboards(), "unexpected-response");
  },
  "follows no redirect, and sends no cookies": async (smoke) => {
    const { management, requests } = open(smoke, "redirect");
    const error = await failure(management.listServices({ organizationId }), "api");
    equal(error.status, smoke.hidesRedirects ? 0 : 307, "status");
    const received = await requests();
    equal([received.length, received[0].headers.cookie], [1, undefined], "requests, cookie");
  },
  "rejects invalid requests and options": async (smoke) => {
    const { management, requests } = open(smoke, "invalid");
    const call = management.updatePipeSettings({ ...pipe, pipeId: ".." }, { engine_max_threads: 65 });
    const pointers = (await failure(call, "invalid-request")).issues.map(({ pointer }) => pointer).sort();
    equal(pointers, ["/body/engine_max_threads", "/parameters/pipeId"], "pointers");
    equal(await requests(), [], "requests");
    await failure(early.listServices({ organizationId: "" }), "invalid-request");
    const valid = { baseUrl: "https://api.example.com", keyId, keySecret, allowBrowser: true };
    for (const change of [{ baseUrl: "http://api.example.com" }, { keySecret: `${keySecret}\n` }]) {
      await failure(() => createManagementClient({ ...valid, ...change }), "config");
    }
  },
  "reads the environment, and recognizes browsers and require()": async (smoke) => {
    const create = () => createManagementClient({ allowBrowser: true });
    if (smoke.variables) {
      await create().listServices({ organizationId });
      const [request] = await open(smoke, "environment").requests();
      equal(request.headers.authorization, basicHeader, "authorization");
    }
    emptyEnvironment();
    await failure(create, "config");
    const inBrowser = () => createObservabilityClient({ baseUrl: smoke.baseUrl, accessToken });
    if (smoke.browser)
      assert((await failure(inBrowser, "config")).message.includes("allowBrowser"), "message");
    else assert(inBrowser().listDashboards, "no client");
    if (smoke.requires) {
      const require = process.getBuiltinModule("node:module").createRequire(`${process.cwd()}/`);
      const required = require("dataplat/management").createManagementClient;
      assert(required === createManagementClient, "require() and import load different modules");
    }
  },
  "shows no secret in any error": async () => {
    assert(errors.length >= 20, `only ${errors.length} errors occurred`);
    for (const error of errors) {
      const texts = [explain(error), error.stack, JSON.stringify(error), ...Object.values(error)].map(String);
      for (const secret of [keySecret, basicHeader.slice("Basic ".length), accessToken]) {
        assert(
          !texts.some((text) => text.includes(secret)),
          `${error.kind} (${error.operationId}) shows a secret`,
        );
      }
    }
  },
};
