import type { Alert, AlertUpdate, Dashboard } from "../../../../generated/observability/types.ts";
import { HttpError } from "../../pipeline/http-error.ts";
import { inOrder } from "../../seed/in-order.ts";
import type { Call } from "../api.ts";
import { updateResource } from "../update-resource.ts";
import type { ObservabilityHandlers } from "./handlers.ts";

/**
 * Update an alert (reference: Endpoints, Update alert): what is left out stays, `channel` is replaced as a whole, and the body's
 * `dashboardId` is the alert's `dashboard`.
 */
export const updateAlert: ObservabilityHandlers["updateAlert"] = async (call) => {
  const { dashboardId, ...fields } = call.body;
  const updatedAt = new Date(call.now()).toISOString();
  const key = { tenantId: call.scope, kind: "Alert", parentId: "", id: call.parameters.id };
  const { body, etag } = await updateResource<Alert>(call, key, async (alert) => {
    const dashboard = dashboardId ?? alert.dashboard;
    await checkPlace(call, dashboard, fields.tileId ?? alert.tileId);
    const changed = { ...alert, ...fields, ...(dashboard !== undefined && { dashboard }), updatedAt };
    // Equal alerts are equal texts with equal entity tags, in whatever order their members came. It is the alert's own members, ordered.
    return inOrder("SeedAlert", changed) as Alert;
  });
  return { payload: body, etag };
};

/** An alert must not be moved to a dashboard or tile that is not there. Where it stays is not looked at. */
async function checkPlace(
  { body, scope, store }: Call<unknown, AlertUpdate>,
  dashboardId: string | undefined,
  tileId: string | undefined,
): Promise<void> {
  if (body.dashboardId === undefined && body.tileId === undefined) return;
  if (dashboardId === undefined) {
    throw new HttpError(
      400,
      "/body/tileId needs a dashboard, and the alert has none; send dashboardId as well",
    );
  }
  const key = { tenantId: scope, kind: "Dashboard", parentId: "", id: dashboardId };
  const stored = await store.get(key, scope);
  if (!stored) {
    const pointer = body.dashboardId === undefined ? "/body/tileId" : "/body/dashboardId";
    throw new HttpError(400, `${pointer}: there is no dashboard ${JSON.stringify(dashboardId)} in this team`);
  }
  // The store holds under this kind what the seed's validator accepted as one.
  const { tiles = [] } = JSON.parse(stored.body) as Dashboard;
  if (tileId === undefined || tiles.some(({ id }) => id === tileId)) return;
  const [pointer, hint] =
    body.tileId === undefined ? ["/body/dashboardId", "; send tileId as well"] : ["/body/tileId", ""];
  throw new HttpError(
    400,
    `${pointer}: dashboard ${JSON.stringify(dashboardId)} has no tile ${JSON.stringify(tileId)}${hint}`,
  );
}
