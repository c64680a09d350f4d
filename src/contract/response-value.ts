/** Documented values of response bodies as generated data: for drift that the platform injects, and for what `dataplat verify` has seen. */
import { appendPointer } from "./json-pointer.ts";

/** A documented value of a response body. */
export interface ResponseValue {
  /** JSON types of the value; absent if the document does not state them, or if alternatives differ in more than their type. */
  readonly types?: readonly string[];
  /** Whether the members of an object are all documented, so that another one is drift. */
  readonly closed?: true;
  /** Whether the document lists values (`enum`, `const`, `x-extensible-enum`), so that another one is drift. */
  readonly listed?: true;
  /** Whether the value, or one around it, is `x-sensitive`. */
  readonly sensitive?: true;
  /** Documented members by name, with `*` for each item of a list and each member of a map. */
  readonly members?: Readonly<Record<string, ResponseValue>>;
}

/** Values by JSON Pointer into the body (RFC 6901), with `*` for each item of a list and each member of a map. */
export type ResponseValues = Readonly<Record<string, ResponseValue>>;

/** Bodies of an API's success responses that are JSON, by operationId and status code. */
export type ResponseValueTable = Readonly<Record<string, Readonly<Record<string, ResponseValue>>>>;

/** Lists the documented values of a response; none if it is not JSON. */
export function listResponseValues(
  table: ResponseValueTable,
  operationId: string,
  status: string,
): ResponseValues {
  const values: Record<string, ResponseValue> = {};
  const visit = (value: ResponseValue, pointer: string): void => {
    values[pointer] = value;
    for (const [name, member] of Object.entries(value.members ?? {}))
      visit(member, appendPointer(pointer, name));
  };
  const body = table[operationId]?.[status];
  if (body) visit(body, "");
  return values;
}
