/** Keyed mutex. */

/** How long work may hold up what comes after it, in milliseconds. Nearly all takes less; what hangs shall not take all others with it. */
const longestMs = 250;

/** The last turn on each thing that somebody works on, by name. It ends, and never rejects. */
const lastTurns = new WeakMap<object, Map<string, Promise<void>>>();

/**
 * Does work when it is its turn: when all that was asked for before, on the same thing, has ended, or the latest of it has taken 250 ms.
 *
 * @param owner who has the thing; a name means something else with another owner
 * @param name of the thing
 * @param work begins at once when nobody works on it
 * @returns what the work gives
 * @throws what the work throws
 */
export async function runExclusive<Result>(
  owner: object,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const turns = lastTurns.get(owner) ?? new Map<string, Promise<void>>();
  lastTurns.set(owner, turns);
  const before = turns.get(name);
  let end = (): void => {};
  const turn = new Promise<void>((resolve) => {
    end = () => {
      if (turns.get(name) === turn) turns.delete(name);
      resolve();
    };
  });
  turns.set(name, turn);
  if (before) await before;
  const timer = setTimeout(end, longestMs);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
    end();
  }
}
