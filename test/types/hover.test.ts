/** Types, documentation and completions that an editor shows to users of the clients. */
import { expect, test } from "vitest";
import document from "../../generated/observability/openapi.json" with { type: "json" };
import { settingNames } from "../openapi/vendor-documentation/management-settings.ts";
import { openEditor } from "./editor.ts";

const source = `
import { createManagementClient, type PipeSettingsUpdate } from "dataplat/management";
import { type AlertUpdate, createObservabilityClient } from "dataplat/observability";
const management = createManagementClient({ keyId: "k", keySecret: "s" });
const observability = createObservabilityClient({ accessToken: "t" });
const ids = { organizationId: "o", serviceId: "s", pipeId: "p" };

const pipe = await management.getPipe(ids);
const settings = await management.updatePipeSettings(ids, { engine_max_threads: 8 });
const services = await management.listServices({ organizationId: "o", filter: ["tag:env=prod"] });
const alert = await observability.updateAlert({ id: "a" }, { threshold: 10, channel: { type: "webhook" } });
const dashboards = await observability.listDashboards();
management.getPipe.withResponse(ids);

const tile = dashboards[0]?.tiles?.[0];
const kafka = pipe.source?.kafka;
const state = alert.state === "inactive";
const changes: AlertUpdate = { source: "tile" };
const more: PipeSettingsUpdate = {  };
management.listServices({ organizationId: "unfinished", });
export { services, settings, tile, kafka, state, changes, more, management };
`;
const editor = openEditor(source);
const { Alert, AlertUpdate } = document.components.schemas;
const states = Alert.properties.state["x-extensible-enum"];
/** Their union, in any order. */
const union = `(?: \\| "(?:${states.join("|")})"){${states.length}}`;

test("a call shows its parameters by member, and its payload by name", () => {
  expect(editor.problems).toEqual([]);
  // Optional parameters would follow.
  expect(editor.hover("management.getPipe").type.replaceAll(/^ +\w+\?: .*\n/gm, "")).toBe(
    `(property) getPipe: ClientOperation
(parameters: {
    organizationId: string;
    serviceId: string;
    pipeId: string;
}, options?: CallOptions | undefined) => Promise<Pipe>`,
  );
});

test.each([
  ["getPipe.withResponse", /Promise<WithResponse<Pipe, 200, PipeEnvelope>>$/],
  ["const services", /: Service\[\]$/],
  ["const tile", /: Tile \| undefined$/],
  ["const kafka", /: KafkaSource \| undefined$/],
  ["engine_max_threads", / PipeSettingsUpdate\.engine_max_threads\?: number \| null \| undefined$/],
  ["alert.state", new RegExp(` Alert\\.state\\?: \\(string & \\{\\}\\)${union} \\| undefined$`)],
])("%s shows its type by name", (text, type) => {
  expect(editor.hover(text).type).toMatch(type);
});

test("an operation, a property and a parameter show their descriptions and examples", () => {
  const operation = editor.hover("management.getPipe");
  expect(operation.documentation).toMatch(/^Get a pipe\n\n.*Returns one pipe of a service/s);
  const property = editor.hover("engine_max_threads");
  expect(property.documentation).toMatch(/^Maximum number of concurrent threads for file processing\./);
  expect(property.tags).toEqual([["example", "8"]]);
  expect(editor.hover("filter").documentation).toMatch(/^Filter criteria for the list/);
});

test.each([
  ["the parameters that are left", '"unfinished", ', ["filter"]],
  ["the known value of an open list in a request", 'type: "', ["webhook"]],
  ["the known value of an open list in a response", 'alert.state === "', ["inactive"]],
])("completion offers %s", (_, text, names) => {
  expect(editor.complete(text)).toEqual(expect.arrayContaining(names));
});

test("completion offers every setting and every value of a closed list, and nothing else", () => {
  expect(editor.complete("more: PipeSettingsUpdate = { ").toSorted()).toEqual(settingNames.toSorted());
  expect(editor.complete('source: "').toSorted()).toEqual(AlertUpdate.properties.source.enum.toSorted());
});
