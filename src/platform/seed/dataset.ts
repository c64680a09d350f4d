/** What a platform begins with, and how its store is filled, added to, put back and written out. */
import { PlatformConfigError } from "../config-error.ts";
import type { PlatformOptions } from "../options.ts";
import { type Store, StoreConflictError, type StoreState } from "../store/store.ts";
import type { Seed } from "./seed.ts";

/** The data of one platform. */
export interface Dataset {
  /** Opens the store, and fills it if it is empty. */
  open(): Promise<void>;
  /** Adds to what is there, all or nothing. */
  seed(seed: Seed | string): Promise<void>;
  /** Puts everything back to the beginning, or to what is given. */
  reset(seed?: Seed | string): Promise<void>;
  /** Everything, as a seed. */
  export(): Promise<Seed>;
}

const empty: StoreState = { tenants: [], credentials: [], resources: [] };

/**
 * Makes the dataset of a platform. Nothing is read before `open`.
 *
 * @param store where it goes
 * @param options `seed` and `demo`
 * @param now the time in milliseconds since 1970, for timestamps that a seed leaves out
 */
export function createDataset(
  store: Store,
  { seed, demo = false }: Pick<PlatformOptions, "seed" | "demo">,
  now: () => number,
): Dataset {
  /** What the platform begins with; read before the store is opened, so that a mistake changes nothing. */
  let beginning = empty;
  const read = async (given: Seed | string): Promise<StoreState> => {
    const [{ readSeed }, { toState }] = await Promise.all([
      import("./read-seed.ts"),
      import("./to-state.ts"),
    ]);
    return toState(await readSeed(given), { now: now() });
  };
  const readDemo = async (): Promise<StoreState> => {
    const [{ demoSeed }, { toState }] = await Promise.all([import("./demo.ts"), import("./to-state.ts")]);
    return toState(demoSeed(), { now: now() });
  };
  return {
    open: async () => {
      const parts = await Promise.all([demo ? readDemo() : empty, seed === undefined ? empty : read(seed)]);
      beginning = join(parts);
      await store.open();
      if (beginning.tenants.length > 0) await fill(store, beginning, demo && seed !== undefined);
    },
    seed: async (given) => store.insert(await read(given)),
    reset: async (given) => store.replaceAll(given === undefined ? beginning : await read(given)),
    export: async () => {
      const { fromState } = await import("./from-state.ts");
      return fromState(await store.read());
    },
  };
}

/** A seed alone holds nothing twice, which was checked when it was read; together with the demo data it may. */
async function fill(store: Store, state: StoreState, joined: boolean): Promise<void> {
  try {
    await store.insertIfEmpty(state);
  } catch (error) {
    if (!joined || !(error instanceof StoreConflictError)) throw error;
    throw new PlatformConfigError(
      `The seed and the demo data cannot both be loaded: ${error.message} Rename it in the seed, or leave the demo data out.`,
      { cause: error },
    );
  }
}

function join(states: readonly StoreState[]): StoreState {
  return {
    tenants: states.flatMap(({ tenants }) => tenants),
    credentials: states.flatMap(({ credentials }) => credentials),
    resources: states.flatMap(({ resources }) => resources),
  };
}
