/** Methods: 405 with Allow, HEAD and OPTIONS. */
import { expect } from "vitest";
import {
  getPipe,
  listDashboards,
  listServices,
  updateSettings,
  withHeaders,
  withoutHeader,
} from "../requests.ts";
import { withoutRequestId } from "../responses.ts";
import type { Cases, TestRequest } from "../subject.ts";

const withMethod = ({ body: _, ...request }: TestRequest, method: string) => ({ ...request, method });

export const methods: Cases = {
  "another method is 405 with Allow, also without credentials, and OPTIONS 204": async (context) => {
    const { own, send, reject } = context;
    const rows = [
      [getPipe(own), "GET, HEAD, OPTIONS", ["PUT", "POST", "PATCH", "DELETE", "QUERY"]],
      [updateSettings(own, {}), "PUT, OPTIONS", ["GET", "HEAD", "POST", "PATCH", "DELETE", "QUERY"]],
    ] as const;
    for (const [request, allow, others] of rows) {
      for (const method of [...others, "OPTIONS"]) {
        // A header cannot override the method.
        const signed = withHeaders(withMethod(request, method), { "x-http-method-override": request.method });
        for (const one of [signed, withoutHeader(signed, "authorization")]) {
          const { status, headers } = await send(one);
          expect([status, headers["allow"]]).toEqual([method === "OPTIONS" ? 204 : 405, allow]);
        }
      }
    }
    await reject({ ...getPipe(own), method: "OPTIONS", target: "/v1/nothing" }, 404);
  },

  "HEAD has the status and headers of GET, and no body": async ({ own, stranger, send }) => {
    const requests = [
      ...[getPipe(own), listServices(own), listDashboards(own)],
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
