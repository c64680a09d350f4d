/** Refusals name everything that is wrong, in the form of their API. The form itself is checked on every response of the suite. */
import { expect } from "vitest";
import { getPipe, listServices, updateAlert, updateSettings } from "../asks.ts";
import { type CaseGroup, forgets, refusesOtherwise } from "../case.ts";
import { bodyOf, expectRefusal } from "../replies.ts";

export const errors: CaseGroup = {
  title: "errors",
  cases: [
    {
      title: "several mistakes of a settings body are named at once, each with its JSON Pointer",
      cannot: refusesOtherwise,
      run: async ({ own, send }) => {
        const body = {
          engine_max_threads: 65,
          object_storage_concurrency: "8",
          nope: 1,
          engine_parallel_view_processing: 0,
        };
        const pointers = Object.keys(body).map((name) => `/body/${name} `);
        const reply = await send(updateSettings(own, body));
        expectRefusal(reply, 400, ...pointers);
        expect(bodyOf(reply)).toEqual({
          status: 400,
          requestId: reply.headers["x-request-id"],
          error: expect.stringMatching(/^BAD_REQUEST: /),
        });
      },
    },
    {
      title: "several mistakes of an alert's body are named at once, also inside its channel",
      cannot: refusesOtherwise,
      run: async ({ own, send }) => {
        const body = { threshold: null, source: "x", channel: { type: 1, url: "x" }, dashboard: "checkout" };
        const reply = await send(updateAlert(own, body));
        expectRefusal(
          reply,
          400,
          "/body/threshold ",
          "/body/source ",
          "/body/channel/type ",
          "/body/channel/url ",
          "/body/dashboard ",
        );
        expect(bodyOf(reply)).toEqual({ message: expect.any(String) });
      },
    },
    {
      title: "several mistakes of a path are named at once",
      cannot: refusesOtherwise,
      run: async ({ own, send }) => {
        const bad = { ...own, organizationId: "x", pipeId: `${own.pipeId}0` };
        expectRefusal(await send(getPipe(bad)), 400, "/parameters/organizationId ", "/parameters/pipeId ");
        expectRefusal(
          await send(updateSettings(bad, {})),
          400,
          "/parameters/organizationId ",
          "/parameters/pipeId ",
        );
        expectRefusal(await send(listServices(bad, "tag:env")), 400, "/parameters/organizationId ");
      },
    },
    {
      title: "a member's name is escaped in its pointer, and is shown as it was sent",
      cannot: refusesOtherwise,
      run: async ({ own, send }) => {
        const body = { "a/b": 1, "c~d": 1, "": 1, 'e"f': 1, "ü\u{1F600}": 1, constructor: 1 };
        expectRefusal(
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
      cannot: refusesOtherwise,
      run: async ({ own, send }) => {
        const body = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`m${index}`, 1]));
        const reply = await send(updateSettings(own, body));
        expectRefusal(reply, 400, "/body/m0 ", "980 more");
        expect(reply.text.length).toBeLessThan(5000);
      },
    },
    {
      title: "no body, null, and what is no object are refused",
      cannot: refusesOtherwise,
      run: async ({ own, send }) => {
        for (const ask of [updateSettings(own, {}), updateAlert(own, {})]) {
          const { body: _, ...bare } = ask;
          expectRefusal(await send(bare), 400, "body");
          for (const body of ["", "null", "[]", "[{}]", '"text"', "1", "true"]) {
            expectRefusal(await send({ ...ask, body }), 400, "body");
          }
        }
      },
    },
    {
      title: "a path that belongs to no operation is not found, in the form of the API that it begins like",
      cannot: refusesOtherwise,
      run: async ({ own, send }) => {
        const { headers } = getPipe(own);
        const ask = { api: "management", method: "GET", headers };
        for (const target of ["/v1/nothing", "/v1", "/v1?x", "/v1/organizations"]) {
          const reply = await send({ ...ask, target });
          expectRefusal(reply, 404);
          expect(bodyOf(reply).error).toMatch(/^NOT_FOUND: /);
        }
        for (const target of [
          "/",
          "/nothing",
          "/api/v2/nothing",
          "/api/v3/dashboards",
          "/V1/organizations",
          "/_platformx",
        ]) {
          const reply = await send({ ...ask, target });
          expectRefusal(reply, 404);
          expect(Object.keys(bodyOf(reply))).toEqual(["message"]);
        }
      },
    },
    {
      title: "a path that is nearly right is not found: case, slashes, missing and additional segments",
      cannot: { ...forgets, proxy: "Prism takes double slashes out of the path" },
      run: async ({ own, send }) => {
        const ask = getPipe(own);
        const { target } = ask;
        const near = [
          `${target}/`,
          target.replace("/v1", "/v1/"),
          target.replace("pipes", "Pipes"),
          target.replace(/[^/]+$/, ""),
          `${target}/x`,
          `/${target}`,
          target.replace("/services/", "/services//"),
        ];
        for (const other of near) expectRefusal(await send({ ...ask, target: other }), 404);
        const alert = updateAlert(own, { threshold: 1 });
        for (const other of ["/api/v2/alerts/", "/api/v2/alerts", "/api/v2/alerts//", "/api/v2/Alerts/x"]) {
          expectRefusal(await send({ ...alert, target: other }), 404);
        }
      },
    },
    {
      title: "a path that is not percent-encoded UTF-8 is refused, and one that is too long",
      cannot: refusesOtherwise,
      run: async ({ own, send }) => {
        for (const id of ["%", "%zz", "%ff", "%c0%af", "%ed%a0%80"]) {
          const target = `/api/v2/alerts/${id}`;
          expectRefusal(await send({ ...updateAlert(own, {}), target }), 400, "UTF-8");
        }
        const long = (length: number) => ({
          ...updateAlert(own, {}),
          target: "/api/v2/alerts/".padEnd(length, "x"),
        });
        expectRefusal(await send(long(8192)), 404);
        expectRefusal(await send(long(8193)), 414);
      },
    },
  ],
};
