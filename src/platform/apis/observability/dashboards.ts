import type { ObservabilityHandlers } from "./handlers.ts";

/** List dashboards (vendor's documentation: Endpoints, List dashboards): those of the token's team, oldest first. */
export const listDashboards: ObservabilityHandlers["listDashboards"] = async ({ scope, store }) => {
  const dashboards = await store.list({ tenantId: scope, kind: "Dashboard", parentId: "", tags: [] }, scope);
  return { payload: `[${dashboards.join(",")}]` };
};
