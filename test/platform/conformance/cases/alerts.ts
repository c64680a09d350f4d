/** updateAlert merges its fields, and never leaves an alert on a dashboard or tile that does not exist. */
import { expect } from "vitest";
import { updateAlert } from "../requests.ts";
import { alertOf } from "../responses.ts";
import type { CaseContext, Cases } from "../subject.ts";
import { alertContent, createdAt } from "../test-data.ts";

/** Updates an alert. Returns it without `updatedAt`, the only field that an empty update changes. */
async function update({ own, send }: CaseContext, body: Record<string, unknown>) {
  const { updatedAt: _, ...alert } = alertOf(await send(updateAlert(own, body)));
  return alert;
}

const { updatedAt: _, ...seeded } = alertContent;

export const alerts: Cases = {
  "an update returns the whole alert, with the fields that it has": async (context) => {
    const { own } = context;
    const untouched = { id: own.alertId, team: own.teamId, ...seeded };
    expect(await update(context, { threshold: 10.5 })).toEqual({ ...untouched, threshold: 10.5 });
    const fields = {
      ...{ threshold: -0.25, interval: "1h", thresholdType: "below", source: "search", tileId: "revenue" },
      ...{ channel: { type: "webhook", webhookId: "hook-2" }, name: "Ünïcode \u{1F600} name" },
      message: 'a "quoted" line\nand \\ another \u0000',
    };
    const alert = await update(context, { ...fields, dashboardId: "billing" });
    expect(alert).toEqual({ ...untouched, ...fields, dashboard: "billing" });
    expect(await update(context, {})).toEqual(alert);
  },

  "every update changes updatedAt, and none changes createdAt": async ({ own, send }) => {
    const times: string[] = [createdAt];
    for (const threshold of [1, 2, 2]) {
      const alert = alertOf(await send(updateAlert(own, { threshold })));
      expect(alert.createdAt).toBe(createdAt);
      expect(alert.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      times.push(alert.updatedAt ?? "");
    }
    expect(times).toEqual([...new Set(times)].toSorted());
  },

  "threshold accepts any number, name and message any string, and channel is replaced": async (context) => {
    for (const fields of [
      ...[0, -1, 0.1, 1e300, Number.MIN_VALUE, Number.MAX_SAFE_INTEGER].map((threshold) => ({ threshold })),
      ...["", " ", "__proto__", "'; DROP TABLE resource; --", "\ud800"].map((name) => ({
        name,
        message: name,
      })),
      ...[{ webhookId: "hook-3" }, {}].map((channel) => ({ channel })),
    ]) {
      expect(await update(context, fields)).toEqual({ ...(await update(context, {})), ...fields });
    }
    const infinite = { ...updateAlert(context.own, {}), body: '{"threshold": 1e400}' };
    await context.reject(infinite, 400, "/body/threshold");
  },

  "an alert can be moved to another tile and to another dashboard": async (context) => {
    const rows = [
      [{ tileId: "errors" }, { dashboard: "checkout", tileId: "errors" }],
      [
        { dashboardId: "billing", tileId: "revenue" },
        { dashboard: "billing", tileId: "revenue" },
      ],
      [{ dashboardId: "billing" }, { dashboard: "billing", tileId: "revenue" }],
    ] as const;
    for (const [body, place] of rows) expect(await update(context, body)).toMatchObject(place);
  },

  "an alert on a search needs a dashboard before it can have a tile": async (context) => {
    const own = { ...context.own, alertId: context.own.searchAlertId };
    const search = { ...context, own };
    await context.reject(updateAlert(own, { tileId: "latency" }), 400, "/body/tileId", "dashboardId");
    const placed = await update(search, { dashboardId: "checkout" });
    expect(placed).toMatchObject({ dashboard: "checkout", savedSearch: "search-1" });
    expect(placed).not.toHaveProperty("tileId");
    expect(await update(search, { tileId: "latency" })).toMatchObject({ tileId: "latency" });
  },

  "a dashboard or tile that does not exist is rejected, and the body changes nothing": async (context) => {
    const { own, stranger, reject } = context;
    const before = await update(context, {});
    const dashboards = ["nowhere", "", "\u0000", "CHECKOUT", "__proto__", `dashboard of ${stranger.teamId}`];
    // The tile of the alert is not on the dashboard billing, nor is revenue on its own dashboard.
    for (const dashboardId of [...dashboards, "billing"]) {
      await reject(updateAlert(own, { threshold: 1, dashboardId }), 400, "/body/dashboardId");
    }
    for (const body of [{ tileId: "nowhere" }, { tileId: "" }, { tileId: "revenue" }]) {
      await reject(updateAlert(own, { threshold: 1, ...body }), 400, "/body/tileId");
    }
    await reject(updateAlert(own, { dashboardId: "billing", tileId: "latency" }), 400, "/body/tileId");
    expect(await update(context, {})).toEqual(before);
  },

  "an unknown alert id is 404, whatever its form": async ({ own, reject }) => {
    const encoded = ["%00", "%2F", "a%2Fb", "%F0%9F%98%80", "..%2f"];
    for (const id of ["nobody", own.alertId.toUpperCase(), "__proto__", ...encoded]) {
      await reject({ ...updateAlert(own, { threshold: 1 }), target: `/api/v2/alerts/${id}` }, 404);
    }
  },
};
