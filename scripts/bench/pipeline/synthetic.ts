/** Writes documents of any number of operations that every linter accepts, with as much in files of their own as ours have. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";
import { registerFile } from "../../lib/apis.ts";

const id = "11111111-1111-4111-8111-111111111111";

/** Files by path, relative to the root document. */
type Files = ReadonlyMap<string, unknown>;

/**
 * Writes an API and a register that has only it, with the rules of this repository's own.
 *
 * @param folder an empty folder
 * @param operations how many the document has, 1 or more
 * @returns the register, absolute path
 */
export async function writeSyntheticApi(folder: string, operations: number): Promise<string> {
  const files = syntheticApi(operations);
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, stringify(content));
  }
  const register = path.join(folder, "redocly.yaml");
  const own = parse(await readFile(registerFile, "utf8"));
  // A register names its plugins relative to itself.
  const plugins = own.plugins.map((plugin: string) => path.resolve(path.dirname(registerFile), plugin));
  await writeFile(register, stringify({ ...own, plugins, apis: { things: { root: "openapi.yaml" } } }));
  return register;
}

/**
 * Makes an API: resources with a schema of their own, each with an operation that reads and one that writes.
 *
 * @param operations how many there are; of an odd number the last resource can only be read
 * @returns files by path, relative to the root document
 */
export function syntheticApi(operations: number): Files {
  const resources = Array.from({ length: Math.ceil(operations / 2) }, (_, index) => index + 1);
  const paths = resources.map((number) => [
    `/v1/things-${number}/{thingId}`,
    { $ref: `paths/thing-${number}.yaml` },
  ]);
  return new Map<string, unknown>([
    ["openapi.yaml", rootDocument(Object.fromEntries(paths))],
    ["parameters/thingId.yaml", thingId],
    ["responses/UnknownError.yaml", { description: "Anything else.", content: { "*/*": { schema: {} } } }],
    ...resources.flatMap((number) => [...resourceFiles(number, number * 2 <= operations)]),
  ]);
}

function rootDocument(paths: object): object {
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "Things",
      version: "1.0.0",
      description: "An API that only a benchmark needs.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [
      {
        url: "{base_url}",
        description: "The address in `base_url`.",
        variables: { base_url: { default: "http://127.0.0.1:4000", description: "Address of the API." } },
      },
    ],
    security: [{ bearerAuth: [] }],
    tags: [{ name: "Things", description: "Things with a name and a size." }],
    paths,
    components: {
      securitySchemes: { bearerAuth: { type: "http", scheme: "bearer", description: "An access token." } },
    },
  };
}

const thingId = {
  name: "thingId",
  in: "path",
  required: true,
  description: "The thing's identifier.",
  example: id,
  schema: { type: "string", format: "uuid" },
};

function resourceFiles(number: number, writable: boolean): Files {
  const name = `Thing${number}`;
  const example = { id, name: "Wagon", size: 12, enabled: true, labels: ["red"] };
  const update = { name: "Cart", size: null };
  const files: [string, unknown][] = [
    [`paths/thing-${number}.yaml`, pathItem(number, writable)],
    [`schemas/${name}.yaml`, thing(example)],
    [`schemas/${name}Envelope.yaml`, envelope(name, example)],
    [`examples/thing${number}.yaml`, { summary: "A thing", value: { status: 200, result: example } }],
  ];
  if (!writable) return new Map(files);
  return new Map([
    ...files,
    [`schemas/${name}Update.yaml`, thingUpdate(update)],
    [`examples/thing${number}Update.yaml`, { summary: "Rename it", value: update }],
  ]);
}

function pathItem(number: number, writable: boolean): object {
  const name = `Thing${number}`;
  const responses = {
    "200": {
      description: "The thing.",
      content: {
        "application/json": {
          schema: { $ref: `../schemas/${name}Envelope.yaml` },
          examples: { thing: { $ref: `../examples/thing${number}.yaml` } },
        },
      },
    },
    default: { $ref: "../responses/UnknownError.yaml" },
  };
  const operation = (verb: string, description: string): object => ({
    operationId: `${verb.toLowerCase()}${name}`,
    tags: ["Things"],
    summary: `${verb} thing ${number}`,
    description,
  });
  const put = { ...operation("Update", "Changes one thing."), requestBody: requestBody(number), responses };
  return {
    parameters: [{ $ref: "../parameters/thingId.yaml" }],
    get: { ...operation("Get", "Reads one thing."), responses },
    ...(writable && { put }),
  };
}

function requestBody(number: number): object {
  return {
    description: "What to change.",
    required: true,
    content: {
      "application/json": {
        schema: { $ref: `../schemas/Thing${number}Update.yaml` },
        examples: { rename: { $ref: `../examples/thing${number}Update.yaml` } },
      },
    },
  };
}

function envelope(name: string, result: object): object {
  return {
    type: "object",
    description: "One thing in its envelope.",
    required: ["status", "result"],
    properties: {
      status: { type: "number", description: "The HTTP status code.", examples: [200] },
      result: { $ref: `${name}.yaml` },
    },
    examples: [{ status: 200, result }],
  };
}

function thing(example: object): object {
  return {
    type: "object",
    description: "A thing.",
    properties: {
      id: { type: "string", format: "uuid", description: "Its identifier.", examples: [id] },
      name: { type: "string", description: "Its name.", examples: ["Wagon"] },
      size: { type: ["integer", "null"], description: "Its size in millimetres.", examples: [12] },
      enabled: { type: "boolean", description: "Whether it is in use.", examples: [true] },
      labels: {
        type: "array",
        description: "What is written on it.",
        items: { type: "string" },
        examples: [["red"]],
      },
    },
    examples: [example],
  };
}

function thingUpdate(example: object): object {
  return {
    type: "object",
    description: "What to change in a thing.",
    additionalProperties: false,
    properties: {
      name: { type: "string", description: "Its new name.", examples: ["Cart"] },
      size: {
        type: ["integer", "null"],
        minimum: 1,
        maximum: 1000,
        description: "Its new size.",
        examples: [12],
      },
    },
    examples: [example],
  };
}
