/**
 * Reads an environment variable where there are any.
 *
 * @param name the variable's name
 * @returns its value; undefined when it is not set, empty, or the runtime (a browser, say) has no environment
 */
export function readEnvironment(name: string): string | undefined {
  // Read through globalThis, so that runtimes without `process` load this module all the same.
  const { process } = globalThis as {
    readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
  };
  return process?.env?.[name] || undefined;
}
