/** What a compiler says of the work that it had. */
export interface Diagnostics {
  readonly types: number;
  readonly instantiations: number;
  readonly checkSeconds: number;
}

/**
 * Reads what `tsc --extendedDiagnostics` prints.
 *
 * @param text its output
 * @throws when a figure is not there
 */
export function readDiagnostics(text: string): Diagnostics {
  const figure = (name: string): number => {
    const found = new RegExp(`^${name}:\\s+([\\d.]+)`, "m").exec(text)?.[1];
    if (found === undefined) throw new Error(`The compiler's diagnostics have no "${name}".`);
    return Number(found);
  };
  return {
    types: figure("Types"),
    instantiations: figure("Instantiations"),
    checkSeconds: figure("Check time"),
  };
}
