/** Reads caught errors by their members: under Jest and `vmThreads`, errors of Node come from another realm and are not `instanceof Error`. */

/** The `code` of an error, such as `ENOENT`; undefined if there is none. */
export function errorCode(error: unknown): string | undefined {
  const code = readMember(error, "code");
  return typeof code === "string" ? code : undefined;
}

/** The message of an error; the value as a string if it has none. */
export function errorMessage(error: unknown): string {
  const message = readMember(error, "message");
  return typeof message === "string" ? message : String(error);
}

/** A member of a caught value; undefined if the value is not an object or has no such member. */
export function readMember(error: unknown, name: string): unknown {
  return typeof error === "object" && error !== null ? Reflect.get(error, name) : undefined;
}
