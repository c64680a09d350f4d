/** What depends on where the program runs: environment variables, browsers, the making of clients; and secrets, last. */
import { createManagementClient, operations } from "dataplat/management";
import { createObservabilityClient } from "dataplat/observability";
import {
  accessToken,
  basicHeader,
  equal,
  explain,
  failure,
  holds,
  keyId,
  keySecret,
  open,
  organizationId,
  refused,
  seenErrors,
} from "./setup.js";

/** Made while modules load, where some runtimes allow neither requests nor timers nor random numbers. */
const early = createManagementClient({
  baseUrl: "https://api.example.com",
  keyId,
  keySecret,
  allowBrowser: true,
});

/** Takes every variable away: a runtime that asks for permission is told no, which is more than a variable that is absent. */
function emptyEnvironment() {
  const { Deno, process } = globalThis;
  if (Deno) {
    Deno.permissions.revokeSync({ name: "env" });
    return;
  }
  for (const name of Object.keys(process?.env ?? {})) {
    if (name.startsWith("DATAPLAT_")) delete process.env[name];
  }
}

/** @type {Record<string, (here: object) => Promise<void>>} */
export const surroundings = {
  "makes a client while modules load": async () => {
    await failure(early.listServices({ organizationId: "" }), "invalid-request");
    equal(operations.listServices.method, "GET", "operation table");
  },
  "is loaded by require() in Node": async ({ requires }) => {
    if (!requires) return;
    const require = process.getBuiltinModule("node:module").createRequire(`${process.cwd()}/`);
    const required = require("dataplat/management").createManagementClient;
    holds(required === createManagementClient, "require() and import give different modules");
  },
  "makes a client in a browser only when told to": async (here) => {
    const make = () => createObservabilityClient({ baseUrl: here.baseUrl, accessToken });
    if (here.browser) holds((await refused(make, "config")).message.includes("allowBrowser"), "message");
    else holds(make().listDashboards, "no client");
  },
  "sends no cookies": async (here) => {
    const { observability, requests } = open(here, "cookies");
    await observability.listDashboards();
    equal((await requests())[0].headers.cookie, undefined, "cookie (the page that runs this has one)");
  },
  "refuses wrong options": async () => {
    const options = { keyId, keySecret, allowBrowser: true };
    await refused(() => createManagementClient({ ...options, baseUrl: "http://api.example.com" }), "config");
    await refused(() => createManagementClient({ ...options, baseUrl: "api" }), "config");
    const wrong = { ...options, baseUrl: "https://api.example.com" };
    await refused(() => createManagementClient({ ...wrong, keySecret: `${keySecret}\n` }), "config");
    await refused(() => createManagementClient({ ...wrong, headers: { "x-one": "a\nb" } }), "config");
  },
  "takes address and key from the environment, where there is one": async (here) => {
    const make = () => createManagementClient({ allowBrowser: true });
    if (!here.variables) {
      await refused(make, "config");
      return;
    }
    await make().listServices({ organizationId });
    const [request] = await open(here, "environment").requests();
    equal(request.headers.authorization, basicHeader, "authorization");
  },
  "says what is missing, where there is no environment or none that may be read": async () => {
    emptyEnvironment();
    const error = await refused(() => createObservabilityClient({ allowBrowser: true }), "config");
    holds(/accessToken|baseUrl/.test(error.message), error.message);
    await refused(() => createManagementClient({ allowBrowser: true }), "config");
  },
  "shows no secret in any of the errors before": async () => {
    holds(seenErrors.length >= 20, `only ${seenErrors.length} errors were seen`);
    const secrets = [keySecret, basicHeader.slice("Basic ".length), accessToken];
    for (const error of seenErrors) {
      const shown = [
        explain(error),
        String(error.stack),
        JSON.stringify(error),
        ...Object.values(error).map(String),
      ];
      const told = secrets.find((secret) => shown.some((text) => text?.includes(secret)));
      holds(told === undefined, `${error.kind} (${error.operationId}) shows a secret`);
    }
  },
};
