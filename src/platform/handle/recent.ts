/** Remembers what was made of a text, for texts that come again and again, such as a client's credentials and the paths that it asks for. */

/** The latest few, by their text. */
export interface Recent<Value> {
  get(text: string): Value | undefined;
  /** Remembers a value, and forgets the oldest if need be. A text that is too long is not worth it. */
  keep(text: string, value: Value): void;
}

/**
 * @param most how many are remembered
 * @param longest how long a text may be, in UTF-16 code units
 */
export function createRecent<Value>(most: number, longest: number): Recent<Value> {
  const values = new Map<string, Value>();
  return {
    get: (text) => values.get(text),
    keep: (text, value) => {
      if (text.length > longest) return;
      values.set(text, value);
      if (values.size <= most) return;
      for (const oldest of values.keys()) {
        values.delete(oldest);
        break;
      }
    },
  };
}
