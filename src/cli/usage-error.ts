/** What was typed is wrong. The message is for whoever typed it; the exit code is 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
