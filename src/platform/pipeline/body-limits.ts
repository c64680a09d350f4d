/** Bounds on what a request may be. The adapters enforce them before anything is buffered, the core for requests in process. */

/** Bytes of a body of an operation: every documented one is far below. */
export const operationBodyLimit = 1024 * 1024;
/** Bytes of a body under `/_platform`: a seed may hold a whole export. */
export const adminBodyLimit = 64 * 1024 * 1024;

/** Tells whether a path is one of the platform's own, which belong to no API. */
export function isAdminTarget(target: string): boolean {
  return /^\/_platform(?:$|[/?#])/.test(target);
}

/**
 * Bytes that the body of a request may have.
 *
 * @param target of the request
 */
export function bodyLimitOf(target: string): number {
  return isAdminTarget(target) ? adminBodyLimit : operationBodyLimit;
}
