/** What must fail, and as what: each kind of error, and what the runtime's own `fetch` makes of a broken connection. */
import { ApiError, isDataplatError, safe } from "dataplat";
import { equal, failure, holds, open, organizationId, pipeId, serviceId } from "./setup.js";

const pipe = { organizationId, serviceId, pipeId };

/** Bytes; far below what the server sends, and far above what is needed to notice. */
const maxResponseBytes = 100_000;

/** Starts a call, and aborts it once the server has its request. */
async function abortSoon(here, scenario) {
  const controller = new AbortController();
  const reason = new Error("enough");
  const call = open(here, scenario).observability.listDashboards({ signal: controller.signal });
  setTimeout(() => controller.abort(reason), 100);
  const error = await failure(call, "aborted");
  equal(error.attempts, 1, "attempts");
  holds(error.cause === reason, "the cause is not the reason of the signal");
}

async function timeOut(here, scenario) {
  const startedAt = Date.now();
  const error = await failure(
    open(here, scenario).observability.listDashboards({ timeoutMs: 150 }),
    "timeout",
  );
  holds(error.message.includes("timeoutMs"), error.message);
  holds(Date.now() - startedAt < 5000, `it took ${Date.now() - startedAt} ms`);
}

async function capped(here, scenario) {
  const startedAt = Date.now();
  const call = open(here, scenario, { maxResponseBytes }).observability.listDashboards();
  const error = await failure(call, "unexpected-response");
  holds(error.message.includes("larger than"), error.message);
  holds(Date.now() - startedAt < 5000, `it took ${Date.now() - startedAt} ms`);
}

/** @type {Record<string, (here: object) => Promise<void>>} */
export const failures = {
  "makes an api error of a refusal": async (here) => {
    const error = await failure(open(here, "refuse").management.updatePipeSettings(pipe, {}), "api");
    holds(error instanceof ApiError && error instanceof Error && isDataplatError(error), "class or mark");
    equal([error.name, error.status, error.code], ["ApiError", 400, "BAD_REQUEST"], "name, status, code");
    equal(error.requestId, "44444444-4444-4444-8444-444444444444", "requestId");
    equal([error.operationId, error.outcome, error.attempts], ["updatePipeSettings", "rejected", 1], "call");
    equal(error.body.error, "BAD_REQUEST: no such thing ✓", "body");
    equal(error.headers.get("content-type"), "application/json", "content-type");
  },
  "makes an api error of an empty 500": async (here) => {
    const error = await failure(open(here, "empty-500").observability.listDashboards(), "api");
    equal([error.status, error.body], [500, undefined], "status, body");
  },
  "makes an api error of a 401 that asks for a login": async (here) => {
    const call = open(here, "login").management.listServices({ organizationId }, { timeoutMs: 3000 });
    equal((await failure(call, "api")).status, 401, "status");
  },
  "gives outcomes as values": async (here) => {
    const good = await safe(open(here, "safe").observability.listDashboards());
    holds(good.ok && good.data.length > 0, "a success is not ok");
    const bad = await safe(open(here, "refuse-safe").observability.listDashboards());
    equal([bad.ok, bad.error?.kind], [false, "api"], "a refusal");
    holds(!isDataplatError(new Error("other")), "another error counts as one of the package");
  },
  "gives up on an answer that does not come": (here) => timeOut(here, "hang"),
  "gives up on a body that does not end": (here) => timeOut(here, "hang-in-body"),
  "gives up at the deadline, retries included": async (here) => {
    const options = { deadlineMs: 200, retry: { attempts: 100, baseDelayMs: 1 } };
    const error = await failure(open(here, "hang-again", options).observability.listDashboards(), "timeout");
    holds(error.message.includes("deadlineMs"), error.message);
  },
  "is aborted while it waits for an answer": (here) => abortSoon(here, "hang-for-abort"),
  "is aborted while it reads a body": (here) => abortSoon(here, "hang-in-body-for-abort"),
  "is aborted before it is sent": async (here) => {
    const { management, requests } = open(here, "never");
    const signal = AbortSignal.abort();
    const call = management.updatePipeSettings(pipe, { engine_max_threads: 1 }, { signal });
    equal((await failure(call, "aborted")).outcome, "not-sent", "outcome");
    equal(await requests(), [], "requests");
  },
  "is aborted by a runtime's own timeout signal": async (here) => {
    const signal = AbortSignal.timeout(100);
    await failure(open(here, "hang-for-signal").observability.listDashboards({ signal }), "aborted");
  },
  "reports a closed port, after sending again": async (here) => {
    const options = { baseUrl: here.closedUrl, retry: { attempts: 2, baseDelayMs: 1 } };
    const error = await failure(open(here, "closed", options).observability.listDashboards(), "network");
    equal(error.attempts, 2, "attempts");
  },
  "tells of a write whether a closed port can have received it": async (here) => {
    const { management } = open(here, "closed", { baseUrl: here.closedUrl, retry: { baseDelayMs: 1 } });
    const { outcome, attempts, message } = await failure(management.updatePipeSettings(pipe, {}), "network");
    // A write that may have been received is not sent again.
    const expected = here.refusalIsKnown ? ["not-sent", 3] : ["unknown", 1];
    equal([outcome, attempts], expected, `outcome, attempts (${message})`);
  },
  "reports a connection that ends before the answer": async (here) => {
    await failure(open(here, "reset").observability.listDashboards(), "network");
  },
  "reports a body that is shorter than announced": async (here) => {
    await failure(open(here, "short-body").observability.listDashboards(), "network");
  },
  "reports a chunked body that breaks off": async (here) => {
    await failure(open(here, "short-chunks").observability.listDashboards(), "network");
  },
  "reads no more than the limit of a stream": (here) => capped(here, "large-stream"),
  "reads no more than the limit of an announced body": (here) => capped(here, "large-announced"),
  "reads no more than the limit of a compressed body": (here) => capped(here, "large-gzip"),
  "follows no redirect": async (here) => {
    const error = await failure(open(here, "redirect").management.listServices({ organizationId }), "api");
    // A browser hides the status of a redirect that it was told not to follow.
    equal(error.status, here.hidesRedirects ? 0 : 307, "status");
    holds(error.message.includes("baseUrl"), error.message);
    equal(await open(here, "elsewhere").requests(), [], "requests at the redirect's target");
  },
  "reports a success that is no JSON": async (here) => {
    const error = await failure(open(here, "web-page").observability.listDashboards(), "unexpected-response");
    equal(error.status, 200, "status");
  },
  "refuses what breaks the contract, and sends nothing": async (here) => {
    const { management, requests } = open(here, "invalid");
    const call = management.updatePipeSettings({ ...pipe, pipeId: ".." }, { engine_max_threads: 65 });
    const error = await failure(call, "invalid-request");
    const pointers = error.issues.map(({ pointer }) => pointer).sort();
    equal(pointers, ["/body/engine_max_threads", "/parameters/pipeId"], "pointers");
    equal(await requests(), [], "requests");
  },
};
