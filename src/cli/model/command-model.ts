/** Command model: the operations of an API as generated data, for commands of the command line and tools of the MCP server. */
import type { BodyKind } from "../../contract/operation.ts";

/** JSON type of a value; `any` for a value of several types, such as `oneOf` without a discriminator. */
export type ValueType = "string" | "integer" | "number" | "boolean" | "object" | "array" | "any";

const textKeywords = ["format", "pattern", "contentEncoding"] as const;
const boundKeywords = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"] as const;
const sizeKeywords = ["minLength", "maxLength", "minItems", "maxItems"] as const;

/** Keywords that a model has as its schema has them. */
export const copiedKeywords = [...textKeywords, ...boundKeywords, ...sizeKeywords];

type Limits = Partial<Record<(typeof boundKeywords | typeof sizeKeywords)[number], number>>;
type CopiedKeywords = Readonly<Limits & Partial<Record<(typeof textKeywords)[number], string>>>;

/** A value of a request: what a flag, a tool's argument and their help need of its schema, without references and compositions. */
export interface ValueModel extends CopiedKeywords {
  readonly type: ValueType;
  /** Whether the contract allows `null`. */
  readonly nullable?: true;
  /** All values (`enum`, `const`). */
  readonly values?: readonly (string | number | boolean)[];
  /** Known values of an open list (`x-extensible-enum`). */
  readonly known?: readonly (string | number)[];
  readonly default?: unknown;
  readonly items?: ValueModel;
  /** Members of an object, and of an object in a list. Absent for a map, and where a schema refers to itself. */
  readonly members?: readonly MemberModel[];
  /** Whether the contract describes more members than these (`additionalProperties`). */
  readonly open?: true;
}

/** A parameter, or a member of a request body or of an object in it. */
export interface MemberModel extends ValueModel {
  /** Name in the contract. */
  readonly name: string;
  /** Name of its flag and of its tool's argument, if `x-flag` gives another one. */
  readonly flag?: string;
  readonly required?: true;
  readonly deprecated?: true;
  /** Whether it is a file of a form, or a list of files. */
  readonly file?: true;
  /** First paragraph of its description, as one line of plain text. */
  readonly text?: string;
  readonly example?: unknown;
}

export interface BodyModel extends ValueModel {
  readonly kind: BodyKind;
  readonly required?: true;
  readonly example?: unknown;
  /** All media types, if there are several: the values of `--content-type`, the default first. */
  readonly mediaTypes?: readonly (readonly [mediaType: string, kind: BodyKind])[];
}

/** Payload of an operation. */
export interface ResultModel {
  /** Type of the payload; absent if there is no content. */
  readonly type?: ValueType;
  readonly kind: BodyKind | "none";
  /** All media types, if there are several: the values of `--accept`, the default first. */
  readonly mediaTypes?: readonly (readonly [mediaType: string, kind: BodyKind])[];
  /** Scalar members of the payload's example, or of its first item: the default columns of a table. */
  readonly columns?: readonly string[];
  /** Paths of members that are `x-sensitive`, with dots and `*` for an item: `connection.password`, `*.encryptionKey`. */
  readonly sensitive?: readonly string[];
}

/** The operation that reads what a write changes, with the parameters of the write, or some of them. */
export interface BeforeModel {
  readonly operationId: string;
  /** Name of its tool, if that is not the operationId. */
  readonly tool?: string;
  /** Member of its payload that the update changes; absent if it is the whole payload. */
  readonly member?: string;
  /** Whether its payload is not comparable with the body of the write. */
  readonly isOther?: true;
}

/** One operation. Method, path and security are in the operation table. */
export interface CommandModel {
  /** Name of the command, such as `get-pipe`. */
  readonly name: string;
  readonly operationId: string;
  /** Name of its tool, if that is not the operationId. */
  readonly tool?: string;
  readonly tag: string;
  readonly summary: string;
  /** Description in plain text: paragraphs, separated by empty lines. */
  readonly description?: string;
  readonly safe: boolean;
  readonly idempotent: boolean;
  readonly beta?: true;
  readonly deprecated?: true;
  readonly parameters: readonly MemberModel[];
  readonly body?: BodyModel;
  readonly result: ResultModel;
  readonly before?: BeforeModel;
  /** Call with the examples of the required parameters, and of the body, for a POSIX shell. */
  readonly example: string;
}
