/**
 * Two operations of other methods, `createDashboard` (201) and `deleteDashboard` (204), as contributing/changing-the-contract.md says to add
 * them after those of example-change.ts.
 */
import type { ExampleChange } from "./example-change.ts";

export const methodsChange: ExampleChange = {
  newFiles: {
    "openapi/observability/schemas/DashboardCreate.yaml": `type: object
required: [name]
additionalProperties: false
description: Dashboard to create.
properties:
  name:
    type: string
    description: Name of the dashboard.
    examples: [Checkout service]
`,
    "openapi/observability/examples/createDashboardEmptyRequest.yaml": `summary: A dashboard without tiles
value:
  name: Checkout service
`,
  },
  insertions: {
    "openapi/observability/paths/dashboards.yaml": [
      [
        "",
        `post:
  operationId: createDashboard
  tags: [Dashboards]
  summary: Create a dashboard
  description: Creates a dashboard without tiles and returns it.
  requestBody:
    required: true
    description: Dashboard to create.
    content:
      application/json:
        schema:
          $ref: ../schemas/DashboardCreate.yaml
        examples:
          empty:
            $ref: ../examples/createDashboardEmptyRequest.yaml
  responses:
    "201":
      $ref: ../responses/DashboardResponse.yaml
    default:
      $ref: ../responses/UnknownError.yaml
`,
      ],
    ],
    "openapi/observability/paths/dashboard.yaml": [
      [
        "",
        `delete:
  operationId: deleteDashboard
  tags: [Dashboards]
  summary: Delete a dashboard
  description: Deletes one dashboard. Takes no body.
  parameters:
    - $ref: ../parameters/dashboardId.yaml
  responses:
    "204":
      description: The dashboard is deleted.
    default:
      $ref: ../responses/UnknownError.yaml
`,
      ],
    ],
    "test/openapi/vendor-documentation/observability.ts": [
      [
        "  ],\n  gaps:",
        `    {
      id: "deleteDashboard",
      method: "delete",
      path: "/api/v2/dashboards/{id}",
      beta: false,
      parameters: { "path.id": inPath(string) },
      success: "204",
    },
    {
      id: "createDashboard",
      method: "post",
      path: dashboardsPath,
      beta: false,
      parameters: {},
      request: under("body", { ...closedObject, required: ["name"] }, { name: string }),
      success: "201",
      response: envelope(under("data", object, dashboard)),
      payload: "Dashboard",
    },
`,
      ],
    ],
    "src/platform/apis/observability/dashboards.ts": [
      [
        "import { notFound",
        'import type { Dashboard } from "../../../../generated/observability/types.ts";\n',
      ],
      ["import type { ObservabilityHandlers", 'import { etagOf } from "../../store/digest.ts";\n'],
      [
        "/** List dashboards",
        `/** Create a dashboard (vendor's documentation: Endpoints, Create dashboard). */
export const createDashboard: ObservabilityHandlers["createDashboard"] = async ({ body, scope, store }) => {
  const dashboard: Dashboard = { id: crypto.randomUUID(), name: body.name, tiles: [], tags: [] };
  const key = { tenantId: scope, kind: "Dashboard", parentId: "", id: dashboard.id ?? "" };
  const payload = JSON.stringify(dashboard);
  const resource = { ...key, body: payload, etag: etagOf(payload), tags: {} };
  await store.insert({ tenants: [], credentials: [], resources: [resource] });
  return { payload, etag: resource.etag };
};

/** Delete a dashboard (vendor's documentation: Endpoints, Delete dashboard). */
export const deleteDashboard: ObservabilityHandlers["deleteDashboard"] = async ({ parameters, scope, store }) => {
  const key = { tenantId: scope, kind: "Dashboard", parentId: "", id: parameters.id };
  const dashboard = await store.get(key, scope);
  if (!dashboard || !(await store.remove(key, scope, dashboard.etag))) throw notFound();
  return {};
};

`,
      ],
    ],
    "src/platform/apis/observability/index.ts": [
      ["getDashboard, listDashboards } from", "createDashboard, deleteDashboard, "],
      ["getDashboard, listDashboards, updateAlert }", "createDashboard, deleteDashboard, "],
    ],
  },
};
