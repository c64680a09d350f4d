/** Remembers what was made of a text, for texts that come again and again, such as a client's credentials and the paths that it asks for. */

/** The few that were used latest, by their text. */
export interface Recent<Value> {
  get(text: string): Value | undefined;
  /** Remembers a value, and forgets the one that was not used for the longest time if need be. A text that is too long is not worth it. */
  keep(text: string, value: Value): void;
  /** Forgets one. */
  forget(text: string): void;
  /** Forgets all. */
  clear(): void;
}

/**
 * @param most how many are remembered
 * @param longest how long a text may be, in UTF-16 code units
 */
export function createRecent<Value>(most: number, longest: number): Recent<Value> {
  /** The one that was used latest comes last. */
  const values = new Map<string, Value>();
  const renew = (text: string, value: Value): void => {
    values.delete(text);
    values.set(text, value);
  };
  return {
    get: (text) => {
      const value = values.get(text);
      // While there is room for more, the order does not matter.
      if (value !== undefined && values.size === most) renew(text, value);
      return value;
    },
    keep: (text, value) => {
      if (text.length > longest) return;
      renew(text, value);
      if (values.size <= most) return;
      for (const oldest of values.keys()) {
        values.delete(oldest);
        break;
      }
    },
    forget: (text) => void values.delete(text),
    clear: () => values.clear(),
  };
}
