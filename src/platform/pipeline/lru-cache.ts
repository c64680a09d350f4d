/** LRU cache keyed by string. */
export type LruCache<Value> = ReturnType<typeof createLruCache<Value>>;

/** @param maxKeyLength maximum length of a key, in UTF-16 code units; a longer one is not cached */
export function createLruCache<Value>(maxEntries: number, maxKeyLength: number) {
  /** Least recently used first. */
  const values = new Map<string, Value>();
  const renew = (key: string, value: Value): void => {
    values.delete(key);
    values.set(key, value);
  };
  return {
    get: (key: string): Value | undefined => {
      const value = values.get(key);
      // While there is room for more, the order does not matter.
      if (value !== undefined && values.size === maxEntries) renew(key, value);
      return value;
    },
    /** Adds a value and evicts the least recently used one when full. */
    set: (key: string, value: Value): void => {
      if (key.length > maxKeyLength) return;
      renew(key, value);
      if (values.size <= maxEntries) return;
      for (const oldest of values.keys()) {
        values.delete(oldest);
        break;
      }
    },
    delete: (key: string): void => void values.delete(key),
    clear: (): void => values.clear(),
  };
}
