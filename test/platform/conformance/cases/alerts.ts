/** updateAlert merges its fields, and never lets an alert point at what is not there. */
import { expect } from "vitest";
import type { CaseContext, CaseGroup } from "../case.ts";
import { updateAlert, withBody } from "../requests.ts";
import { alertOf, expectError } from "../responses.ts";
import type { Account } from "../test-data.ts";
import { alertContent, createdAt } from "../test-data.ts";

const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The alert as it is; an update without fields changes only its updatedAt. */
async function readAlert({ own, send }: CaseContext) {
  const { updatedAt: _, ...alert } = alertOf(await send(updateAlert(own, {})));
  return alert;
}

const { updatedAt: _, ...unchanged } = alertContent;

/** What the alert of a account is when nothing has changed it. */
const untouched = (account: Account) => ({ id: account.alertId, team: account.teamId, ...unchanged });

export const alerts: CaseGroup = {
  title: "alerts",
  cases: [
    {
      title: "an update answers with the whole alert, and what is left out stays",
      run: async (context) => {
        const { own, send } = context;
        const alert = alertOf(await send(updateAlert(own, { threshold: 10.5 })));
        expect(alert).toEqual({ ...untouched(own), threshold: 10.5, updatedAt: alert.updatedAt });
        expect(await readAlert(context)).toEqual({ ...untouched(own), threshold: 10.5 });
      },
    },
    {
      title: "every field can be set at once, and dashboardId is returned as dashboard",
      run: async (context) => {
        const { own, send } = context;
        const { dashboardId, ...fields } = {
          threshold: -0.25,
          interval: "1h",
          thresholdType: "below",
          source: "search",
          dashboardId: "billing",
          tileId: "revenue",
          channel: { type: "webhook", webhookId: "hook-2" },
          name: "Ünïcode \u{1F600} name",
          message: 'a "quoted" line\nand \\ another \u0000',
        } as const;
        const alert = alertOf(await send(updateAlert(own, { ...fields, dashboardId })));
        expect(alert).toEqual({
          ...untouched(own),
          ...fields,
          dashboard: "billing",
          updatedAt: alert.updatedAt,
        });
        expect(alert).not.toHaveProperty("dashboardId");
        expect(await readAlert(context)).toEqual({ ...untouched(own), ...fields, dashboard: "billing" });
      },
    },
    {
      title: "updatedAt changes with every update, in the documented format, and createdAt does not",
      run: async ({ own, send }) => {
        const times: string[] = [createdAt];
        for (const threshold of [1, 2, 2]) {
          const alert = alertOf(await send(updateAlert(own, { threshold })));
          expect(alert.createdAt).toBe(createdAt);
          expect(alert.updatedAt).toMatch(timestamp);
          times.push(alert.updatedAt ?? "");
        }
        expect(times).toEqual([...new Set(times)].toSorted());
      },
    },
    {
      title: "threshold takes any number, name and message any text, the empty one included",
      run: async ({ own, send }) => {
        for (const threshold of [0, -1, 0.1, 1e300, Number.MIN_VALUE, Number.MAX_SAFE_INTEGER]) {
          expect(alertOf(await send(updateAlert(own, { threshold }))).threshold).toBe(threshold);
        }
        for (const text of ["", " ", "__proto__", "'; DROP TABLE resource; --", "\ud800"]) {
          expect(alertOf(await send(updateAlert(own, { name: text, message: text })))).toMatchObject({
            name: text,
            message: text,
          });
        }
      },
    },
    {
      title: "channel is replaced as a whole",
      run: async ({ own, send }) => {
        const webhookId = "hook-3";
        expect(alertOf(await send(updateAlert(own, { channel: { webhookId } }))).channel).toEqual({
          webhookId,
        });
        expect(alertOf(await send(updateAlert(own, { channel: {} }))).channel).toEqual({});
      },
    },
    {
      title: "an alert moves to another tile of its dashboard, and with it to another dashboard",
      run: async ({ own, send }) => {
        const moved = alertOf(await send(updateAlert(own, { tileId: "errors" })));
        expect(moved).toMatchObject({ dashboard: "checkout", tileId: "errors" });
        const further = alertOf(await send(updateAlert(own, { dashboardId: "billing", tileId: "revenue" })));
        expect(further).toMatchObject({ dashboard: "billing", tileId: "revenue" });
        const back = alertOf(await send(updateAlert(own, { dashboardId: "billing" })));
        expect(back).toMatchObject({ dashboard: "billing", tileId: "revenue" });
      },
    },
    {
      title: "an alert that watches a search gets a dashboard, or a dashboard and a tile",
      run: async ({ own, send }) => {
        const search = { ...own, alertId: own.searchAlertId };
        expectError(
          await send(updateAlert(search, { tileId: "latency" })),
          400,
          "/body/tileId",
          "dashboardId",
        );
        const placed = alertOf(await send(updateAlert(search, { dashboardId: "checkout" })));
        expect(placed).toMatchObject({ dashboard: "checkout", savedSearch: "search-1" });
        expect(placed).not.toHaveProperty("tileId");
        expect(alertOf(await send(updateAlert(search, { tileId: "latency" }))).tileId).toBe("latency");
      },
    },
    {
      title: "a dashboard or a tile that is not there is refused, and nothing of the body is taken",
      run: async (context) => {
        const { own, stranger, send } = context;
        const refused = async (body: Record<string, string>, pointer: string) =>
          expectError(await send(updateAlert(own, { threshold: 1, ...body })), 400, `/body/${pointer}`);
        await refused({ dashboardId: "nowhere" }, "dashboardId");
        await refused({ dashboardId: "nowhere", tileId: "latency" }, "dashboardId");
        await refused({ dashboardId: "" }, "dashboardId");
        await refused({ dashboardId: "\u0000" }, "dashboardId");
        await refused({ dashboardId: "CHECKOUT" }, "dashboardId");
        await refused({ dashboardId: "__proto__" }, "dashboardId");
        await refused({ tileId: "nowhere" }, "tileId");
        await refused({ tileId: "" }, "tileId");
        // A tile of another dashboard; and its own dashboard's tile on another dashboard.
        await refused({ tileId: "revenue" }, "tileId");
        await refused({ dashboardId: "billing", tileId: "latency" }, "tileId");
        await refused({ dashboardId: "billing" }, "dashboardId");
        await refused({ dashboardId: `dashboard of ${stranger.teamId}`, tileId: "own" }, "dashboardId");
        expect(await readAlert(context)).toEqual(untouched(own));
      },
    },
    {
      title: "a value of another type or outside its list is refused, null as well",
      run: async (context) => {
        const { own, send } = context;
        const strings = ["interval", "dashboardId", "tileId", "name", "message"];
        const bad: Record<string, unknown>[] = [
          ...strings.flatMap((name) => [{ [name]: null }, { [name]: 1 }, { [name]: {} }]),
          { threshold: "1" },
          { threshold: null },
          { thresholdType: "Above" },
          { source: "dashboard" },
          { channel: null },
          { channel: "webhook" },
          { "channel/type": 1 },
        ];
        for (const body of bad) {
          const [name = ""] = Object.keys(body);
          expectError(await send(updateAlert(own, body)), 400, `/body/${name.replace("/", "~1")} `);
        }
        expectError(
          await send(updateAlert(own, { channel: { type: 1 } })),
          400,
          "/body/channel/type must be string",
        );
        expectError(
          await send(updateAlert(own, { channel: { url: "" } })),
          400,
          "/body/channel/url is unknown",
        );
        expectError(
          await send(withBody(updateAlert(own, {}), '{"threshold": 1e400}')),
          400,
          "/body/threshold",
        );
        expect(await readAlert(context)).toEqual(untouched(own));
      },
    },
    {
      title: "an alert that is not there is not found, whatever its id looks like",
      run: async ({ own, send }) => {
        for (const id of [
          "nobody",
          own.alertId.toUpperCase(),
          "%00",
          "%2F",
          "a%2Fb",
          "%F0%9F%98%80",
          "__proto__",
          "..%2f",
        ]) {
          const request = updateAlert(own, { threshold: 1 });
          expectError(await send({ ...request, target: `/api/v2/alerts/${id}` }), 404);
        }
      },
    },
  ],
};
