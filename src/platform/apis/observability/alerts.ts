import type { Alert, AlertUpdate, Dashboard } from "../../../../generated/observability/types.ts";
import { propertyOrder } from "../../../../generated/platform/property-order.ts";
import { HttpError } from "../../http/http-error.ts";
import { orderProperties } from "../../seed/property-order.ts";
import type { HandlerContext } from "../api.ts";
import { updateResource } from "../update-resource.ts";
import type { ObservabilityHandlers } from "./handlers.ts";

/**
 * Update an alert (vendor's documentation: Endpoints, Update alert): omitted members keep their values, `channel` is replaced as a whole, and
 * the body's `dashboardId` is the alert's `dashboard`.
 */
export const updateAlert: ObservabilityHandlers["updateAlert"] = async (context) => {
  const { dashboardId, ...fields } = context.body;
  const updatedAt = new Date(context.now()).toISOString();
  const key = { tenantId: context.scope, kind: "Alert", parentId: "", id: context.parameters.id };
  const { body, etag } = await updateResource<Alert>(context, key, async (alert) => {
    const dashboard = dashboardId ?? alert.dashboard;
    await checkPlace(context, dashboard, fields.tileId ?? alert.tileId);
    const changed = { ...alert, ...fields, ...(dashboard !== undefined && { dashboard }), updatedAt };
    // In a fixed order, equal alerts have equal texts and ETags. The copy has the members of an alert.
    return orderProperties(propertyOrder.teams.alerts, changed) as Alert;
  });
  return { payload: body, etag };
};

/** Checks that an alert is moved only to a dashboard and a tile that exist. */
async function checkPlace(
  { body, scope, store }: HandlerContext<unknown, AlertUpdate>,
  dashboardId: string | undefined,
  tileId: string | undefined,
): Promise<void> {
  if (body.dashboardId === undefined && body.tileId === undefined) return;
  if (dashboardId === undefined) {
    throw new HttpError(
      400,
      "/body/tileId needs a dashboard, and the alert has none. Send dashboardId as well.",
    );
  }
  const key = { tenantId: scope, kind: "Dashboard", parentId: "", id: dashboardId };
  const stored = await store.get(key, scope);
  if (!stored) {
    const pointer = body.dashboardId === undefined ? "/body/tileId" : "/body/dashboardId";
    throw new HttpError(
      400,
      `${pointer}: there is no dashboard ${JSON.stringify(dashboardId)} in this team.`,
    );
  }
  // The store holds under this kind only what the seed's validator accepted as one.
  const { tiles = [] } = JSON.parse(stored.body) as Dashboard;
  if (tileId === undefined || tiles.some(({ id }) => id === tileId)) return;
  const [pointer, hint] =
    body.tileId === undefined ? ["/body/dashboardId", " Send tileId as well."] : ["/body/tileId", ""];
  throw new HttpError(
    400,
    `${pointer}: dashboard ${JSON.stringify(dashboardId)} has no tile ${JSON.stringify(tileId)}.${hint}`,
  );
}
