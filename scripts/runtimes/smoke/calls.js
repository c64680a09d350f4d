/** What must succeed: the five operations, and how a request and its answer are told. */
import { accessToken, basicHeader, equal, holds, open, organizationId, pipeId, serviceId } from "./setup.js";

const pipe = { organizationId, serviceId, pipeId };
const alert = { id: "5f9c2ab34d81e07b6c3f19a2" };
const servicesPath = `/v1/organizations/${organizationId}/services`;

/** @type {Record<string, (here: object) => Promise<void>>} */
export const calls = {
  "lists services, with a repeated query and a Basic header beyond ASCII": async (here) => {
    const { management, requests } = open(here, "list-services");
    const services = await management.listServices({
      organizationId,
      filter: ["tag:env=prod", "tag:team=data & più"],
    });
    equal(services[0].id, serviceId, "the first service's id");
    const [request] = await requests();
    equal(request.method, "GET", "method");
    const [path, query] = request.target.split("?");
    equal(path, servicesPath, "path");
    equal(new URLSearchParams(query).getAll("filter"), ["tag:env=prod", "tag:team=data & più"], "filter");
    equal(request.headers.authorization, basicHeader, "authorization");
    equal(request.headers.accept, "application/json", "accept");
  },
  "gets a pipe": async (here) => {
    const { management, requests } = open(here, "get-pipe");
    equal((await management.getPipe(pipe)).id, pipeId, "the pipe's id");
    equal((await requests())[0].target, `${servicesPath}/${serviceId}/pipes/${pipeId}`, "target");
  },
  "updates settings, and keeps 0, false and null apart from absent": async (here) => {
    const { management, requests } = open(here, "update-settings");
    const body = {
      engine_max_threads: 0,
      object_storage_use_cluster_function: false,
      engine_parallel_view_processing: null,
    };
    const settings = await management.updatePipeSettings(pipe, body);
    equal(typeof settings.engine_max_threads, "number", "type of a setting");
    const [request] = await requests();
    equal(request.method, "PUT", "method");
    equal(JSON.parse(request.body), body, "body");
    equal(request.headers["content-type"], "application/json", "content-type");
  },
  "updates an alert, with a Bearer header": async (here) => {
    const { observability, requests } = open(here, "update-alert");
    const body = { threshold: 0, name: "Grüße ✓" };
    equal(typeof (await observability.updateAlert(alert, body)).threshold, "number", "type of threshold");
    const [request] = await requests();
    equal(request.headers.authorization, `Bearer ${accessToken}`, "authorization");
    equal(JSON.parse(request.body), body, "body");
  },
  "lists dashboards": async (here) => {
    const dashboards = await open(here, "list-dashboards").observability.listDashboards();
    holds(dashboards.length > 0 && Array.isArray(dashboards[0].tiles), "no dashboards with tiles came");
  },
  "tells how an answer came": async (here) => {
    const call = open(here, "with-response").management.listServices;
    const { data, response, requestId, attempts } = await call.withResponse({ organizationId });
    equal([data.length > 0, response.status, attempts], [true, 200, 1], "data, status, attempts");
    equal(response.headers.get("content-type"), "application/json", "content-type");
    holds(/^[0-9a-f-]{36}$/.test(requestId), `requestId is ${requestId}`);
  },
  "reads an answer that is compressed": async (here) => {
    holds((await open(here, "gzip").observability.listDashboards()).length > 0, "no dashboards came");
  },
  "puts characters together that arrive in pieces": async (here) => {
    equal(await open(here, "byte-by-byte").observability.listDashboards(), ["Grüße ✓ 🙂"], "payload");
  },
  "sends the caller's headers": async (here) => {
    const { observability, requests } = open(here, "headers", {
      headers: { "X-One": "client", "X-Two": "client" },
    });
    await observability.listDashboards({ headers: { "x-two": "call" } });
    const [{ headers }] = await requests();
    equal([headers["x-one"], headers["x-two"]], ["client", "call"], "headers");
  },
  "loads what it needs to compare an answer with the contract": async (here) => {
    const events = [];
    const options = { drift: "report", onEvent: (event) => events.push(event) };
    await open(here, "drift", options).observability.listDashboards();
    const issues = events.find(({ type }) => type === "drift")?.issues;
    equal(
      issues?.map(({ pointer }) => pointer),
      ["/unheardOf"],
      "drift",
    );
  },
  "sends again after 503, as soon as the server allows": async (here) => {
    const events = [];
    const options = { retry: { baseDelayMs: 1 }, onEvent: (event) => events.push(event) };
    const call = open(here, "busy-once", options).observability.listDashboards;
    equal((await call.withResponse()).attempts, 2, "attempts");
    const told = events.map(({ type }) => type);
    equal(told, ["request", "response", "retry", "request", "response"], "events");
    equal(events[1].status, 503, "status told");
    holds(!JSON.stringify(events).includes(accessToken), "an event holds the token");
  },
  "sends a write again with the same body": async (here) => {
    const { management, requests } = open(here, "busy-once-write", { retry: { baseDelayMs: 1 } });
    await management.updatePipeSettings(pipe, { engine_max_threads: 4 });
    const bodies = (await requests()).map(({ body }) => body);
    equal(bodies, ['{"engine_max_threads":4}', '{"engine_max_threads":4}'], "bodies");
  },
  "asks for another token once after 401": async (here) => {
    const asked = [];
    const token = async ({ refresh }) => {
      asked.push(refresh);
      return refresh ? "new-token" : "old-token";
    };
    const { observability, requests } = open(here, "expired-once", { accessToken: token });
    await observability.listDashboards();
    equal(asked, [false, true], "refresh");
    const sent = (await requests()).map(({ headers }) => headers.authorization);
    equal(sent, ["Bearer old-token", "Bearer new-token"], "authorization");
  },
  "runs fifty calls at once": async (here) => {
    const { observability } = open(here, "many");
    const all = await Promise.all(Array.from({ length: 50 }, () => observability.listDashboards()));
    holds(
      all.every((dashboards) => dashboards.length > 0),
      "a call came back empty",
    );
  },
  "holds calls back for its own rate limit": async (here) => {
    const delays = [];
    const onEvent = (event) => event.type === "rate-limit" && delays.push(event.delayMs);
    const { observability } = open(here, "limited", { rateLimit: { requests: 1, perMs: 40 }, onEvent });
    const startedAt = Date.now();
    await Promise.all([1, 2, 3].map(() => observability.listDashboards()));
    equal(delays.length, 2, "calls held back");
    holds(Date.now() - startedAt >= 75, `three calls took ${Date.now() - startedAt} ms`);
  },
};
