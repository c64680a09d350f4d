/** Choice among several media types of a body. A generated client passes `bodies/media-types.ts` where its API has them. */
import type { Operation, OperationParameter } from "../contract/operation.ts";
import type { RequestValidatorTable } from "../contract/validator.ts";
import type { callOperation } from "./call.ts";
import type { CallOptions } from "./options.ts";

/** Values by name. */
export type Values = Readonly<Record<string, unknown>>;

/** Options of a call by path that openapi-fetch does not read alone. */
export interface Init extends Omit<CallOptions, "headers"> {
  readonly params?: { readonly [Place in OperationParameter["in"]]?: Values | undefined };
  readonly headers?: Headers | readonly (readonly [string, unknown])[] | Values;
  readonly body?: unknown;
  readonly bodySerializer?: unknown;
}

/** An operation and the validators of its API. */
export interface ChosenOperation {
  readonly operation: Operation;
  readonly requests: RequestValidatorTable;
}

/** A call of a documented operation by path. */
export interface DescribedCall extends ChosenOperation {
  readonly init: Init;
}

export interface MediaTypeChoice {
  /** Calls an operation with the media types that its options choose. */
  readonly call: typeof callOperation;
  /** Narrows the operation of a call by path, by its headers. */
  readonly narrow: (call: DescribedCall) => DescribedCall;
}
