/** Types and schemas of the transcription, which has the tables of the vendor's documentation as data. */
import type { JsonObject } from "../../../src/contract/openapi.ts";

export interface TranscribedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly beta: boolean;
  readonly deprecated?: boolean;
  /** Its alternatives, each with the schemes that it needs, if they are not those of the API: `[[basic], [key]]`, `[[]]` for none. */
  readonly security?: readonly (readonly JsonObject[])[];
  /** By place and name: `path.partId`. */
  readonly parameters: Readonly<Record<string, JsonObject>>;
  /** Schema of a JSON body that is required. */
  readonly request?: JsonObject;
  /** Any other body, as in `{ required: false, ...json(form, "multipart/form-data") }`. */
  readonly requestBody?: JsonObject;
  /** Schema of the JSON body of its 200, with the envelope; absent if it has none. */
  readonly response?: JsonObject;
  /** Headers of its 200 by name, as in `{ ETag: { schema: string } }`. */
  readonly headers?: JsonObject;
  /** All other responses by status, as in `{ 202: {}, 409: json(error) }`. Default: a `default` with any body, since errors are not described. */
  readonly responses?: JsonObject;
}

/** A named example that the document must have. */
export interface WantedExample {
  readonly title: string;
  /** `updatePart request`, `getPart 200`. */
  readonly place: string;
  readonly matches: (value: unknown) => boolean;
}

export interface Transcription {
  readonly security: JsonObject;
  readonly operations: readonly TranscribedOperation[];
  /** Gaps of the text, with what a line about each must mention. */
  readonly gaps: Readonly<Record<string, readonly RegExp[]>>;
  readonly examples: readonly WantedExample[];
  /** Members that the document needs and the text does not state, by their place in the bundle; `*` for a whole object. */
  readonly inferences: Readonly<Record<string, readonly string[]>>;
}

/** Inferences of every document. */
export const inferences: Transcription["inferences"] = {
  info: ["title", "version", "license"],
  "servers 0 variables base_url": ["default"],
  "components responses UnknownError": ["*"],
};

export const string = { type: "string" };
/** The texts give no format; `double` is ours: `inferences`. */
export const number = { type: "number", format: "double" };
export const integer = { type: "integer" };
export const boolean = { type: "boolean" };
export const uuid = { type: "string", format: "uuid" };

export const object = (properties: JsonObject) => ({ type: "object", properties });
export const closedObject = (properties: JsonObject) => ({
  ...object(properties),
  additionalProperties: false,
});
export const listOf = (items: JsonObject) => ({ type: "array", items });

/** An open value list, of which the text shows one value. */
export const shows = (value: string) => ({ type: "string", "x-extensible-enum": [value] });

export const oneOf = (...values: readonly string[]) => ({ type: "string", enum: values });

export const inPath = (schema: JsonObject) => ({ required: true, style: "simple", explode: false, schema });

export const json = (schema: JsonObject, mediaType = "application/json") => ({
  content: { [mediaType]: { schema } },
});

/** The contract of a transcription, in the form of `readContract`. */
export function statedContract({ security: scheme, operations }: Transcription): JsonObject {
  const stated = operations.map(({ id, method, path, beta, deprecated, parameters, request, ...others }) => {
    // Errors that are not described have any body. Prism needs a media type that it can send.
    const { security, response, headers, responses = { default: json({}) } } = others;
    return {
      ...{ operationId: id, method, path, "x-beta": beta || undefined, deprecated, security, parameters },
      requestBody: request ? { required: true, ...json(request) } : others.requestBody,
      responses: {
        ...(response && { 200: { ...json(response), ...(headers && { headers }) } }),
        ...responses,
      },
    };
  });
  return {
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    security: [[scheme]],
    servers: [{ url: "{base_url}", variables: ["base_url"] }],
    operations: Object.fromEntries(stated.map((operation) => [operation.operationId, operation])),
  };
}
