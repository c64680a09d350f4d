/** Files of a new API, with one operation that passes every check. */
import { upperCamelCase } from "../../../src/samples/camel-case.ts";

/** Credentials of an API. */
export type Security = "basic" | "bearer" | "key";

/** Parts of the files that depend on the kind of credentials. */
interface SecurityTexts {
  readonly name: string;
  /** The Security Scheme Object, without its description. */
  readonly scheme: Readonly<Record<string, string>>;
  readonly description: string;
}

const securities: Readonly<Record<Security, SecurityTexts>> = {
  basic: {
    name: "basicAuth",
    scheme: { type: "http", scheme: "basic" },
    description: "Key id and key secret.",
  },
  bearer: {
    name: "bearerAuth",
    scheme: { type: "http", scheme: "bearer" },
    description: "Access token.",
  },
  key: {
    name: "keyAuth",
    scheme: { type: "apiKey", in: "header", name: "X-API-Key" },
    description: "API key.",
  },
};

/** Converts `usage-reports` to `Usage Reports API`. */
function titleOf(api: string): string {
  const words = api.split("-").map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `${words.join(" ")} API`;
}

export function operationIdOf(api: string): string {
  return `get${upperCamelCase(api)}Status`;
}

/** The public entry of an API. */
export function entryFile(api: string, title?: unknown): ReadonlyMap<string, string> {
  const text = `/** ${String(title ?? titleOf(api)).replaceAll(/\s+|\*\//g, " ")}. @packageDocumentation */
export * from "../generated/${api}/client.ts";
`;
  return new Map([[`src/${api}.ts`, text]]);
}

export function newFiles(api: string, security: Security): ReadonlyMap<string, string> {
  const files = { ...documentFiles(api, securities[security]), ...sourceFiles(api, securities[security]) };
  return new Map(Object.entries(files));
}

function documentFiles(api: string, { name, scheme, description }: SecurityTexts): Record<string, string> {
  const operationId = operationIdOf(api);
  const folder = `openapi/${api}`;
  const schemeLines = Object.entries(scheme).map(([key, value]) => `      ${key}: ${value}\n`);
  return {
    [`${folder}/openapi.yaml`]: `openapi: 3.1.0
jsonSchemaDialect: https://json-schema.org/draft/2020-12/schema
info:
  title: ${titleOf(api)}
  version: 1.0.0
  license:
    name: MIT
    identifier: MIT
  description: All paths are relative to the server variable \`base_url\`.
  x-inferred: The vendor's documentation gives no title, version or licence of this document.
  x-inferred-members: [title, version, license]
  x-not-documented:
    - Error responses, with their status codes and bodies.
servers:
  - url: "{base_url}"
    description: >-
      Address of the API, without a trailing slash. The default is the address of a local platform for development:
      replace it with the address of your API.
    variables:
      base_url:
        default: http://127.0.0.1:4000
        x-inferred: The vendor's documentation gives no address, and a server variable needs a default.
        x-inferred-members: [default]
security:
  - ${name}: []
tags:
  - name: Status
    description: State of the service.
paths:
  /v1/status:
    $ref: paths/status.yaml
components:
  securitySchemes:
    ${name}:
${schemeLines.join("")}      description: ${description}
`,
    [`${folder}/paths/status.yaml`]: `get:
  operationId: ${operationId}
  tags: [Status]
  summary: Get the status
  description: Returns the state of the service.
  responses:
    "200":
      $ref: ../responses/StatusResponse.yaml
    default:
      $ref: ../responses/UnknownError.yaml
`,
    [`${folder}/responses/StatusResponse.yaml`]: `description: The status in the response envelope.
content:
  application/json:
    schema:
      $ref: ../schemas/StatusEnvelope.yaml
    examples:
      running:
        $ref: ../examples/${operationId}Running.yaml
`,
    [`${folder}/responses/UnknownError.yaml`]: `description: Any other response. Errors are not documented.
x-inferred: The vendor's documentation describes only the success response.
content:
  application/json:
    schema: {}
`,
    [`${folder}/schemas/StatusEnvelope.yaml`]: `type: object
required: [data]
x-payload: data
description: Response envelope with the status.
properties:
  data:
    $ref: Status.yaml
    description: The status.
`,
    [`${folder}/schemas/Status.yaml`]: `type: object
description: Status of the service.
properties:
  state:
    type: string
    description: State of the service.
    x-extensible-enum: [running]
    examples: [running]
examples:
  - state: running
`,
    [`${folder}/examples/${operationId}Running.yaml`]: `summary: A service that is running
value:
  data:
    state: running
`,
  };
}

function sourceFiles(api: string, { scheme }: SecurityTexts): Record<string, string> {
  const operationId = operationIdOf(api);
  return {
    ...Object.fromEntries(entryFile(api, titleOf(api))),
    [`test/openapi/vendor-documentation/${api}.ts`]: `/** ${titleOf(api)}: the vendor's documentation as data, written from its text and not from the document. */
import { inferences, object, shows, type Transcription } from "./transcription.ts";

export const transcription: Transcription = {
  security: ${printObject(scheme)},
  operations: [
    {
      id: "${operationId}",
      method: "get",
      path: "/v1/status",
      beta: false,
      parameters: {},
      response: {
        ...object({ data: object({ state: shows("running") }) }),
        ...{ required: ["data"], "x-payload": "data" },
      },
    },
  ],
  gaps: { "error responses": [/error responses/i] },
  examples: [],
  inferences,
};
`,
  };
}

function printObject(value: Readonly<Record<string, string>>): string {
  const members = Object.entries(value).map(([name, member]) => `${name}: ${JSON.stringify(member)}`);
  return `{ ${members.join(", ")} }`;
}
