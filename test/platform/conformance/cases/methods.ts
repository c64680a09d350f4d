/** Methods: 405 with Allow, HEAD and OPTIONS. */
import { expect } from "vitest";
import type { Cases } from "../case.ts";
import {
  getPipe,
  listServices,
  requestsByOperation,
  updateAlert,
  updateSettings,
  withBody,
  withHeaders,
  withoutHeader,
} from "../requests.ts";
import { expectError, withoutRequestId } from "../responses.ts";
import type { TestRequest } from "../subject.ts";

/** The `Allow` header of a path, by the method of its operation. */
const allowOf = ({ method }: TestRequest) => (method === "GET" ? "GET, HEAD, OPTIONS" : "PUT, OPTIONS");

export const methods: Cases = {
  "another method is 405 with Allow, also without credentials": async ({ own, send }) => {
    for (const { body: _, ...request } of Object.values(requestsByOperation(own))) {
      const others = ["GET", "PUT", "POST", "PATCH", "DELETE", "QUERY"].filter(
        (one) => one !== request.method,
      );
      for (const method of others) {
        for (const one of [request, withoutHeader(request, "authorization")]) {
          const response = await send({ ...one, method });
          expectError(response, 405);
          expect(response.headers["allow"]).toBe(allowOf(request));
        }
      }
    }
    // A header cannot override the method.
    const post = withHeaders({ ...getPipe(own), method: "POST" }, { "x-http-method-override": "GET" });
    expectError(await send(withBody(post, "{}")), 405);
  },

  "HEAD has the status and headers of GET, and no body": async ({ own, stranger, send }) => {
    const requests = [
      ...Object.values(requestsByOperation(own)).filter(({ method }) => method === "GET"),
      listServices(own, "tag:team"),
      getPipe({ ...own, organizationId: stranger.organizationId }),
      listServices(own, "x"),
      withoutHeader(getPipe(own), "authorization"),
      { ...getPipe(own), target: "/v1" },
    ];
    for (const request of requests) {
      const get = withoutRequestId(await send(request));
      const head = withoutRequestId(await send({ ...request, method: "HEAD" }));
      expect(head).toEqual({ ...get, text: "" });
    }
  },

  "HEAD of an update is 405": async ({ own, send }) => {
    for (const { body: _, ...request } of [updateSettings(own, {}), updateAlert(own, {})]) {
      const { status, headers } = await send({ ...request, method: "HEAD" });
      expect([status, headers["allow"]]).toEqual([405, allowOf(request)]);
    }
  },

  "OPTIONS is 204 with Allow on every path, without credentials": async ({ own, send }) => {
    for (const { body: _, ...request } of Object.values(requestsByOperation(own))) {
      const options = withoutHeader({ ...request, method: "OPTIONS" }, "authorization");
      const { status, headers } = await send(options);
      expect([status, headers["allow"]]).toEqual([204, allowOf(request)]);
    }
    expectError(await send({ ...getPipe(own), method: "OPTIONS", target: "/v1/nothing" }), 404);
  },
};
