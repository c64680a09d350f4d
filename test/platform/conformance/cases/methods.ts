/** Methods: 405 with Allow, HEAD and OPTIONS. */
import { expect } from "vitest";
import { getPipe, listServices, successesOf, withHeaders, withoutHeader } from "../requests.ts";
import { withoutRequestId } from "../responses.ts";
import type { Cases, TestRequest } from "../subject.ts";

const withMethod = ({ body: _, ...request }: TestRequest, method: string) => ({ ...request, method });

export const methods: Cases = {
  "another method is 405 with Allow, also without credentials and after a valid request": async (context) => {
    const { own: account, send, reject } = context;
    for (const { operation, request, methods: own, allow } of successesOf(account)) {
      if (operation.safe) await send(request);
      const others = ["GET", "HEAD", "PUT", "POST", "PATCH", "DELETE", "QUERY"].filter(
        (method) => !own.includes(method) && !(method === "HEAD" && own.includes("GET")),
      );
      for (const method of others) {
        // A header cannot override the method.
        const signed = withHeaders(withMethod(request, method), { "x-http-method-override": "GET" });
        for (const one of [signed, withoutHeader(signed, "authorization")]) {
          const { status, headers } = await send(one);
          expect([status, headers["allow"]]).toEqual([405, allow]);
        }
      }
      if (own.includes("OPTIONS")) continue;
      const options = await send(withoutHeader(withMethod(request, "OPTIONS"), "authorization"));
      expect([options.status, options.headers["allow"]]).toEqual([204, allow]);
    }
    await reject({ ...getPipe(account), method: "OPTIONS", target: "/v1/nothing" }, 404);
  },

  "HEAD has the status and headers of GET, and no body": async ({ own, stranger, send }) => {
    const requests = [
      ...successesOf(own).flatMap(({ request }) => (request.method === "GET" ? [request] : [])),
      getPipe({ ...own, organizationId: stranger.organizationId }),
      listServices(own, "x"),
      withoutHeader(getPipe(own), "authorization"),
      { ...getPipe(own), target: "/v1" },
    ];
    for (const request of requests) {
      const get = withoutRequestId(await send(request));
      const head = withoutRequestId(await send(withMethod(request, "HEAD")));
      expect(head).toEqual({ ...get, text: "" });
    }
  },
};
