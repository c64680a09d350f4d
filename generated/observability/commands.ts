// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
import type { CommandModel } from "../../src/cli/model/command-model.ts";

/** Commands of the Observability API, in the order of its document. */
export const commands: readonly CommandModel[] = [
  {
    name: "update-alert",
    operationId: "updateAlert",
    tag: "Alerts",
    summary: "Update an alert",
    description: "Changes one alert: what it watches, its threshold and interval, the channel that it notifies, and its name and message. Returns the alert.\n\nNo field of the body is required. What happens to an omitted field is not documented: to be certain of the result, send every field whose value matters and compare the returned alert.\n\nThe dashboard is dashboardId in the body and dashboard in the response. The body has no field for the saved search, the grouping or the silencing of an alert.",
    safe: false,
    idempotent: true,
    parameters: [
      { name: "id", text: "Identifier of the alert to update, its id. No documented operation lists alerts.", type: "string", required: true, example: "6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813" },
    ],
    body: { kind: "json", type: "object", members: [
      { name: "threshold", text: "Threshold that the monitored value is compared with.", type: "number", format: "double", example: 750 },
      { name: "interval", text: "Duration over which the value is monitored: a number followed by a unit letter, such as m (minutes) or h (hours).", type: "string", example: "5m" },
      { name: "thresholdType", text: "Side of the threshold on which the alert is triggered.", type: "string", values: ["above", "below"], example: "above" },
      { name: "source", text: "Whether the alert watches a dashboard tile (tile) or a saved search (search).", type: "string", values: ["tile", "search"], example: "tile" },
      { name: "dashboardId", text: "Identifier of the dashboard, its id in the list of dashboards. Named dashboard in the response.", type: "string", example: "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f" },
      { name: "tileId", text: "Identifier of the dashboard tile to watch, its id in the dashboard.", type: "string", example: "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c" },
      { name: "channel", text: "Channel to notify.", type: "object", members: [
        { name: "type", text: "Kind of channel, such as webhook.", type: "string", known: ["webhook"], example: "webhook" },
        { name: "webhookId", text: "Identifier of the webhook to notify.", type: "string", example: "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346" },
      ], example: { type: "webhook", webhookId: "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346" } },
      { name: "name", text: "Name of the alert.", type: "string", example: "Checkout latency" },
      { name: "message", text: "Message of the alert.", type: "string", example: "Checkout is slow. See the checkout runbook." },
    ], required: true, example: { threshold: 750, interval: "5m", thresholdType: "above", source: "tile", dashboardId: "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f", tileId: "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c", channel: { type: "webhook", webhookId: "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346" }, name: "Checkout latency", message: "Checkout is slow. See the checkout runbook." } },
    result: { kind: "json", type: "object", columns: ["id", "name", "message", "threshold", "interval", "thresholdType", "source", "state", "team", "tileId", "dashboard", "groupBy", "silenced", "createdAt", "updatedAt"] },
    example: "dataplat update-alert \\\n  --id 6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813 \\\n  --threshold 750 \\\n  --interval 5m \\\n  --threshold-type above \\\n  --source tile \\\n  --dashboard-id 8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f \\\n  --tile-id 1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c \\\n  --channel.type webhook \\\n  --channel.webhook-id e08b3d71-64fa-4c95-a2e7-9f1c50d8b346 \\\n  --name 'Checkout latency' \\\n  --message 'Checkout is slow. See the checkout runbook.'",
  },
  {
    name: "list-dashboards",
    operationId: "listDashboards",
    tag: "Dashboards",
    summary: "List dashboards",
    description: "Returns the dashboards with their tiles and the data series of each tile. Takes no parameters and no body.\n\nAn update of an alert takes the identifiers of a dashboard and of a tile from this list as dashboardId and tileId.",
    safe: true,
    idempotent: true,
    parameters: [],
    result: { kind: "json", type: "array", columns: ["id", "name"] },
    example: "dataplat list-dashboards",
  },
];
