/** Initial data of a platform: fills its store, adds to it, resets and exports it. */
import { PlatformConfigError } from "../lib/config-error.ts";
import { StoreConflictError } from "../store/describe.ts";
import { type Store, type StoreStart, type StoreState, StoreUnavailableError } from "../store/store.ts";
import type { Seed } from "./seed.ts";

export interface Seeder {
  /** Opens the store, and fills it if it is empty. */
  open(): Promise<StoreStart>;
  /** Adds all of a seed or nothing. */
  seed(seed: Seed | string): Promise<void>;
  /** Replaces everything with the initial data, or with a seed. */
  reset(seed?: Seed | string): Promise<void>;
  /** Reads everything as a seed. */
  export(): Promise<Seed>;
  /** Stops reading a seed, which may come from a pipe that nobody writes. */
  close(): void;
}

/** Members of `PlatformApi` that its data needs; `apis/`, where that is, imports this folder. */
interface SeededApi {
  readonly name: string;
  readonly tenantTerm?: string;
  readonly completeStore: (store: Store, isNew: boolean) => Promise<void>;
}

const emptyState: StoreState = { tenants: [], credentials: [], resources: [] };

/** Creates the seeder of a platform. Nothing is read before `open`. */
export function createSeeder(
  store: Store,
  { seed, demo = false }: { readonly seed?: Seed | string | undefined; readonly demo?: boolean | undefined },
  now: () => number,
  apis: readonly SeededApi[],
): Seeder {
  const termOf = (api: string) => apis.find(({ name }) => name === api)?.tenantTerm ?? "tenant";
  let initialState = emptyState;
  const closing = new AbortController();
  const toState = async (given: Seed): Promise<StoreState> => {
    const { seedToState } = await import("./seed-to-state.ts");
    return seedToState(given, { now: now() });
  };
  const readState = async (input: Seed | string): Promise<StoreState> => {
    const { readSeed } = await import("./read-seed.ts");
    return toState(await readSeed(input, closing.signal));
  };
  const readDemo = async (): Promise<StoreState> => {
    const { demoSeed } = await import("../../../generated/platform/demo-seed.ts");
    return toState(demoSeed);
  };
  return {
    open: async () => {
      // Before the store is opened, so that an invalid seed changes nothing.
      const states = await Promise.all([
        demo ? readDemo() : emptyState,
        seed === undefined ? emptyState : readState(seed),
      ]);
      initialState = mergeStates(states);
      await store.open();
      const wasEmpty = await nameConflict(store.insertIfEmpty(initialState), termOf).catch(explainFailure);
      for (const api of apis) await api.completeStore(store, wasEmpty);
      return { wasEmpty };
    },
    seed: async (input) => nameConflict(store.insert(await readState(input)), termOf),
    reset: async (input) => store.replaceAll(input === undefined ? initialState : await readState(input)),
    export: async () => {
      const { stateToSeed } = await import("./state-to-seed.ts");
      return stateToSeed(await store.read());
    },
    close: () => closing.abort(),
  };
}

/** Words a conflict with the terms of the APIs, which a store does not know. */
function nameConflict<Result>(adding: Promise<Result>, termOf: (api: string) => string): Promise<Result> {
  return adding.catch((error: unknown) => {
    throw error instanceof StoreConflictError ? new StoreConflictError(error.item, termOf) : error;
  });
}

function explainFailure(error: unknown): never {
  if (error instanceof StoreUnavailableError) {
    throw new PlatformConfigError(`The data cannot be loaded: ${error.message}`, { cause: error });
  }
  // Ids are unique within a seed, so that a conflict means that the seed and the demo data share one.
  if (!(error instanceof StoreConflictError)) throw error;
  throw new PlatformConfigError(
    `The seed and the demo data cannot both be loaded: ${error.message} Rename it in the seed, or omit the demo data.`,
    { cause: error },
  );
}

function mergeStates(states: readonly StoreState[]): StoreState {
  return {
    tenants: states.flatMap(({ tenants }) => tenants),
    credentials: states.flatMap(({ credentials }) => credentials),
    resources: states.flatMap(({ resources }) => resources),
  };
}
