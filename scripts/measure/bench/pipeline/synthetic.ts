/** Writes a document with any number of operations, which passes every linter and is split into files like ours. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";
import { registerFile } from "../../../lib/apis.ts";

/** Writes an API, and a register with this API and the lint rules of the repository. */
export async function writeSyntheticApi(folder: string, operations: number): Promise<void> {
  const register = parse(await readFile(registerFile, "utf8"));
  // A register names its plugins relative to itself.
  const plugins = register.plugins.map((plugin: string) => path.resolve(path.dirname(registerFile), plugin));
  const houseStyle = path.resolve(path.dirname(registerFile), "openapi/house-style.redocly.yaml");
  const files = new Map<string, unknown>([
    [
      "redocly.yaml",
      { ...register, plugins, apis: { things: { root: "openapi.yaml", extends: [houseStyle] } } },
    ],
    ["openapi.yaml", rootDocument(Math.ceil(operations / 2))],
    ["parameters/thingId.yaml", thingId],
    [
      "responses/UnknownError.yaml",
      { description: "Any other response.", content: { "application/json": { schema: {} } } },
    ],
  ]);
  for (let number = 1; number * 2 - 1 <= operations; number += 1) {
    const isWritable = number * 2 <= operations;
    for (const [name, content] of resourceFiles(number, isWritable)) files.set(name, content);
  }
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, stringify(content));
  }
}

const id = "11111111-1111-4111-8111-111111111111";
const string = (description: string, example: string) => ({
  type: "string",
  description,
  examples: [example],
});
const size = { type: ["integer", "null"], description: "Size in millimetres.", examples: [12] };

const thingId = {
  name: "thingId",
  in: "path",
  required: true,
  description: "Identifier of the thing.",
  example: id,
  schema: { type: "string", format: "uuid" },
};

function rootDocument(resources: number): object {
  const paths = Array.from({ length: resources }, (_, index) => [
    `/v1/things-${index + 1}/{thingId}`,
    { $ref: `paths/thing-${index + 1}.yaml` },
  ]);
  const variables = { base_url: { default: "http://127.0.0.1:4000", description: "Address of the API." } };
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "Things",
      version: "1.0.0",
      description: "An API for the benchmark.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "{base_url}", description: "The address in `base_url`.", variables }],
    security: [{ bearerAuth: [] }],
    tags: [{ name: "Things", description: "Things with a name and a size." }],
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { bearerAuth: { type: "http", scheme: "bearer", description: "An access token." } },
    },
  };
}

/** The files of a resource with a GET operation, and a PUT operation if it is writable. */
function resourceFiles(
  number: number,
  isWritable: boolean,
): readonly (readonly [name: string, content: object])[] {
  const name = `Thing${number}`;
  const example = { id, name: "Wagon", size: 12, labels: ["red"] };
  const update = { name: "Cart", size: null };
  const exampleFiles = { thing: `get${name}Thing`, update: `update${name}UpdateRequest` };
  const json = (schema: string, exampleName: keyof typeof exampleFiles) => ({
    "application/json": {
      schema: { $ref: `../schemas/${schema}.yaml` },
      examples: { [exampleName]: { $ref: `../examples/${exampleFiles[exampleName]}.yaml` } },
    },
  });
  const operation = (verb: string, description: string) => ({
    operationId: `${verb.toLowerCase()}${name}`,
    tags: ["Things"],
    summary: `${verb} thing ${number}`,
    description,
    responses: {
      "200": { description: "The thing.", content: json(`${name}Envelope`, "thing") },
      default: { $ref: "../responses/UnknownError.yaml" },
    },
  });
  const requestBody = {
    description: "The change.",
    required: true,
    content: json(`${name}Update`, "update"),
  };
  const pathItem = {
    parameters: [{ $ref: "../parameters/thingId.yaml" }],
    get: operation("Get", "Reads one thing."),
    ...(isWritable && { put: { ...operation("Update", "Changes one thing."), requestBody } }),
  };
  const object = (description: string, properties: object, value: object, further: object = {}) => ({
    type: "object",
    description,
    ...further,
    properties,
    examples: [value],
  });
  const properties = {
    id: { ...string("Identifier.", id), format: "uuid" },
    name: string("Name.", "Wagon"),
    size,
    labels: { type: "array", description: "Labels.", items: { type: "string" }, examples: [["red"]] },
  };
  const status = { type: "number", format: "double", description: "The HTTP status code.", examples: [200] };
  const envelope = { status: 200, result: example };
  const envelopeProperties = { status, result: { $ref: `${name}.yaml` } };
  const required = { required: ["status", "result"] };
  const files = [
    [`paths/thing-${number}.yaml`, pathItem],
    [`schemas/${name}.yaml`, object("A thing.", properties, example)],
    [
      `schemas/${name}Envelope.yaml`,
      object("A thing in its envelope.", envelopeProperties, envelope, required),
    ],
    [`examples/${exampleFiles.thing}.yaml`, { summary: "A thing", value: envelope }],
  ] as const;
  if (!isWritable) return files;
  const writable = { name: string("New name.", "Cart"), size: { ...size, minimum: 1, maximum: 1000 } };
  const closed = { additionalProperties: false };
  return [
    ...files,
    [`schemas/${name}Update.yaml`, object("A change of a thing.", writable, update, closed)],
    [`examples/${exampleFiles.update}.yaml`, { summary: "Rename it", value: update }],
  ];
}
