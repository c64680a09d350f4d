/** Rejections name everything that is wrong. invariants.ts checks their form. */

import { expect } from "vitest";
import { maxThreads } from "../../../client/calls.ts";
import { exampleValues, invalidRequests } from "../../../invalid-requests.ts";
import { placeOf, writeRequest } from "../../../send-request.ts";
import type { Cases } from "../case.ts";
import {
  getPipe,
  listServices,
  parametersOf,
  tenantOperations,
  updateAlert,
  updateSettings,
} from "../requests.ts";
import { alertOf, expectError, jsonOf, pipeOf } from "../responses.ts";
import { pipeContent } from "../test-data.ts";

export const errors: Cases = {
  "each request that violates one rule of its document is rejected with the place, and changes nothing":
    async ({ own, send }) => {
      const { updatedAt: _, ...alert } = alertOf(await send(updateAlert(own, {})));
      for (const one of tenantOperations) {
        const { body } = exampleValues(one.document, one.described);
        const valid = { parameters: parametersOf(one, own), body };
        for (const invalid of invalidRequests(one.document, one.described, valid)) {
          expectError(await send(writeRequest(one.operation, invalid, own)), 400, placeOf(invalid));
        }
      }
      expect(pipeOf(await send(getPipe(own)))).toMatchObject(pipeContent);
      expect(alertOf(await send(updateAlert(own, {})))).toMatchObject(alert);
    },

  "all issues of a body are reported, each with its JSON Pointer": async ({ own, send }) => {
    const settings = {
      engine_max_threads: maxThreads + 1,
      object_storage_concurrency: "8",
      nope: 1,
      engine_max_thread: 1,
      engine_parallel_view_processing: 0,
    };
    const response = await send(updateSettings(own, settings));
    expectError(
      response,
      400,
      `/body/engine_max_threads must be an integer from 0 to ${maxThreads}, or null`,
      "/body/object_storage_concurrency must be an integer from 1 to 35, or null",
      "/body/nope is unknown (check its spelling)",
      "/body/engine_max_thread is unknown (did you mean engine_max_threads?)",
      "/body/engine_parallel_view_processing must be true, false or null",
    );
    expect(jsonOf(response).error).toMatch(/^BAD_REQUEST: /);
    const alert = {
      threshold: null,
      source: "x",
      channel: { type: 1, url: "x", webhookID: "x" },
      dashboard: "checkout",
    };
    expectError(
      await send(updateAlert(own, alert)),
      400,
      "/body/threshold must be a number",
      '/body/source must be one of ["tile","search"]',
      "/body/channel/type must be a string",
      "/body/channel/url is unknown",
      "/body/channel/webhookID is unknown (did you mean webhookId?)",
      "/body/dashboard is unknown (did you mean dashboardId?)",
    );
  },

  "all issues of a path are reported": async ({ own, send }) => {
    const bad = { ...own, organizationId: own.organizationId.replaceAll("-", ""), pipeId: `${own.pipeId}0` };
    const pointers = ["/parameters/organizationId must be a UUID", "/parameters/pipeId must be a UUID"];
    for (const request of [getPipe(bad), updateSettings(bad, {})]) {
      expectError(await send(request), 400, ...pointers);
    }
    expectError(await send(listServices(bad, "tag:env")), 400, "/parameters/organizationId ");
    // RFC 4122 has the prefix for URNs only.
    const urn = { ...own, pipeId: `urn:uuid:${own.pipeId}` };
    expectError(await send(getPipe(urn)), 400, "/parameters/pipeId must be a UUID");
  },

  "a member name is escaped in its JSON Pointer": async ({ own, send }) => {
    const body = { "a/b": 1, "c~d": 1, "": 1, 'e"f': 1, "ü\u{1F600}": 1, constructor: 1 };
    const escaped = ["a~1b", "c~0d", "", 'e"f', "ü\u{1F600}", "constructor"];
    expectError(await send(updateSettings(own, body)), 400, ...escaped.map((name) => `/body/${name} `));
  },

  "an unknown path is 404, in the form of the API with its prefix": async ({ own, send }) => {
    const { headers } = getPipe(own);
    const request = { method: "GET", headers };
    for (const target of ["/v1/nothing", "/v1", "/v1?x", "/v1/organizations"]) {
      const response = await send({ ...request, target });
      expectError(response, 404);
      expect(jsonOf(response).error).toMatch(/^NOT_FOUND: /);
    }
    const others = ["/nothing", "/api/v2/nothing", "/api/v3/dashboards", "/V1/organizations", "/_platformx"];
    for (const target of ["/", ...others]) {
      const response = await send({ ...request, target });
      expectError(response, 404);
      expect(Object.keys(jsonOf(response))).toEqual(["message"]);
    }
  },

  "a path with another case, slash or segment is 404": async ({ own, send }) => {
    const request = getPipe(own);
    const { target } = request;
    const others = [
      `${target}/`,
      target.replace("/v1", "/v1/"),
      target.replace("pipes", "Pipes"),
      target.replace(/[^/]+$/, ""),
      `${target}/x`,
      `/${target}`,
      target.replace("/services/", "/services//"),
    ];
    for (const other of others) expectError(await send({ ...request, target: other }), 404);
    const alert = updateAlert(own, { threshold: 1 });
    for (const other of ["/api/v2/alerts/", "/api/v2/alerts", "/api/v2/alerts//", "/api/v2/Alerts/x"]) {
      expectError(await send({ ...alert, target: other }), 404);
    }
  },

  "a path that is not percent-encoded UTF-8 is 400, and one that is too long is 414": async ({
    own,
    send,
  }) => {
    const alert = updateAlert(own, {});
    for (const id of ["%", "%zz", "%ff", "%c0%af", "%ed%a0%80"]) {
      expectError(await send({ ...alert, target: `/api/v2/alerts/${id}` }), 400, "UTF-8");
    }
    expectError(await send({ ...alert, target: "/api/v2/alerts/".padEnd(8192, "x") }), 404);
    expectError(await send({ ...alert, target: "/api/v2/alerts/".padEnd(8193, "x") }), 414);
  },
};
