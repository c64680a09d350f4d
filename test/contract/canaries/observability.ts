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

/** String members of the body: vendor's documentation, "Update alert". */
const stringMembers = ["interval", "dashboardId", "tileId", "name", "message"] as const;

const badMember = (member: string, what: string, value: unknown, names: string) =>
  badBody(updateAlert, `${member} ${what}`, { [member]: value }, names);

const stringCanaries = stringMembers.flatMap((member) => [
  badMember(member, "as a number", 5, `property ${member} must be string`),
  badMember(member, "as null", null, `property ${member} must be string`),
]);

const thresholdCanaries = [
  badMember("threshold", "as a string", "10", "property threshold must be number"),
  badMember("threshold", "as a boolean", true, "property threshold must be number"),
  badMember("threshold", "as null", null, "property threshold must be number"),
];

/** Closed value lists. */
const enumCanaries = [
  badMember("thresholdType", "outside its list", "beside", "property thresholdType must be equal to one of"),
  badMember("thresholdType", "in another case", "Above", "property thresholdType must be equal to one of"),
  badMember("thresholdType", "as null", null, "property thresholdType must be"),
  badMember("source", "outside its list", "dashboard", "property source must be equal to one of"),
  badMember("source", "empty", "", "property source must be equal to one of"),
];

const channelCanaries = [
  badMember("channel", "as a string", "webhook", "property channel must be object"),
  badMember("channel", "as an array", [], "property channel must be object"),
  badMember("channel", "as null", null, "property channel must be object"),
  badMember("channel", "with a type that is a number", { type: 1 }, "channel.type must be string"),
  badMember(
    "channel",
    "with a webhookId that is null",
    { webhookId: null },
    "channel.webhookId must be string",
  ),
  badMember("channel", "with an unknown member", { type: "webhook", url: "x" }, "found 'url'"),
];

/** Members of the Alert in the response that the body does not have. */
const responseOnlyCanaries = ["id", "state", "team", "dashboard", "savedSearch", "silenced"].map((member) =>
  badMember(member, "of the response in the body", "x", `found '${member}'`),
);

export const controls = [updateAlert, listDashboards];

export const canaries: readonly Canary[] = [
  ...controls.flatMap((control) => badCredentials(control, "Bearer", "Basic a2V5OnNlY3JldA==")),
  ...badBodies(updateAlert),
  ...stringCanaries,
  ...thresholdCanaries,
  ...enumCanaries,
  ...channelCanaries,
  ...responseOnlyCanaries,
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
