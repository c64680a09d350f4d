/** LRU cache keyed by string. */

/** Cache of the most recently used values. */
export interface LruCache<Value> {
  get(key: string): Value | undefined;
  /** Adds a value and evicts the least recently used one when full. A key over the length limit is not cached. */
  set(key: string, value: Value): void;
  delete(key: string): void;
  clear(): void;
}

/** @param maxKeyLength maximum length of a key, in UTF-16 code units */
export function createLruCache<Value>(maxEntries: number, maxKeyLength: number): LruCache<Value> {
  /** Least recently used first. */
  const values = new Map<string, Value>();
  const renew = (key: string, value: Value): void => {
    values.delete(key);
    values.set(key, value);
  };
  return {
    get: (key) => {
      const value = values.get(key);
      // While there is room for more, the order does not matter.
      if (value !== undefined && values.size === maxEntries) renew(key, value);
      return value;
    },
    set: (key, value) => {
      if (key.length > maxKeyLength) return;
      renew(key, value);
      if (values.size <= maxEntries) return;
      for (const oldest of values.keys()) {
        values.delete(oldest);
        break;
      }
    },
    delete: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
