/** Transcription of the Observability API's documentation: tables, operations, gaps, shown values, and what its examples have to show. */
import type { JsonObject } from "../../../src/contract/openapi.ts";
import {
  boolean,
  closedObject,
  inferences,
  inPath,
  listOf,
  number,
  object,
  oneOf,
  shows,
  string,
  type Transcription,
} from "./transcription.ts";

// "ISO 8601 timestamp with milliseconds and Z suffix"
const timestamp = {
  type: "string",
  format: "date-time",
  pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$",
};

const channel = object({
  type: shows("webhook"),
  webhookId: string,
});

const alert = object({
  id: string,
  name: string,
  message: string,
  threshold: number,
  interval: string,
  thresholdType: oneOf("above", "below"),
  source: oneOf("tile", "search"),
  state: shows("inactive"),
  channel,
  team: string,
  tileId: string,
  dashboard: string,
  savedSearch: string,
  groupBy: string,
  silenced: boolean,
  createdAt: timestamp,
  updatedAt: timestamp,
});

const alertUpdate = closedObject({
  threshold: number,
  interval: string,
  thresholdType: oneOf("above", "below"),
  source: oneOf("tile", "search"),
  dashboardId: string,
  tileId: string,
  channel: { ...channel, additionalProperties: false },
  name: string,
  message: string,
});

const series = object({
  sourceId: string,
  aggFn: string,
  where: string,
  groupBy: listOf(string),
  field: string,
  whereLanguage: string,
  metricName: string,
  metricDataType: string,
  type: string,
  dataSource: string,
});

const tile = object({
  id: string,
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  asRatio: boolean,
  series: listOf(series),
});

const dashboard = object({
  id: string,
  name: string,
  tiles: listOf(tile),
  tags: listOf(string),
});

const envelope = (data: JsonObject): JsonObject => ({
  ...object({ data }),
  ...{ required: ["data"], "x-payload": "data" },
});

const alertPath = "/api/v2/alerts/{id}";
const dashboardsPath = "/api/v2/dashboards";
const dashboardsIn = (value: unknown): readonly { readonly tiles?: readonly unknown[] }[] =>
  Object(value).data;

export const transcription: Transcription = {
  security: { type: "http", scheme: "bearer" },
  operations: [
    {
      id: "updateAlert",
      method: "put",
      path: alertPath,
      beta: false,
      parameters: { "path.id": inPath(string) },
      request: alertUpdate,
      response: envelope(alert),
    },
    {
      id: "listDashboards",
      method: "get",
      path: dashboardsPath,
      beta: false,
      parameters: {},
      response: envelope(listOf(dashboard)),
    },
  ],
  gaps: {
    "other operations": [/\boperations\b/i, /other|only|besides/i],
    "allowed values of the alert's state": [/\bstate\b/i, /\bvalues\b/i, /\binactive\b/],
    "transitions of the state": [/\bstate\b/i, /\btransitions\b/i],
    "the full set of intervals": [/\binterval\b/i, /\bvalues\b/i],
    "allowed values of aggFn": [/\baggFn\b/],
    "allowed values of whereLanguage": [/\bwhereLanguage\b/],
    "allowed values of metricDataType": [/\bmetricDataType\b/],
    "allowed values of a series' type": [/\bseries\b/i, /`type`/],
    "allowed values of dataSource": [/\bdataSource\b/],
    "how the token is obtained": [/\btoken\b/i, /\bobtained\b/i],
    events: [/\bevents\b/i],
    "the content of webhook notifications": [/\bwebhook notification/i],
    "error responses": [/\berrors?\b/i, /\bstatus codes\b/i],
    "rate limits": [/\brate limits\b/i],
    "size limits": [/\bsize limits\b/i],
    "bounds on field values": [/\bbounds\b/i],
  },
  examples: [
    ...["tile", "search"].flatMap((source) => [
      {
        title: `an alert on a ${source}`,
        place: "updateAlert request",
        matches: (value: unknown) => Object(value).source === source,
      },
      {
        title: `an alert on a ${source}`,
        place: "updateAlert 200",
        matches: (value: unknown) => {
          const { data } = Object(value);
          return (
            data.source === source && typeof data[source === "tile" ? "tileId" : "savedSearch"] === "string"
          );
        },
      },
    ]),
    {
      title: "a dashboard with several tiles",
      place: "listDashboards 200",
      matches: (value) => dashboardsIn(value).some(({ tiles = [] }) => tiles.length > 1),
    },
    {
      title: "no dashboards",
      place: "listDashboards 200",
      matches: (value) => dashboardsIn(value).length === 0,
    },
  ],
  inferences: {
    ...inferences,
    // The format of numbers, stated once for all of them.
    "": ["format"],
    "components schemas AlertUpdate": ["additionalProperties"],
    "components schemas AlertChannelUpdate": ["additionalProperties"],
    "components schemas AlertUpdate properties interval": ["description"],
    "components schemas AlertChannelUpdate properties type": ["x-extensible-enum"],
    "paths /api/v2/alerts/{id} put requestBody": ["required"],
    "components schemas AlertEnvelope": ["required"],
    "components schemas DashboardListEnvelope": ["required"],
    "components responses AlertResponse": ["status"],
    "components responses DashboardListResponse": ["status"],
  },
};
