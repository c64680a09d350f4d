import { type DataplatError, isDataplatError } from "./errors/index.ts";

/** The outcome of a call as a value. */
export type Result<T> =
  | { readonly ok: true; readonly data: T; readonly error?: never }
  | { readonly ok: false; readonly error: DataplatError; readonly data?: never };

/**
 * Converts the outcome of a call into a value, for handling errors without `try`.
 *
 * @param promise a call of a client
 * @returns `{ ok: true, data }`, or `{ ok: false, error }` with the closed union of errors
 * @throws any error that is not of this package: it is a defect, not an outcome
 * @example
 * ```ts
 * const { ok, data, error } = await safe(management.getPipe(pipe));
 * if (ok) console.log(data.name);
 * else console.error(error.kind, error.message);
 * ```
 */
export async function safe<T>(promise: PromiseLike<T>): Promise<Result<T>> {
  try {
    return { ok: true, data: await promise };
  } catch (error) {
    if (isDataplatError(error)) return { ok: false, error };
    throw error;
  }
}
