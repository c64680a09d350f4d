/** What a user of the clients reads in an editor. */
import path from "node:path";
import { describe, expect, test } from "vitest";
import { generateOperations } from "../../scripts/generate/operations.ts";
import { generateTypes } from "../../scripts/generate/types.ts";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { settingNames } from "../openapi/reference/management-settings.ts";
import { openEditor } from "./editor.ts";

const folder = path.join(repositoryRoot, "test", "snippets");

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
const whole = await management.getPipe.withResponse(ids);

const tile = dashboards[0]?.tiles?.[0];
const kafka = pipe.source?.kafka;
const state = alert.state === "inactive";
const changes: AlertUpdate = { source: "tile" };
const more: PipeSettingsUpdate = {  };
management.listServices({ organizationId: "unfinished", });
export { services, settings, whole, tile, kafka, state, changes, more, management };
`;
const editor = openEditor(new Map([[path.join(folder, "hover.ts"), source]]));

test("the snippet compiles", () => {
  expect(editor.problems).toEqual([]);
});

describe("over a call", () => {
  const ids = "organizationId: string;\n    serviceId: string;\n    pipeId: string;";
  test.each([
    [
      "management.getPipe",
      `(parameters: {\n    ${ids}\n}, options?: CallOptions | undefined) => Promise<Pipe>`,
    ],
    [
      "management.updatePipeSettings",
      `(parameters: {\n    ${ids}\n}, body: PipeSettingsUpdate, options?: CallOptions | undefined) => Promise<PipeSettings>`,
    ],
    [
      "management.listServices",
      "(parameters: {\n    organizationId: string;\n    filter?: readonly string[] | undefined;\n}, options?: CallOptions | undefined) => Promise<Service[]>",
    ],
    [
      "observability.updateAlert",
      "(parameters: {\n    id: string;\n}, body: AlertUpdate, options?: CallOptions | undefined) => Promise<Alert>",
    ],
    ["observability.listDashboards", "(options?: CallOptions | undefined) => Promise<Dashboard[]>"],
  ])("%s shows its parameters by member and its payload by name", (operation, signature) => {
    expect(editor.hover(operation).type).toBe(
      `(property) ${operation.replace(/^\w+\./, "")}: ClientOperation\n${signature}`,
    );
  });

  test.each([
    ["management.getPipe", /^Get one pipe\n\n.*Returns one pipe of a service/s, ["beta"]],
    ["management.updatePipeSettings", /^Update the settings of one pipe\n\n.*Changes settings/s, ["beta"]],
    ["management.listServices", /^List the services of an organization\n\nReturns/, []],
    ["observability.updateAlert", /^Update an alert\n\nChanges one alert/, []],
    ["observability.listDashboards", /^List dashboards\n\nReturns the dashboards/, []],
  ])("%s shows its summary, description and marks", (operation, documentation, tags) => {
    const hover = editor.hover(operation);
    expect(hover.documentation).toMatch(documentation);
    expect([...hover.tags.keys()]).toEqual(tags);
  });

  test("withResponse shows the payload by name", () => {
    expect(editor.hover("getPipe.withResponse").type).toMatch(/Promise<WithResponse<Pipe>>$/);
  });
});

describe("over what came back", () => {
  test.each([
    ["const pipe", "const pipe: Pipe"],
    ["const settings", "const settings: PipeSettings"],
    ["const services", "const services: Service[]"],
    ["const alert", "const alert: Alert"],
    ["const dashboards", "const dashboards: Dashboard[]"],
    ["const whole", "const whole: WithResponse<Pipe>"],
    ["const tile", "const tile: Tile | undefined"],
    ["const kafka", "const kafka: KafkaSource | undefined"],
  ])("%s shows a name", (text, type) => {
    expect(editor.hover(text).type).toBe(type);
  });

  test("a member shows its description as text, and its example as a tag", () => {
    const { type, documentation, tags } = editor.hover("engine_max_threads");
    expect(type).toBe("(property) PipeSettingsUpdate.engine_max_threads?: number | null");
    expect(documentation).toMatch(/^Maximum number of concurrent threads for file processing\./);
    expect([...tags]).toEqual([["example", "8"]]);
  });

  test("a parameter shows its description", () => {
    expect(editor.hover("filter").documentation).toMatch(
      /^Restricts the list to services whose resource tags match/,
    );
  });

  test("an open value list shows its known values", () => {
    expect(editor.hover("alert.state").type).toBe(
      '(property) Alert.state?: (string & {}) | "inactive" | undefined',
    );
  });
});

describe("completion", () => {
  test.each([
    ["the operations of a client", "await management.", ["getPipe", "listServices", "updatePipeSettings"]],
    ["the parameters that are left", '"unfinished", ', ["filter"]],
    ["every setting", "more: PipeSettingsUpdate = { ", ["engine_max_threads", "object_storage_concurrency"]],
    ["the known value of an open list in a request", 'type: "', ["webhook"]],
    ["the known value of an open list in a response", 'alert.state === "', ["inactive"]],
    ["the values of a closed list", 'source: "', ["search", "tile"]],
  ])("offers %s", (_, text, names) => {
    expect(editor.complete(text)).toEqual(expect.arrayContaining(names));
  });

  test("offers every setting and nothing else", () => {
    expect(editor.complete("more: PipeSettingsUpdate = { ").toSorted()).toEqual(settingNames.toSorted());
  });

  test("offers no value outside a closed list", () => {
    expect(editor.complete('source: "').toSorted()).toEqual(["search", "tile"]);
  });
});

/** An API in which everything is marked: the documents of this repository deprecate nothing. */
function markedDocument(): OpenApiDocument {
  const content = { "application/json": { schema: { $ref: "#/components/schemas/ThingEnvelope" } } };
  const operation = (operationId: string, marks: object): object => ({
    operationId,
    summary: `Do ${operationId}`,
    description: "Described.",
    responses: { "200": { description: "Fine", content } },
    ...marks,
  });
  const thing = {
    type: "object",
    description: "A thing.",
    properties: { old: { type: "string", deprecated: true } },
  };
  const envelope = {
    type: "object",
    required: ["data"],
    properties: { data: { $ref: "#/components/schemas/Thing" } },
  };
  // A document as a bundle would be; only what the generator reads is there.
  return {
    openapi: "3.1.0",
    info: { title: "Things", version: "1" },
    security: [{ key: [] }],
    paths: {
      "/plain": { get: operation("plain", {}) },
      "/beta": { get: operation("fresh", { "x-beta": true }) },
      "/old": { get: operation("old", { deprecated: true }) },
      "/both": { get: operation("both", { deprecated: true, "x-beta": true }) },
    },
    components: {
      schemas: { Thing: thing, ThingEnvelope: envelope },
      securitySchemes: { key: { type: "http", scheme: "bearer" } },
    },
  } as unknown as OpenApiDocument;
}

describe("a mark of the document", async () => {
  const types = await generateTypes(markedDocument());
  const snippet = `
import type { Client } from "../../src/client/types.ts";
import { operations } from "./operations.ts";
import type { operations as Types } from "./types.ts";
declare const client: Client<typeof operations, Types>;
export const results = [client.plain(), client.fresh(), client.old(), client.both()];
export const member = (await client.plain()).old;
`;
  const marked = openEditor(
    new Map([
      [path.join(folder, "marked.ts"), snippet],
      [path.join(folder, "operations.ts"), generateOperations(markedDocument())],
      [path.join(folder, "types.ts"), types],
    ]),
  );

  test.each([
    ["plain", []],
    ["fresh", ["beta"]],
    ["old", ["deprecated"]],
    ["both", ["beta", "deprecated"]],
  ])("shows over a call of `%s`, as %j", (operation, tags) => {
    expect(marked.problems).toEqual([]);
    const hover = marked.hover(`client.${operation}`);
    expect([...hover.tags.keys()]).toEqual(tags);
    expect(hover.documentation).toBe(`Do ${operation}\n\nDescribed.`);
    expect(hover.type).toMatch(/Promise<Thing>$/);
  });

  test("strikes through the deprecated, and only that", () => {
    expect(marked.deprecated).toEqual(["old", "both", "old"]);
  });
});
