/** Quotes a text for a POSIX shell. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** Quotes an argument of a command to run, unless a shell reads it as it is. */
export const quoteArgument = (text: string): string => (/^[\w.:/-]+$/.test(text) ? text : quote(text));
