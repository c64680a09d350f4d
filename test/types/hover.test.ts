/** Types, documentation and completions that an editor shows to users of the clients. */
import path from "node:path";
import { describe, expect, test } from "vitest";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { generateClient } from "../../scripts/pipeline/generate/client.ts";
import { generateOperations } from "../../scripts/pipeline/generate/operations.ts";
import { generateSingleOperations } from "../../scripts/pipeline/generate/single-operations.ts";
import { generateTypes } from "../../scripts/pipeline/generate/types.ts";
import { generateRequests, generateResponses } from "../../scripts/pipeline/generate/validators.ts";
import { listOperations } from "../../src/contract/read-document.ts";
import { settingNames } from "../openapi/vendor-documentation/management-settings.ts";
import { documentWith, successOf } from "../scripts/pipeline/minimal-document.ts";
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
management.getPipe.withResponse(ids);

const tile = dashboards[0]?.tiles?.[0];
const kafka = pipe.source?.kafka;
const state = alert.state === "inactive";
const changes: AlertUpdate = { source: "tile" };
const more: PipeSettingsUpdate = {  };
management.listServices({ organizationId: "unfinished", });
export { services, settings, tile, kafka, state, changes, more, management };
`;
const editor = openEditor(new Map([[path.join(folder, "hover.ts"), source]]));

test("the snippet compiles", () => {
  expect(editor.problems).toEqual([]);
});

test("a call shows its parameters by member, and its payload by name", () => {
  expect(editor.hover("management.getPipe").type).toBe(
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
  [
    "engine_max_threads",
    /^\(property\) PipeSettingsUpdate\.engine_max_threads\?: number \| null \| undefined$/,
  ],
  ["alert.state", /^\(property\) Alert\.state\?: \(string & \{\}\) \| "inactive" \| undefined$/],
])("%s shows its type by name", (text, type) => {
  expect(editor.hover(text).type).toMatch(type);
});

test("an operation, a property and a parameter show their descriptions and examples", () => {
  const operation = editor.hover("management.getPipe");
  expect(operation.documentation).toMatch(/^Get a pipe\n\n.*Returns one pipe of a service/s);
  const property = editor.hover("engine_max_threads");
  expect(property.documentation).toMatch(/^Maximum number of concurrent threads for file processing\./);
  expect([...property.tags]).toEqual([["example", "8"]]);
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
  expect(editor.complete('source: "').toSorted()).toEqual(["search", "tile"]);
});

/** A document with beta and deprecated operations and a deprecated property. */
function markedDocument(): OpenApiDocument {
  const data = { $ref: "#/components/schemas/Thing" };
  const envelope = { type: "object", required: ["data"], properties: { data }, "x-payload": "data" };
  const thing = { type: "object", properties: { old: { type: "string", deprecated: true } } };
  const { paths, components, ...document } = documentWith(successOf(envelope), { Thing: thing });
  const operation = (operationId: string, marks: object): object => {
    const { put } = Object.values(paths ?? {})[0] as { put: object };
    return {
      ...put,
      parameters: [],
      requestBody: undefined,
      operationId,
      description: "Described.",
      ...marks,
    };
  };
  const marked = {
    "/plain": { put: operation("plain", {}) },
    "/beta": { put: operation("fresh", { "x-beta": true }) },
    "/both": { put: operation("both", { deprecated: true, "x-beta": true }) },
  };
  const securitySchemes = {
    token: { type: "openIdConnect", openIdConnectUrl: "https://login.example.com" },
    header: { type: "apiKey", in: "header", name: "X-Api-Key" },
  };
  const security = [{ token: [] }, { header: [] }];
  // Only the parts of a bundle that the generator reads.
  return {
    ...document,
    security,
    components: { ...components, securitySchemes },
    paths: marked,
  } as unknown as OpenApiDocument;
}

describe("a mark of the document", async () => {
  const snippet = `
import { createUsageReportsClient } from "./client.ts";
const client = createUsageReportsClient({ apiKey: "k" });
export const results = [client.plain(), client.fresh(), client.both()];
export const member = (await client.plain()).old;
`;
  const document = markedDocument();
  const operations = listOperations(document);
  const generated: readonly (readonly [string, string])[] = [
    ["client.ts", generateClient("usage-reports", document, operations)],
    ["operations.ts", generateOperations(document, operations)],
    ["single-operations.ts", generateSingleOperations("usage-reports", operations)],
    ["requests.d.ts", generateRequests(document, operations).declarations],
    ["responses.d.ts", generateResponses(document, operations).declarations],
    ["types.ts", await generateTypes(document, operations)],
  ];
  // In a folder as deep as that of an API.
  const files = generated.map(([name, text]) => [path.join(folder, name), text] as const);
  const marked = openEditor(new Map([[path.join(folder, "marked.ts"), snippet], ...files]));

  test("is in a generated client, which compiles and has the schemes of the document", () => {
    expect(openEditor(new Map(files)).problems).toEqual([]);
    const [[, client = ""] = []] = generated;
    expect(client).toContain(
      'schemes: [bearer, apiKeyIn("X-Api-Key")], baseUrlVariable: "DATAPLAT_USAGE_REPORTS_URL"',
    );
    expect(client).toContain("`DATAPLAT_USAGE_REPORTS_URL`, `DATAPLAT_ACCESS_TOKEN` and `DATAPLAT_API_KEY`");
  });

  test.each([
    ["plain", []],
    ["fresh", ["beta"]],
    ["both", ["beta", "deprecated"]],
  ])("is shown over a call of `%s`: %j", (operation, tags) => {
    expect(marked.problems).toEqual([]);
    const hover = marked.hover(`client.${operation}`);
    expect([...hover.tags.keys()]).toEqual(tags);
    expect(hover.documentation).toBe("Update a thing\n\nDescribed.");
    expect(hover.type).toMatch(/Promise<Thing>$/);
  });

  test("strikes through the deprecated operation and property, and no others", () => {
    expect(marked.deprecated).toEqual(["both", "old"]);
  });
});
