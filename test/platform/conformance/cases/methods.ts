/** Methods: 405 with Allow, HEAD, OPTIONS. */
import { expect } from "vitest";
import {
  getPipe,
  listDashboards,
  listServices,
  oneOfEach,
  updateAlert,
  updateSettings,
  withBody,
  withHeaders,
  withoutHeader,
} from "../asks.ts";
import { type CaseGroup, noExtensions, prismReadsHead, refusesOtherwise } from "../case.ts";
import { expectRefusal } from "../replies.ts";

const allowed = { GET: "GET, HEAD, OPTIONS", PUT: "PUT, OPTIONS" } as const;

export const methods: CaseGroup = {
  title: "methods",
  cases: [
    {
      title:
        "a method that the path does not have is 405 with Allow, on every operation, and without credentials too",
      cannot: refusesOtherwise,
      run: async ({ own, send }) => {
        for (const { body: _, ...ask } of Object.values(oneOfEach(own))) {
          for (const method of ["GET", "PUT", "POST", "PATCH", "DELETE", "QUERY"]) {
            if (method === ask.method) continue;
            for (const one of [ask, withoutHeader(ask, "authorization")]) {
              const reply = await send({ ...one, method });
              expectRefusal(reply, 405);
              expect(reply.headers["allow"]).toBe(allowed[ask.method === "GET" ? "GET" : "PUT"]);
            }
          }
        }
      },
    },
    {
      title: "HEAD gives the status and the headers of GET and no content",
      cannot: { ...noExtensions, ...prismReadsHead },
      run: async ({ own, stranger, send }) => {
        const foreign = getPipe({ ...own, organizationId: stranger.organizationId });
        const asks = [
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
        for (const ask of [...asks, ...bad]) {
          const [get, head] = [await send(ask), await send({ ...ask, method: "HEAD" })];
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
      cannot: { ...refusesOtherwise, ...prismReadsHead },
      run: async ({ own, send }) => {
        for (const { body: _, ...ask } of [updateSettings(own, {}), updateAlert(own, {})]) {
          const reply = await send({ ...ask, method: "HEAD" });
          expect({ status: reply.status, allow: reply.headers["allow"] }).toEqual({
            status: 405,
            allow: allowed.PUT,
          });
        }
      },
    },
    {
      title: "OPTIONS answers 204 with Allow, on every path, without credentials",
      cannot: noExtensions,
      run: async ({ own, send }) => {
        for (const { body: _, ...ask } of Object.values(oneOfEach(own))) {
          const reply = await send(withoutHeader({ ...ask, method: "OPTIONS" }, "authorization"));
          expect({ status: reply.status, allow: reply.headers["allow"] }).toEqual({
            status: 204,
            allow: allowed[ask.method === "GET" ? "GET" : "PUT"],
          });
        }
        expectRefusal(await send({ ...getPipe(own), method: "OPTIONS", target: "/v1/nothing" }), 404);
      },
    },
    {
      title: "a method is not taken from elsewhere: override headers and parameters do nothing",
      run: async ({ own, send }) => {
        const ask = withHeaders({ ...getPipe(own), method: "POST" }, { "x-http-method-override": "GET" });
        expectRefusal(await send(withBody(ask, "{}")), 405);
      },
    },
  ],
};
