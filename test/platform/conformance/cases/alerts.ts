/** updateAlert merges its fields, and never leaves an alert on a dashboard or tile that does not exist. */
import { expect } from "vitest";
import type { CaseContext, Cases } from "../case.ts";
import { updateAlert, withBody } from "../requests.ts";
import { alertOf, expectError } from "../responses.ts";
import { alertContent, createdAt, type TestAccount } from "../test-data.ts";

/** The alert without `updatedAt`, the only field that an empty update changes. */
async function readAlert({ own, send }: CaseContext) {
  const { updatedAt: _, ...alert } = alertOf(await send(updateAlert(own, {})));
  return alert;
}

const { updatedAt: _, ...seeded } = alertContent;

/** The seeded alert of an account, without `updatedAt`. */
const untouched = (account: TestAccount) => ({ id: account.alertId, team: account.teamId, ...seeded });

export const alerts: Cases = {
  "an update returns the whole alert, and omitted fields keep their values": async (context) => {
    const { own, send } = context;
    const { updatedAt: _, ...alert } = alertOf(await send(updateAlert(own, { threshold: 10.5 })));
    expect(alert).toEqual({ ...untouched(own), threshold: 10.5 });
    expect(await readAlert(context)).toEqual(alert);
  },

  "every field can be set at once, and dashboardId is returned as dashboard": async (context) => {
    const { own, send } = context;
    const fields = {
      threshold: -0.25,
      interval: "1h",
      thresholdType: "below",
      source: "search",
      tileId: "revenue",
      channel: { type: "webhook", webhookId: "hook-2" },
      name: "Ünïcode \u{1F600} name",
      message: 'a "quoted" line\nand \\ another \u0000',
    } as const;
    const request = updateAlert(own, { ...fields, dashboardId: "billing" });
    const { updatedAt: _, ...alert } = alertOf(await send(request));
    expect(alert).toEqual({ ...untouched(own), ...fields, dashboard: "billing" });
    expect(await readAlert(context)).toEqual(alert);
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

  "threshold accepts any number that a double has, name and message any string": async ({ own, send }) => {
    expectError(await send(withBody(updateAlert(own, {}), '{"threshold": 1e400}')), 400, "/body/threshold");
    for (const threshold of [0, -1, 0.1, 1e300, Number.MIN_VALUE, Number.MAX_SAFE_INTEGER]) {
      expect(alertOf(await send(updateAlert(own, { threshold }))).threshold).toBe(threshold);
    }
    for (const text of ["", " ", "__proto__", "'; DROP TABLE resource; --", "\ud800"]) {
      const fields = { name: text, message: text };
      expect(alertOf(await send(updateAlert(own, fields)))).toMatchObject(fields);
    }
  },

  "channel is replaced as a whole": async ({ own, send }) => {
    for (const channel of [{ webhookId: "hook-3" }, {}]) {
      expect(alertOf(await send(updateAlert(own, { channel }))).channel).toEqual(channel);
    }
  },

  "an alert can be moved to another tile and to another dashboard": async ({ own, send }) => {
    const moves = [
      [{ tileId: "errors" }, { dashboard: "checkout", tileId: "errors" }],
      [
        { dashboardId: "billing", tileId: "revenue" },
        { dashboard: "billing", tileId: "revenue" },
      ],
      [{ dashboardId: "billing" }, { dashboard: "billing", tileId: "revenue" }],
    ] as const;
    for (const [body, place] of moves) {
      expect(alertOf(await send(updateAlert(own, body)))).toMatchObject(place);
    }
  },

  "an alert on a search needs a dashboard before it can have a tile": async ({ own, send }) => {
    const search = { ...own, alertId: own.searchAlertId };
    expectError(await send(updateAlert(search, { tileId: "latency" })), 400, "/body/tileId", "dashboardId");
    const placed = alertOf(await send(updateAlert(search, { dashboardId: "checkout" })));
    expect(placed).toMatchObject({ dashboard: "checkout", savedSearch: "search-1" });
    expect(placed).not.toHaveProperty("tileId");
    expect(alertOf(await send(updateAlert(search, { tileId: "latency" }))).tileId).toBe("latency");
  },

  "a dashboard or tile that does not exist is rejected, and the body changes nothing": async (context) => {
    const { own, stranger, send } = context;
    const rejected: readonly [body: Record<string, string>, pointer: string][] = [
      [{ dashboardId: "nowhere" }, "dashboardId"],
      [{ dashboardId: "nowhere", tileId: "latency" }, "dashboardId"],
      [{ dashboardId: "" }, "dashboardId"],
      [{ dashboardId: "\u0000" }, "dashboardId"],
      [{ dashboardId: "CHECKOUT" }, "dashboardId"],
      [{ dashboardId: "__proto__" }, "dashboardId"],
      [{ tileId: "nowhere" }, "tileId"],
      [{ tileId: "" }, "tileId"],
      // A tile of another dashboard.
      [{ tileId: "revenue" }, "tileId"],
      [{ dashboardId: "billing", tileId: "latency" }, "tileId"],
      [{ dashboardId: "billing" }, "dashboardId"],
      [{ dashboardId: `dashboard of ${stranger.teamId}`, tileId: "own" }, "dashboardId"],
    ];
    for (const [body, pointer] of rejected) {
      expectError(await send(updateAlert(own, { threshold: 1, ...body })), 400, `/body/${pointer}`);
    }
    expect(await readAlert(context)).toEqual(untouched(own));
  },

  "an unknown alert id is 404, whatever its form": async ({ own, send }) => {
    const encoded = ["%00", "%2F", "a%2Fb", "%F0%9F%98%80", "..%2f"];
    for (const id of ["nobody", own.alertId.toUpperCase(), "__proto__", ...encoded]) {
      const request = updateAlert(own, { threshold: 1 });
      expectError(await send({ ...request, target: `/api/v2/alerts/${id}` }), 404);
    }
  },
};
