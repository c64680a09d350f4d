/** Refusals name everything that is wrong, in the form of their API. The form itself is checked on every response of the suite. */
import { expect } from "vitest";
import type { CaseGroup } from "../case.ts";
import { getPipe, listServices, updateAlert, updateSettings } from "../requests.ts";
import { bodyOf, expectError } from "../responses.ts";

export const errors: CaseGroup = {
  title: "errors",
  cases: [
    {
      title: "several mistakes of a settings body are named at once, each with its JSON Pointer",
      run: async ({ own, send }) => {
        const body = {
          engine_max_threads: 65,
          object_storage_concurrency: "8",
          nope: 1,
          engine_parallel_view_processing: 0,
        };
        const pointers = Object.keys(body).map((name) => `/body/${name} `);
        const response = await send(updateSettings(own, body));
        expectError(response, 400, ...pointers);
        expect(bodyOf(response)).toEqual({
          status: 400,
          requestId: response.headers["x-request-id"],
          error: expect.stringMatching(/^BAD_REQUEST: /),
        });
      },
    },
    {
      title: "several mistakes of an alert's body are named at once, also inside its channel",
      run: async ({ own, send }) => {
        const body = { threshold: null, source: "x", channel: { type: 1, url: "x" }, dashboard: "checkout" };
        const response = await send(updateAlert(own, body));
        expectError(
          response,
          400,
          "/body/threshold ",
          "/body/source ",
          "/body/channel/type ",
          "/body/channel/url ",
          "/body/dashboard ",
        );
        expect(bodyOf(response)).toEqual({ message: expect.any(String) });
      },
    },
    {
      title: "several mistakes of a path are named at once",
      run: async ({ own, send }) => {
        const bad = { ...own, organizationId: "x", pipeId: `${own.pipeId}0` };
        expectError(await send(getPipe(bad)), 400, "/parameters/organizationId ", "/parameters/pipeId ");
        expectError(
          await send(updateSettings(bad, {})),
          400,
          "/parameters/organizationId ",
          "/parameters/pipeId ",
        );
        expectError(await send(listServices(bad, "tag:env")), 400, "/parameters/organizationId ");
      },
    },
    {
      title: "a member's name is escaped in its pointer, and is shown as it was sent",
      run: async ({ own, send }) => {
        const body = { "a/b": 1, "c~d": 1, "": 1, 'e"f': 1, "ü\u{1F600}": 1, constructor: 1 };
        expectError(
          await send(updateSettings(own, body)),
          400,
          "/body/a~1b ",
          "/body/c~0d ",
          "/body/ ",
          '/body/e"f ',
          "/body/ü\u{1F600} ",
          "/body/constructor ",
        );
      },
    },
    {
      title: "a body with a thousand mistakes is refused with some of them and their number",
      run: async ({ own, send }) => {
        const body = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`m${index}`, 1]));
        const response = await send(updateSettings(own, body));
        expectError(response, 400, "/body/m0 ", "980 more");
        expect(response.text.length).toBeLessThan(5000);
      },
    },
    {
      title: "no body, null, and what is no object are refused",
      run: async ({ own, send }) => {
        for (const request of [updateSettings(own, {}), updateAlert(own, {})]) {
          const { body: _, ...bare } = request;
          expectError(await send(bare), 400, "body");
          for (const body of ["", "null", "[]", "[{}]", '"text"', "1", "true"]) {
            expectError(await send({ ...request, body }), 400, "body");
          }
        }
      },
    },
    {
      title: "a path that belongs to no operation is not found, in the form of the API that it begins like",
      run: async ({ own, send }) => {
        const { headers } = getPipe(own);
        const request = { api: "management", method: "GET", headers };
        for (const target of ["/v1/nothing", "/v1", "/v1?x", "/v1/organizations"]) {
          const response = await send({ ...request, target });
          expectError(response, 404);
          expect(bodyOf(response).error).toMatch(/^NOT_FOUND: /);
        }
        for (const target of [
          "/",
          "/nothing",
          "/api/v2/nothing",
          "/api/v3/dashboards",
          "/V1/organizations",
          "/_platformx",
        ]) {
          const response = await send({ ...request, target });
          expectError(response, 404);
          expect(Object.keys(bodyOf(response))).toEqual(["message"]);
        }
      },
    },
    {
      title: "a path that is nearly right is not found: case, slashes, missing and additional segments",
      failsOn: { proxy: "Prism takes double slashes out of the path" },
      run: async ({ own, send }) => {
        const request = getPipe(own);
        const { target } = request;
        const near = [
          `${target}/`,
          target.replace("/v1", "/v1/"),
          target.replace("pipes", "Pipes"),
          target.replace(/[^/]+$/, ""),
          `${target}/x`,
          `/${target}`,
          target.replace("/services/", "/services//"),
        ];
        for (const other of near) expectError(await send({ ...request, target: other }), 404);
        const alert = updateAlert(own, { threshold: 1 });
        for (const other of ["/api/v2/alerts/", "/api/v2/alerts", "/api/v2/alerts//", "/api/v2/Alerts/x"]) {
          expectError(await send({ ...alert, target: other }), 404);
        }
      },
    },
    {
      title: "a path that is not percent-encoded UTF-8 is refused, and one that is too long",
      run: async ({ own, send }) => {
        for (const id of ["%", "%zz", "%ff", "%c0%af", "%ed%a0%80"]) {
          const target = `/api/v2/alerts/${id}`;
          expectError(await send({ ...updateAlert(own, {}), target }), 400, "UTF-8");
        }
        const long = (length: number) => ({
          ...updateAlert(own, {}),
          target: "/api/v2/alerts/".padEnd(length, "x"),
        });
        expectError(await send(long(8192)), 404);
        expectError(await send(long(8193)), 414);
      },
    },
  ],
};
