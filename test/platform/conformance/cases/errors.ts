/** Rejections name everything that is wrong. invariants.ts checks their form. */
import { expect } from "vitest";
import document from "../../../../generated/observability/openapi.json" with { type: "json" };
import { maxThreads } from "../../../client/calls.ts";
import { getPipe, listServices, updateAlert, updateSettings } from "../requests.ts";
import { jsonOf } from "../responses.ts";
import type { Cases } from "../subject.ts";

export const errors: Cases = {
  "all issues of a body or a path are reported, each with its JSON Pointer": async ({ own, reject }) => {
    const settings = {
      ...{ engine_max_threads: maxThreads + 1, object_storage_concurrency: "8", nope: 1 },
      ...{ engine_max_thread: 1, engine_parallel_view_processing: 0 },
      ...{ "a/b": 1, "c~d": 1, "": 1, 'e"f': 1, "ü\u{1F600}": 1, constructor: 1 },
    };
    const { source } = document.components.schemas.AlertUpdate.properties;
    const escaped = ["a~1b", "c~0d", "", 'e"f', "ü\u{1F600}", "constructor"];
    await reject(
      updateSettings(own, settings),
      400,
      `/body/engine_max_threads must be an integer from 0 to ${maxThreads}, or null`,
      "/body/object_storage_concurrency must be an integer from 1 to 35, or null",
      "/body/nope is unknown (check its spelling)",
      "/body/engine_max_thread is unknown (did you mean engine_max_threads?)",
      "/body/engine_parallel_view_processing must be true, false or null",
      ...escaped.map((name) => `/body/${name} `),
    );
    await reject(
      updateAlert(own, { threshold: null, source: "x", channel: { type: 1, webhookID: "x" } }),
      400,
      "/body/threshold must be a number",
      `/body/source must be one of ${JSON.stringify(source.enum)}`,
      "/body/channel/type must be a string",
      "/body/channel/webhookID is unknown (did you mean webhookId?)",
    );
    const bad = { ...own, organizationId: own.organizationId.replaceAll("-", ""), pipeId: `${own.pipeId}0` };
    const pointers = ["/parameters/organizationId must be a UUID", "/parameters/pipeId must be a UUID"];
    await reject(getPipe(bad), 400, ...pointers);
    // RFC 4122 has the prefix for URNs only.
    await reject(
      getPipe({ ...own, pipeId: `urn:uuid:${own.pipeId}` }),
      400,
      "/parameters/pipeId must be a UUID",
    );
  },

  "an unknown path is 404, in the form of the API with its prefix": async ({ own, reject }) => {
    const request = getPipe(own);
    const { target } = request;
    const ofApi = [
      ...["/v1/nothing", "/v1", "/v1?x", "/v1/organizations", `${target}/`, `${target}/x`],
      ...[target.replace("/v1", "/v1/"), target.replace("pipes", "Pipes"), target.replace(/[^/]+$/, "")],
    ];
    for (const other of ofApi) {
      const response = await reject({ ...request, target: other }, 404);
      expect(jsonOf(response).error).toMatch(/^NOT_FOUND: /);
    }
    const others = ["/", "/nothing", "/api/v2/nothing", "/api/v3/dashboards", "/V1/organizations"];
    const near = ["/_platformx", `/${target}`, "/api/v2/alerts/", "/api/v2/alerts//", "/api/v2/Alerts/x"];
    for (const other of [...others, ...near]) {
      const response = await reject({ ...request, target: other }, 404);
      expect(Object.keys(jsonOf(response))).toEqual(["message"]);
    }
  },

  "a target that is not percent-encoded UTF-8 is 400, and one that is too long is 414": async (context) => {
    const { own, reject } = context;
    const alert = updateAlert(own, {});
    for (const id of ["%", "%zz", "%ff", "%c0%af", "%ed%a0%80"]) {
      await reject({ ...alert, target: `/api/v2/alerts/${id}` }, 400, "UTF-8");
    }
    const services = listServices(own);
    for (const query of ["filter=%", "filter=%zz", "filter=tag:%ff", "%c0%80=1"]) {
      await reject({ ...services, target: `${services.target}?${query}` }, 400, "UTF-8");
    }
    await reject({ ...alert, target: "/api/v2/alerts/".padEnd(8192, "x") }, 404);
    await reject({ ...alert, target: "/api/v2/alerts/".padEnd(8193, "x") }, 414);
  },
};
