/** Reads an environment variable; undefined if it is unset or empty, or if the runtime, such as a browser, has none. */
export function readVariable(name: string): string | undefined {
  // Through globalThis, since not every runtime has `process`.
  const { process } = globalThis as {
    readonly process?: { readonly env?: Readonly<Record<string, string | undefined>> };
  };
  try {
    return process?.env?.[name] || undefined;
  } catch {
    // Deno without permission to read the environment.
    return undefined;
  }
}
