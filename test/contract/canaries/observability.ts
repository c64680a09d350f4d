/** Canaries of the Observability API, written from the vendor's documentation and not from the document. */
import {
  type Accepted,
  badBodies,
  badBody,
  badCredentials,
  broken,
  type Canary,
  type Control,
  goodBody,
  unprocessable,
} from "./canary.ts";

const api = "observability";
const authorization = "Bearer access-token";

export const updateAlert: Control = {
  api,
  operationId: "updateAlert",
  method: "PUT",
  target: "/api/v2/alerts/alert-1",
  authorization,
  body: JSON.stringify({
    threshold: 10.5,
    interval: "5m",
    thresholdType: "above",
    source: "tile",
    dashboardId: "dashboard-1",
    tileId: "tile-1",
    channel: { type: "webhook", webhookId: "webhook-1" },
    name: "Error rate",
    message: "The error rate is high.",
  }),
};

export const listDashboards: Control = {
  api,
  operationId: "listDashboards",
  method: "GET",
  target: "/api/v2/dashboards",
  authorization,
};

/** Bodies with one invalid member. `test/openapi` compares the type and the values of each member with the vendor's documentation. */
const badMembers: readonly [what: string, body: object, names: string][] = [
  ["a number for a string", { interval: 5 }, "property interval must be string"],
  ["null for a string", { name: null }, "property name must be string"],
  ["a string for a number", { threshold: "10" }, "property threshold must be number"],
  ["null for a number", { threshold: null }, "property threshold must be number"],
  ["a thresholdType outside its list", { thresholdType: "Above" }, "thresholdType must be equal to one of"],
  ["a source outside its list", { source: "dashboard" }, "property source must be equal to one of"],
  ["a string for an object", { channel: "webhook" }, "property channel must be object"],
  ["null for an object", { channel: null }, "property channel must be object"],
  ["a number for a nested string", { channel: { type: 1 } }, "channel.type must be string"],
  ["an unknown nested member", { channel: { type: "webhook", url: "x" } }, "found 'url'"],
  ["a member of the response", { state: "x" }, "found 'state'"],
];

export const controls = [updateAlert, listDashboards];

export const canaries: readonly Canary[] = [
  ...controls.flatMap((control) => badCredentials(control, "Bearer", "Basic a2V5OnNlY3JldA==")),
  ...badBodies(updateAlert),
  ...badMembers.map(([what, body, names]) => badBody(updateAlert, what, body, names)),
  broken(
    updateAlert,
    "an empty alert id",
    { target: "/api/v2/alerts/" },
    { status: unprocessable, names: "property 'id'" },
  ),
];

const acceptedValues = {
  thresholdType: ["above", "below"],
  source: ["tile", "search"],
  threshold: [0, -1, 0.5],
  channel: [{}, { type: "a-type-not-shown" }],
};

export const accepted: readonly Accepted[] = [
  ...Object.entries(acceptedValues).flatMap(([member, values]) =>
    values.map((value) => goodBody(updateAlert, `${member} ${JSON.stringify(value)}`, { [member]: value })),
  ),
  goodBody(updateAlert, "an empty object", {}),
];
