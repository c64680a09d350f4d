/** Methods: 405 with Allow, HEAD and OPTIONS. */
import { expect } from "vitest";
import type { Cases } from "../case.ts";
import {
  getPipe,
  listServices,
  requestsByOperation,
  successesOf,
  withBody,
  withHeaders,
  withoutHeader,
} from "../requests.ts";
import { expectError, withoutRequestId } from "../responses.ts";

export const methods: Cases = {
  "another method is 405 with Allow, also without credentials": async ({ own: account, send }) => {
    for (const { request: valid, methods: own, allow } of successesOf(account)) {
      const { body: _, ...request } = valid;
      const others = ["GET", "PUT", "POST", "PATCH", "DELETE", "QUERY"].filter(
        (method) => !own.includes(method),
      );
      for (const method of others) {
        for (const one of [request, withoutHeader(request, "authorization")]) {
          const response = await send({ ...one, method });
          expectError(response, 405);
          expect(response.headers["allow"]).toBe(allow);
        }
      }
    }
    // A header cannot override the method.
    const post = withHeaders({ ...getPipe(account), method: "POST" }, { "x-http-method-override": "GET" });
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

  "HEAD is 405 where there is no GET": async ({ own, send }) => {
    const paths = successesOf(own).filter(
      ({ methods }) => !methods.includes("GET") && !methods.includes("HEAD"),
    );
    expect(paths).not.toEqual([]);
    for (const { request, allow } of paths) {
      const { body: _, ...head } = { ...request, method: "HEAD" };
      const { status, headers } = await send(head);
      expect([status, headers["allow"]]).toEqual([405, allow]);
    }
  },

  "OPTIONS is 204 with Allow on every path, without credentials": async ({ own, send }) => {
    for (const { request, allow, methods } of successesOf(own)) {
      if (methods.includes("OPTIONS")) continue;
      const { body: _, ...options } = withoutHeader({ ...request, method: "OPTIONS" }, "authorization");
      const { status, headers } = await send(options);
      expect([status, headers["allow"]]).toEqual([204, allow]);
    }
    expectError(await send({ ...getPipe(own), method: "OPTIONS", target: "/v1/nothing" }), 404);
  },
};
