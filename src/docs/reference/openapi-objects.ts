/** Raw parts of a bundled OpenAPI document, as far as the reference shows them. */
import { referenceTokens } from "../../contract/openapi.ts";
import type { Inferable } from "./inference.ts";

/** A JSON Schema, or a reference to one with siblings. */
export type Schema = Readonly<Record<string, unknown>>;

/** A reference to a component. */
export interface Reference {
  readonly $ref: string;
}

/** Example Object. */
export interface Example extends Inferable {
  readonly summary?: string;
  readonly description?: string;
  readonly value?: unknown;
}

/** Media Type Object. */
export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
}

/** Parameter Object, or a Header Object, which has neither `name` nor `in`. */
export interface Parameter extends Inferable {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Reference>>;
  readonly "x-beta"?: boolean;
}

/** Request Body Object. */
export interface RequestBody extends Inferable {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

/** Response Object. */
export interface Response extends Inferable {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Omit<Parameter, "name" | "in"> | Reference>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** One entry of `x-codeSamples`. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** Security requirements: alternatives, each with the schemes that it combines. */
export type Security = readonly Readonly<Record<string, readonly string[]>>[];

/** Server Object. */
export interface Server {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, ServerVariable>>;
}

/** Server Variable Object. */
export interface ServerVariable extends Inferable {
  readonly default: string;
  readonly enum?: readonly string[];
  readonly description?: string;
}

/** Tag Object. */
export interface Tag {
  readonly name: string;
  readonly description?: string;
}

/** Security Scheme Object. */
export interface SecurityScheme {
  readonly type: string;
  readonly scheme?: string;
  readonly name?: string;
  readonly in?: string;
  readonly description?: string;
}

/** Operation Object. */
export interface Operation extends Inferable {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: RequestBody | Reference;
  readonly responses: Readonly<Record<string, Response | Reference>>;
  readonly security?: Security;
  readonly "x-beta"?: boolean;
  readonly "x-codeSamples"?: readonly CodeSample[];
}

/** Name of the component schema that a `$ref` refers to; undefined if it refers to something else. */
export function schemaName($ref: unknown): string | undefined {
  const [components, schemas, name, ...rest] = referenceTokens(String($ref));
  return components === "components" && schemas === "schemas" && rest.length === 0 ? name : undefined;
}

/**
 * Rejects members that the reference does not show, so that it never omits a part of the contract.
 *
 * @param value a part of a document
 * @param known the members that are shown
 * @param where where the part is, for the message
 * @throws if it has another one
 */
export function assertKnown(value: object, known: ReadonlySet<string>, where: string): void {
  const unknown = Object.keys(value).find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new Error(`${where}: the reference pages do not show "${unknown}". Add it in src/docs/reference/.`);
}
