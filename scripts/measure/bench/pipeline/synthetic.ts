/** Writes a document with any number of operations, which passes every linter. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse, stringify } from "yaml";
import { registerFile } from "../../../lib/apis.ts";

/** Writes an API, and a register with this API and the lint rules of the repository. */
export async function writeSyntheticApi(folder: string, operations: number): Promise<void> {
  const register = parse(await readFile(registerFile, "utf8"));
  // A register names its plugins relative to itself.
  const resolve = (name: string) => path.resolve(path.dirname(registerFile), name);
  const things = { root: "openapi.yaml", extends: [resolve("openapi/house-style.redocly.yaml")] };
  await mkdir(folder, { recursive: true });
  const write = (name: string, content: object) => writeFile(path.join(folder, name), stringify(content));
  await write("redocly.yaml", { ...register, plugins: register.plugins.map(resolve), apis: { things } });
  await write("openapi.yaml", createDocument(operations));
}

const id = "11111111-1111-4111-8111-111111111111";
const thingId = { type: "string", format: "uuid", description: "Identifier.", examples: [id] };
const labels = { type: "array", description: "Labels.", items: { type: "string" }, examples: [["red"]] };
const name = { type: "string", description: "Name.", examples: ["Wagon"] };
const size = { type: ["integer", "null"], description: "Size in millimetres.", examples: [12] };
const status = { type: "number", format: "double", description: "The HTTP status code.", examples: [200] };
const update = { name: "Cart", size: null };
const envelope = { status: 200, result: { id, name: "Wagon", size: 12, labels: ["red"] } };

/** Each resource has GET and PUT; if the number of operations is odd, the last one has GET alone. */
function createDocument(operations: number): object {
  const numbers = Array.from({ length: Math.ceil(operations / 2) }, (_, index) => index + 1);
  const resources = numbers.map((number) => createResource(number, number * 2 <= operations));
  const variables = { base_url: { default: "http://127.0.0.1:4000", description: "Address of the API." } };
  const license = { name: "MIT", identifier: "MIT" };
  const bearerAuth = { type: "http", scheme: "bearer", description: "An access token." };
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: { title: "Things", version: "1.0.0", description: "An API for the benchmark.", license },
    servers: [{ url: "{base_url}", description: "The address in `base_url`.", variables }],
    security: [{ bearerAuth: [] }],
    tags: [{ name: "Things", description: "Things with a name and a size." }],
    paths: Object.assign({}, ...resources.map(({ paths }) => paths)),
    components: {
      securitySchemes: { bearerAuth },
      schemas: Object.assign({}, ...resources.map(({ schemas }) => schemas)),
      responses: { UnknownError: { description: "Any other response.", ...content({}) } },
    },
  };
}

const ref = (part: string, target: string) => ({ $ref: `#/components/${part}/${target}` });
const content = (schema: object, examples?: object) => ({
  content: { "application/json": { schema, ...(examples && { examples }) } },
});

function createResource(number: number, isWritable: boolean) {
  const thing = `Thing${number}`;
  const operation = (verb: string, description: string) => ({
    operationId: `${verb.toLowerCase()}${thing}`,
    tags: ["Things"],
    summary: `${verb} thing ${number}`,
    description,
    responses: {
      "200": {
        description: "The thing.",
        ...content(ref("schemas", `${thing}Envelope`), { thing: { summary: "A thing", value: envelope } }),
      },
      default: ref("responses", "UnknownError"),
    },
  });
  const examples = { update: { summary: "Rename it", value: update } };
  const schema = ref("schemas", `${thing}Update`);
  const requestBody = { description: "The change.", required: true, ...content(schema, examples) };
  const put = { ...operation("Update", "Changes one thing."), requestBody };
  const parameter = { name: "thingId", in: "path", required: true, description: "Identifier of the thing." };
  const item = {
    parameters: [{ ...parameter, example: id, schema: { type: "string", format: "uuid" } }],
    get: operation("Get", "Reads one thing."),
    ...(isWritable && { put }),
  };
  const object = (description: string, properties: object, example: object, further: object = {}) => {
    return { type: "object", description, ...further, properties, examples: [example] };
  };
  const writable = { name, size: { ...size, minimum: 1, maximum: 1000 } };
  return {
    paths: { [`/v1/things-${number}/{thingId}`]: item },
    schemas: {
      [thing]: object("A thing.", { id: thingId, name, size, labels }, envelope.result),
      [`${thing}Envelope`]: object(
        "A thing in its envelope.",
        { status, result: ref("schemas", thing) },
        envelope,
        { required: ["status", "result"] },
      ),
      ...(isWritable && {
        [`${thing}Update`]: object("A change.", writable, update, { additionalProperties: false }),
      }),
    },
  };
}
