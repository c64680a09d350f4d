/** Methods: 405 with Allow, HEAD, OPTIONS. */
import { expect } from "vitest";
import { type CaseGroup, prismReadsHead } from "../case.ts";
import {
  getPipe,
  listDashboards,
  listServices,
  requestsByOperation,
  updateAlert,
  updateSettings,
  withBody,
  withHeaders,
  withoutHeader,
} from "../requests.ts";
import { expectError } from "../responses.ts";

const allowed = { GET: "GET, HEAD, OPTIONS", PUT: "PUT, OPTIONS" } as const;

export const methods: CaseGroup = {
  title: "methods",
  cases: [
    {
      title:
        "a method that the path does not have is 405 with Allow, on every operation, and without credentials too",
      run: async ({ own, send }) => {
        for (const { body: _, ...request } of Object.values(requestsByOperation(own))) {
          for (const method of ["GET", "PUT", "POST", "PATCH", "DELETE", "QUERY"]) {
            if (method === request.method) continue;
            for (const one of [request, withoutHeader(request, "authorization")]) {
              const response = await send({ ...one, method });
              expectError(response, 405);
              expect(response.headers["allow"]).toBe(allowed[request.method === "GET" ? "GET" : "PUT"]);
            }
          }
        }
      },
    },
    {
      title: "HEAD gives the status and the headers of GET and no content",
      failsOn: prismReadsHead,
      run: async ({ own, stranger, send }) => {
        const foreign = getPipe({ ...own, organizationId: stranger.organizationId });
        const requests = [
          getPipe(own),
          listServices(own),
          listServices(own, "tag:team"),
          listDashboards(own),
          foreign,
        ];
        const bad = [
          listServices(own, "x"),
          withoutHeader(getPipe(own), "authorization"),
          { ...getPipe(own), target: "/v1" },
        ];
        for (const request of [...requests, ...bad]) {
          const [get, head] = [await send(request), await send({ ...request, method: "HEAD" })];
          const { "x-request-id": _, ...headers } = get.headers;
          const { "x-request-id": __, ...same } = head.headers;
          expect({ status: head.status, headers: same, text: head.text }).toEqual({
            status: get.status,
            headers,
            text: "",
          });
        }
      },
    },
    {
      title: "HEAD of what only PUT takes is 405",
      failsOn: prismReadsHead,
      run: async ({ own, send }) => {
        for (const { body: _, ...request } of [updateSettings(own, {}), updateAlert(own, {})]) {
          const response = await send({ ...request, method: "HEAD" });
          expect({ status: response.status, allow: response.headers["allow"] }).toEqual({
            status: 405,
            allow: allowed.PUT,
          });
        }
      },
    },
    {
      title: "OPTIONS answers 204 with Allow, on every path, without credentials",
      run: async ({ own, send }) => {
        for (const { body: _, ...request } of Object.values(requestsByOperation(own))) {
          const response = await send(withoutHeader({ ...request, method: "OPTIONS" }, "authorization"));
          expect({ status: response.status, allow: response.headers["allow"] }).toEqual({
            status: 204,
            allow: allowed[request.method === "GET" ? "GET" : "PUT"],
          });
        }
        expectError(await send({ ...getPipe(own), method: "OPTIONS", target: "/v1/nothing" }), 404);
      },
    },
    {
      title: "a method is not taken from elsewhere: override headers and parameters do nothing",
      run: async ({ own, send }) => {
        const request = withHeaders({ ...getPipe(own), method: "POST" }, { "x-http-method-override": "GET" });
        expectError(await send(withBody(request, "{}")), 405);
      },
    },
  ],
};
