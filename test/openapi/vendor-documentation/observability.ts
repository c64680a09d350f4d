/** Transcription of the Observability API's documentation: tables, operations, gaps, shown values, and what its examples have to show. */
import { isObject } from "../../../src/contract/openapi.ts";
import { elementsOf } from "./node.ts";
import {
  boolean,
  closedObject,
  type FactTable,
  inferences,
  inferred,
  inPath,
  listOf,
  number,
  object,
  oneOf,
  schemaAt,
  shows,
  string,
  strings,
  type Transcription,
  under,
} from "./transcription.ts";
import { valueAt } from "./values.ts";

// "ISO 8601 timestamp with milliseconds and Z suffix"
const timestamp = {
  type: "string",
  format: "date-time",
  pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$",
};

const channel: FactTable = { type: shows("webhook"), webhookId: string };

const alert: FactTable = {
  id: string,
  name: string,
  message: string,
  threshold: number,
  interval: string,
  thresholdType: oneOf("above", "below"),
  source: oneOf("tile", "search"),
  state: shows("inactive"),
  ...under("channel", object, channel),
  team: string,
  tileId: string,
  dashboard: string,
  savedSearch: string,
  groupBy: string,
  silenced: boolean,
  createdAt: timestamp,
  updatedAt: timestamp,
};

const alertUpdate: FactTable = {
  threshold: number,
  interval: string,
  thresholdType: oneOf("above", "below"),
  source: oneOf("tile", "search"),
  dashboardId: string,
  tileId: string,
  ...under("channel", closedObject, channel),
  name: string,
  message: string,
};

const series: FactTable = {
  sourceId: string,
  aggFn: string,
  where: string,
  ...strings("groupBy"),
  field: string,
  whereLanguage: string,
  metricName: string,
  metricDataType: string,
  type: string,
  dataSource: string,
};

const tile: FactTable = {
  id: string,
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  asRatio: boolean,
  ...listOf("series", series),
};

const dashboard: FactTable = { id: string, name: string, ...listOf("tiles", tile), ...strings("tags") };

const envelope = (data: FactTable): FactTable => under("body", { type: "object", required: ["data"] }, data);

const alertPath = "/api/v2/alerts/{id}";
const dashboardsPath = "/api/v2/dashboards";
const everyDashboard = (value: unknown): readonly unknown[] => elementsOf(valueAt(value, "data"));

export const transcription: Transcription = {
  api: "observability",
  security: { type: "http", scheme: "bearer" },
  operations: [
    {
      id: "updateAlert",
      method: "put",
      path: alertPath,
      beta: false,
      parameters: { "path.id": inPath(string) },
      request: under("body", closedObject, alertUpdate),
      response: envelope(under("data", object, alert)),
      payload: "Alert",
    },
    {
      id: "listDashboards",
      method: "get",
      path: dashboardsPath,
      beta: false,
      parameters: {},
      response: envelope(listOf("data", dashboard)),
      payload: "Dashboard[]",
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
  shown: {
    "updateAlert request body.thresholdType": ["above", "below"],
    "updateAlert request body.source": ["tile", "search"],
    "updateAlert 200 body.data.thresholdType": ["above", "below"],
    "updateAlert 200 body.data.source": ["tile", "search"],
    "updateAlert 200 body.data.state": ["inactive"],
    "updateAlert 200 body.data.channel.type": ["webhook"],
  },
  examples: [
    ...["tile", "search"].flatMap((source) => [
      {
        title: `an alert on a ${source}`,
        place: "updateAlert request",
        matches: (value: unknown) => valueAt(value, "source") === source,
      },
      {
        title: `an alert on a ${source}`,
        place: "updateAlert 200",
        matches: (value: unknown) =>
          valueAt(value, "data.source") === source &&
          typeof valueAt(value, source === "tile" ? "data.tileId" : "data.savedSearch") === "string",
      },
    ]),
    {
      title: "a dashboard with several tiles",
      place: "listDashboards 200",
      matches: (value) =>
        everyDashboard(value).some((each) => isObject(each) && elementsOf(each["tiles"]).length > 1),
    },
    {
      title: "no dashboards",
      place: "listDashboards 200",
      matches: (value) => Array.isArray(valueAt(value, "data")) && everyDashboard(value).length === 0,
    },
  ],
  inferences: [
    ...inferences,
    inferred("that the alert body is closed", schemaAt("AlertUpdate"), "additionalProperties", /closed/),
    inferred(
      "that the alert body's channel is closed",
      schemaAt("AlertChannelUpdate"),
      "additionalProperties",
      /closed/,
    ),
    inferred(
      "the form of an interval in the alert body",
      schemaAt("AlertUpdate", "properties", "interval"),
      "description",
      /response table/,
    ),
    inferred(
      "the known type of a channel in the alert body",
      schemaAt("AlertChannelUpdate", "properties", "type"),
      "x-extensible-enum",
      /response table/,
    ),
    inferred("that the alert body is required", ["paths", alertPath, "put", "requestBody"], "required"),
    ...["AlertEnvelope", "DashboardListEnvelope"].map((name) =>
      inferred(`the required member of ${name}`, schemaAt(name), "required"),
    ),
    ...[
      ["Update alert", "paths", alertPath, "put"],
      ["List dashboards", "paths", dashboardsPath, "get"],
    ].map(([title, ...place]) => ({
      what: `status 200 of ${title}`,
      places: [place, [...place, "responses", "200"]],
      members: ["status"],
    })),
  ],
};
