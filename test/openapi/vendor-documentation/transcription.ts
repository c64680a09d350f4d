/** Types and helpers of the transcription, which holds the tables of the vendor's documentation as data. */
import { canonical, type Facts, type FlatList } from "./schema.ts";

/** A table of the vendor's documentation: `field`, `object.field`, `array[].field` to its facts. */
export type FactTable = Readonly<Record<string, Facts>>;

/** A parameter. Its key is its place and name: `path.pipeId`. */
export interface TranscribedParameter {
  readonly required: boolean;
  readonly style: string;
  readonly explode: boolean;
  readonly schema: FactTable;
}

export interface TranscribedOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly beta: boolean;
  readonly parameters: Readonly<Record<string, TranscribedParameter>>;
  readonly request?: FactTable;
  /** The status of the success response. Default: 200. */
  readonly success?: string;
  /** The body of the success response, with its envelope; absent if it has none, such as 204. */
  readonly response?: FactTable;
  /** Type of the payload, with `response`. */
  readonly payload?: string;
  /** Bodies of errors by status. Default: a `default` response with any body, since errors are not described. */
  readonly errors?: Readonly<Record<string, FactTable>>;
}

/** A named example that the document must have. */
export interface WantedExample {
  readonly title: string;
  /** `updatePart request`, `getPart 200`. */
  readonly place: string;
  readonly matches: (value: unknown) => boolean;
}

/** A rule that the document needs and the vendor's documentation does not state, with the places that may have its reason. */
export interface Inference {
  readonly what: string;
  readonly places: readonly (readonly string[])[];
  /** Members that are inferred, such as a keyword of a schema. Default: the whole object. */
  readonly members?: readonly string[];
  /** Words that the reason must contain, if one place has several reasons. */
  readonly mentions?: RegExp;
}

/** Names a member that the object at a place infers. */
export const inferred = (
  what: string,
  place: readonly string[],
  member: string,
  mentions = /./,
): Inference => ({ what, places: [place], members: [member], mentions });

export const schemaAt = (...path: readonly string[]) => ["components", "schemas", ...path];

/** What every document infers. The format of numbers is stated once, for all of them. */
export const inferences: readonly Inference[] = [
  ...["version", "licence", "title"].map((what) =>
    inferred(`the document's ${what}`, ["info"], what.replace("licence", "license"), new RegExp(what)),
  ),
  {
    what: "the default response",
    places: [["components", "responses", "UnknownError"]],
    mentions: /response/,
  },
  {
    ...{ what: "the default base address", members: ["default"], mentions: /local platform/ },
    places: [
      ["servers", "0"],
      ["servers", "0", "variables", "base_url"],
    ],
  },
  inferred("the formats of numbers", [], "format", /format/),
];

export interface Transcription {
  /** The API's key in the register. */
  readonly api: string;
  readonly security: Facts;
  readonly operations: readonly TranscribedOperation[];
  /** Gaps of the text, with what a line about each must mention. */
  readonly gaps: Readonly<Record<string, readonly RegExp[]>>;
  /** Values that the text shows: place to values. */
  readonly shown: Readonly<Record<string, readonly string[]>>;
  readonly examples: readonly WantedExample[];
  readonly inferences: readonly Inference[];
}

export const string: Facts = { type: "string" };
/** The texts give no format; `double` is ours: `inferences`. */
export const number: Facts = { type: "number", format: "double" };
export const integer: Facts = { type: "integer" };
export const boolean: Facts = { type: "boolean" };
export const object: Facts = { type: "object" };
export const array: Facts = { type: "array" };
export const uuid: Facts = { type: "string", format: "uuid" };
export const closedObject: Facts = { type: "object", additionalProperties: false };

/** An open value list, of which the text shows one value. */
export const shows = (value: string): Facts => ({ type: "string", "x-extensible-enum": [value] });

export const oneOf = (...values: readonly string[]): Facts => ({ type: "string", enum: values });

/** A place and its nested table. */
export function under(place: string, facts: Facts, fields: FactTable): FactTable {
  const below = Object.entries(fields).map(([name, field]) => [`${place}.${name}`, field] as const);
  return { [place]: facts, ...Object.fromEntries(below) };
}

/** An array of objects, with the table of its elements. */
export const listOf = (place: string, fields: FactTable, element: Facts = object): FactTable => ({
  [place]: array,
  ...under(`${place}[]`, element, fields),
});

export const strings = (place: string): FactTable => ({ [place]: array, [`${place}[]`]: string });

export const inPath = (facts: Facts): TranscribedParameter => ({
  required: true,
  style: "simple",
  explode: false,
  schema: { schema: facts },
});

/** The place of an operation's success response: `getPart 200`. */
export function successPlace({ id, success = "200" }: TranscribedOperation): string {
  return `${id} ${success}`;
}

function operationList(operation: TranscribedOperation): Readonly<Record<string, Facts>> {
  // Errors that are not described have any body. Prism needs a media type that it can send.
  const { id, request, response, errors = { default: { body: {} } } } = operation;
  const success = successPlace(operation);
  const named = (fields: FactTable, place: string): [string, Facts][] =>
    Object.entries(fields).map(([name, facts]) => [`${place} ${name}`, facts]);
  const parameters = Object.entries(operation.parameters).flatMap(([name, { schema, ...facts }]) => [
    [`${id} ${name}`, facts] as const,
    ...named(schema, `${id} ${name}`),
  ]);
  return {
    [id]: {
      tags: 1,
      beta: operation.beta,
      payload: operation.payload,
      responses: [operation.success ?? "200", ...Object.keys(errors)],
    },
    ...Object.fromEntries(parameters),
    ...(request && { [`${id} request`]: { required: true, content: ["application/json"] } }),
    ...Object.fromEntries(named(request ?? {}, `${id} request`)),
    [success]: { content: response ? ["application/json"] : [] },
    ...Object.fromEntries(named(response ?? {}, success)),
    ...Object.fromEntries(
      Object.entries(errors).flatMap(([status, body]): [string, Facts][] => [
        [`${id} ${status}`, { content: ["application/json"] }],
        ...named(body, `${id} ${status}`),
      ]),
    ),
  };
}

/** The transcription in the form that `flatten` returns for a document. */
export function flattenTranscription(transcription: Transcription): FlatList {
  const { operations, security } = transcription;
  const places: Record<string, Facts> = {
    document: {
      jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
      operations: operations.map(({ id, method, path }) => `${method} ${path} ${id}`),
      security: [[{ ...security, scopes: [] }]],
      servers: [{ url: "{base_url}", variables: [{ name: "base_url" }] }],
    },
  };
  for (const operation of operations) Object.assign(places, operationList(operation));
  return Object.fromEntries(Object.entries(places).map(([place, facts]) => [place, canonical(facts)]));
}
