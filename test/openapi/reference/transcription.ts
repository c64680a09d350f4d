/** The form of the transcription: the reference's tables as data, and the words its tables use. */
import { canonical, type Facts, type FlatList } from "./schema.ts";

/** A table of the reference: `field`, `object.field`, `array[].field` to what is said of it. */
export type Fields = Readonly<Record<string, Facts>>;

/** A parameter: its place and name are the key, `path.pipeId`. */
export interface Parameter {
  readonly required: boolean;
  readonly style: string;
  readonly explode: boolean;
  readonly schema: Fields;
}

/** An operation as the reference's section "Endpoints" gives it. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly beta: boolean;
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** The request body with all below it; left out when there is none. */
  readonly request?: Fields;
  /** The status of the success response; 200 when left out. */
  readonly success?: string;
  /** The body of the success response, the envelope included. */
  readonly response: Fields;
  readonly payload: string;
}

/** A named example that has to exist. */
export interface WantedExample {
  readonly title: string;
  /** `updatePipeSettings request`, `getPipe 200`. */
  readonly place: string;
  readonly matches: (value: unknown) => boolean;
}

/** Something the document needs and the reference does not state, with the places where its reason may stand. */
export interface Inference {
  readonly what: string;
  readonly places: readonly (readonly string[])[];
  /** What its reason has to mention, where one place holds the reasons of several things. */
  readonly mentions?: RegExp;
}

/** All that one reference text says. */
export interface Reference {
  /** The API's key in the register. */
  readonly api: string;
  readonly security: Facts;
  readonly operations: readonly Operation[];
  /** Gaps the text admits: what a line about each has to mention. */
  readonly gaps: Readonly<Record<string, readonly RegExp[]>>;
  /** Values the text shows: place to values. */
  readonly shown: Readonly<Record<string, readonly string[]>>;
  readonly examples: readonly WantedExample[];
  readonly inferences: readonly Inference[];
}

export const string: Facts = { type: "string" };
export const number: Facts = { type: "number" };
export const integer: Facts = { type: "integer" };
export const boolean: Facts = { type: "boolean" };
export const object: Facts = { type: "object" };
export const array: Facts = { type: "array" };
export const uuid: Facts = { type: "string", format: "uuid" };
export const closedObject: Facts = { type: "object", additionalProperties: false };

/** An open list of values, of which the text shows one. */
export const shows = (value: string): Facts => ({ type: "string", "x-extensible-enum": [value] });

/** A closed list of values. */
export const oneOf = (...values: readonly string[]): Facts => ({ type: "string", enum: values });

/** A place and the table below it. */
export function under(place: string, facts: Facts, fields: Fields): Fields {
  const below = Object.entries(fields).map(([name, field]) => [`${place}.${name}`, field] as const);
  return { [place]: facts, ...Object.fromEntries(below) };
}

/** An array of objects: the table of its elements. */
export const listOf = (place: string, fields: Fields, element: Facts = object): Fields => ({
  [place]: array,
  ...under(`${place}[]`, element, fields),
});

/** An array of strings. */
export const strings = (place: string): Fields => ({ [place]: array, [`${place}[]`]: string });

/** A required path parameter. */
export const inPath = (facts: Facts): Parameter => ({
  required: true,
  style: "simple",
  explode: false,
  schema: { schema: facts },
});

/** The place of an operation's success response: `getPipe 200`. */
export function successPlace({ id, success = "200" }: Operation): string {
  return `${id} ${success}`;
}

function operationList(operation: Operation): Readonly<Record<string, Facts>> {
  const { id, request, response } = operation;
  const success = successPlace(operation);
  const named = (fields: Fields, place: string): [string, Facts][] =>
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
      responses: [operation.success ?? "200", "default"],
    },
    ...Object.fromEntries(parameters),
    ...(request && { [`${id} request`]: { required: true, content: ["application/json"] } }),
    ...Object.fromEntries(named(request ?? {}, `${id} request`)),
    [success]: { content: ["application/json"] },
    ...Object.fromEntries(named(response, success)),
    // Errors are not described: any media type, any body.
    [`${id} default`]: { content: ["*/*"] },
    [`${id} default body`]: {},
  };
}

/** The transcription as the list that `flatten` makes of a document. */
export function flattenReference(reference: Reference): FlatList {
  const { operations, security } = reference;
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
