/** Objects of a bundled OpenAPI document, named as in the OpenAPI Specification, with the members that the pages show. */
import { type methods, referenceTokens } from "../../contract/openapi.ts";
import type { DocumentNode } from "../../contract/read-document.ts";
import type { WithGaps } from "./gaps.ts";
import type { Inferable } from "./inference.ts";

/** Schema Object, or a reference to one with siblings. */
export type SchemaObject = Readonly<Record<string, unknown>>;

/** Reference Object. */
export interface ReferenceObject {
  readonly $ref: string;
}

/** Example Object. */
export interface ExampleObject extends Inferable {
  readonly summary?: string;
  readonly description?: string;
  readonly value?: unknown;
}

/** Media Type Object. */
export interface MediaTypeObject {
  readonly schema?: SchemaObject;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, ExampleObject | ReferenceObject>>;
}

/** Parameter Object, or a Header Object, which has neither `name` nor `in`. */
export interface ParameterObject extends Inferable {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly style?: string;
  readonly explode?: boolean;
  readonly schema?: SchemaObject;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, ExampleObject | ReferenceObject>>;
  readonly "x-beta"?: boolean;
}

/** Request Body Object. */
export interface RequestBodyObject extends Inferable {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaTypeObject>>;
}

/** Response Object. */
export interface ResponseObject extends Inferable {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Omit<ParameterObject, "name" | "in"> | ReferenceObject>>;
  readonly content?: Readonly<Record<string, MediaTypeObject>>;
}

/** One entry of `x-codeSamples`. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** Security Requirement Objects: alternatives, each with the schemes that it combines. */
export type SecurityRequirements = readonly Readonly<Record<string, readonly string[]>>[];

/** Server Object. */
export interface ServerObject {
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, ServerVariableObject>>;
}

/** Server Variable Object. */
export interface ServerVariableObject extends Inferable {
  readonly default: string;
  readonly enum?: readonly string[];
  readonly description?: string;
}

/** Tag Object. */
export interface TagObject {
  readonly name: string;
  readonly description?: string;
}

/** Security Scheme Object. */
export interface SecuritySchemeObject {
  readonly type: string;
  readonly scheme?: string;
  readonly name?: string;
  readonly in?: string;
  readonly description?: string;
}

/** Operation Object. */
export interface OperationObject extends Inferable, WithGaps {
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly (ParameterObject | ReferenceObject)[];
  readonly requestBody?: RequestBodyObject | ReferenceObject;
  readonly responses: Readonly<Record<string, ResponseObject | ReferenceObject>>;
  readonly security?: SecurityRequirements;
  readonly "x-beta"?: boolean;
  readonly "x-codeSamples"?: readonly CodeSample[];
}

/** Path Item Object. */
export interface PathItemObject extends Readonly<Partial<Record<(typeof methods)[number], OperationObject>>> {
  readonly parameters?: OperationObject["parameters"];
}

/** An operation of the reader as the object that the linter has checked. */
export function operationObject({ object }: DocumentNode<string>): OperationObject {
  return object as unknown as OperationObject;
}

/** Name of the component schema that a `$ref` refers to; undefined if it refers to something else. */
export function schemaName($ref: unknown): string | undefined {
  const [components, schemas, name, ...rest] = referenceTokens(String($ref));
  return components === "components" && schemas === "schemas" && rest.length === 0 ? name : undefined;
}

/**
 * Rejects members that the reference pages do not show, so that they never omit a part of the contract.
 *
 * @param value a part of a document
 * @param known the members that are shown
 * @param where where the part is, for the message
 * @throws if the part has a member that is not shown
 */
export function assertKnown(value: object, known: ReadonlySet<string>, where: string): void {
  const unknown = Object.keys(value).find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new Error(`${where}: the reference pages do not show "${unknown}". Add it in src/docs/reference/.`);
}
