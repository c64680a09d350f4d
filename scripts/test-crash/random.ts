/** Random numbers that a seed brings back. */

/** Gives numbers from 0 up to 1. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /**
   * A whole number.
   *
   * @param from the least
   * @param to the greatest
   */
  whole(from: number, to: number): number;
  /** Some of a list, in random order. */
  some<Item>(list: readonly Item[], count: number): readonly Item[];
}

/**
 * Makes a source of random numbers (mulberry32).
 *
 * @param seed any whole number; the same one gives the same numbers
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    some: (list, count) =>
      list
        .map((item) => ({ item, rank: next() }))
        .sort((one, other) => one.rank - other.rank)
        .slice(0, count)
        .map(({ item }) => item),
  };
}
