/** Methods: 405 with Allow, HEAD and OPTIONS. */
import { expect } from "vitest";
import { operations } from "../../../../src/management.ts";
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
    const all = ["GET", "HEAD", "PUT", "POST", "PATCH", "DELETE", "QUERY"];
    const rows = [
      [getPipe(own), operations.getPipe.path],
      [updateSettings(own, {}), operations.updatePipeSettings.path],
    ] as const;
    for (const [request, path] of rows) {
      const methods: readonly string[] = Object.values(operations).flatMap((each) =>
        each.path === path ? each.method : [],
      );
      const allowed = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
      const allow = allowed.join(", ");
      for (const method of [...all.filter((each) => !allowed.includes(each)), "OPTIONS"]) {
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
