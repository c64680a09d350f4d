/** The demo data's team. */
import { demo } from "./demo-names.ts";
import type { SeedAlert, SeedDashboard, SeedTeam } from "./seed.ts";

/** Makes it. Names of its own first, then what the examples of the Observability API show. */
export function demoTeam(): SeedTeam {
  return {
    id: "demo-team",
    name: "Demo",
    tokens: [{ token: demo.accessToken }],
    dashboards: [ingestion(), ...exampleDashboards()],
    alerts: demoAlerts(),
  };
}

function ingestion(): SeedDashboard {
  return {
    id: "dashboard-1",
    name: "Ingestion",
    tiles: [
      {
        id: "tile-1",
        name: "Delay by pipe",
        x: 0,
        y: 0,
        w: 6,
        h: 3,
        asRatio: false,
        series: [
          {
            sourceId: "source-1",
            aggFn: "max",
            where: "level = 'info'",
            groupBy: ["pipe"],
            field: "value",
            whereLanguage: "sql",
            metricName: "pipe.delay",
            metricDataType: "gauge",
            type: "time",
            dataSource: "metrics",
          },
        ],
      },
      { id: "tile-2", name: "Notes", x: 6, y: 0, w: 6, h: 3, asRatio: false, series: [] },
    ],
    tags: ["ingestion"],
  };
}

function demoAlerts(): readonly SeedAlert[] {
  return [
    {
      id: "alert-1",
      name: "Pipe delay",
      message: "A pipe falls behind. Look at its settings first.",
      threshold: 60,
      interval: "5m",
      thresholdType: "above",
      source: "tile",
      state: "inactive",
      channel: { type: "webhook", webhookId: "webhook-1" },
      tileId: "tile-1",
      dashboard: "dashboard-1",
      groupBy: "pipe",
      silenced: false,
      createdAt: "2026-02-11T08:30:00.000Z",
      updatedAt: "2026-02-11T08:30:00.000Z",
    },
    {
      id: "6f1d8a52-3c47-4e90-9b1e-7d20c5a4f813",
      name: "Checkout latency",
      message: "Checkout answers slowly. See the runbook at https://runbooks.example.com/checkout.",
      threshold: 750,
      interval: "5m",
      thresholdType: "above",
      source: "tile",
      state: "inactive",
      channel: { type: "webhook", webhookId: "e08b3d71-64fa-4c95-a2e7-9f1c50d8b346" },
      tileId: "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
      dashboard: "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
      groupBy: "service",
      silenced: false,
      createdAt: "2026-03-02T09:15:30.000Z",
      updatedAt: "2026-06-18T14:02:07.481Z",
    },
    {
      id: "b4e08d3a-6a17-4c5f-92d6-3f8c71e05a9b",
      name: "Too few orders",
      message: "Fewer orders than usual in the last hour. Check the payment provider first.",
      threshold: 20,
      interval: "1h",
      thresholdType: "below",
      source: "search",
      state: "inactive",
      channel: { type: "webhook", webhookId: "93d5f2c8-1b6e-4a07-8e4d-c70a95b3e612" },
      savedSearch: "c25f71a8-e6d9-4b04-93a7-58b0d41e6f2a",
      groupBy: "region",
      silenced: true,
      createdAt: "2026-01-20T11:40:05.212Z",
      updatedAt: "2026-06-18T14:05:44.903Z",
    },
  ];
}

function exampleDashboards(): readonly SeedDashboard[] {
  return [checkout(), orders()];
}

function checkout(): SeedDashboard {
  return {
    id: "8c3e5b17-90d2-4f6a-a5c8-1e74b2960d3f",
    name: "Checkout service",
    tiles: [
      {
        id: "1d94c0f6-7e2b-4a53-b8d1-06f3e5a7429c",
        name: "Response time by route",
        x: 0,
        y: 0,
        w: 8,
        h: 3,
        asRatio: false,
        series: [
          {
            sourceId: "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
            aggFn: "avg",
            where: "service = 'checkout'",
            groupBy: ["service", "route"],
            field: "value",
            whereLanguage: "sql",
            metricName: "http.server.duration",
            metricDataType: "gauge",
            type: "time",
            dataSource: "metrics",
          },
        ],
      },
      {
        id: "57b2e9d0-4c83-4f1a-b6e5-d2098a7c3f64",
        name: "Share of failed requests",
        x: 8,
        y: 0,
        w: 4,
        h: 3,
        asRatio: true,
        series: [
          {
            sourceId: "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
            aggFn: "sum",
            where: "service = 'checkout' AND status >= 500",
            groupBy: ["service"],
            field: "value",
            whereLanguage: "sql",
            metricName: "http.server.requests",
            metricDataType: "sum",
            type: "time",
            dataSource: "metrics",
          },
          {
            sourceId: "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
            aggFn: "sum",
            where: "service = 'checkout'",
            groupBy: ["service"],
            field: "value",
            whereLanguage: "sql",
            metricName: "http.server.requests",
            metricDataType: "sum",
            type: "time",
            dataSource: "metrics",
          },
        ],
      },
    ],
    tags: ["production", "checkout"],
  };
}

function orders(): SeedDashboard {
  return {
    id: "d96a04e7-2f5b-4831-8c7e-60b1f93d2a85",
    name: "Orders",
    tiles: [
      {
        id: "3e80c7b5-a914-4d62-95f0-7bc6182ed04a",
        name: "Waiting orders",
        x: 0,
        y: 0,
        w: 6,
        h: 2.5,
        asRatio: false,
        series: [
          {
            sourceId: "a71e6c39-05d8-4b2f-9c64-e8f20b5d1378",
            aggFn: "max",
            where: "queue = 'orders'",
            groupBy: ["region"],
            field: "value",
            whereLanguage: "sql",
            metricName: "queue.depth",
            metricDataType: "gauge",
            type: "number",
            dataSource: "metrics",
          },
        ],
      },
      {
        id: "f2c61d48-0b97-4ea3-8d15-49e7a3b8c50d",
        name: "Errors by service",
        x: 6,
        y: 0,
        w: 6,
        h: 2.5,
        asRatio: false,
        series: [
          {
            sourceId: "25e9b8f4-d370-4c16-a8b9-1f64c07e5d32",
            aggFn: "count",
            where: "level = 'error'",
            groupBy: ["service"],
            field: "duration_ms",
            whereLanguage: "sql",
            type: "table",
            dataSource: "events",
          },
        ],
      },
    ],
    tags: ["orders"],
  };
}
