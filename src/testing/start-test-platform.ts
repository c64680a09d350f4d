/** A platform with the defaults of a test: demo data, checked responses, a frozen clock. */
import { createTestKits, type TestKits } from "../../generated/platform/test-kits.ts";
import { aBoolean, type OptionRules } from "../contract/check-options.ts";
import { createPlatform } from "../platform/create-platform.ts";
import { checkConfig } from "../platform/lib/check-config.ts";
import { listenRules, platformRules } from "../platform/options/option-rules.ts";
import type { Platform, PlatformOptions } from "../platform/options/options.ts";
import { chooseStore } from "../platform/store/open-store.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { createInsert, type TestConnection } from "./context.ts";

/** Options of a test platform. */
export interface TestPlatformOptions extends Omit<PlatformOptions, "now"> {
  /** Loads the built-in demo data; true by default. */
  readonly demo?: boolean | undefined;
  /** Validates every response against the contract, and responds with 500 if one violates it; true by default. */
  readonly checkResponses?: boolean | undefined;
  /** Maximum number of requests in the journal, 0 to 100000; 10000 by default. */
  readonly journalSize?: number | undefined;
  /** The platform's clock; one that is frozen at the present by default. */
  readonly clock?: TestClock | undefined;
  /** Listens on a port, for clients in other processes; false by default, unless `port` is set. */
  readonly listen?: boolean | undefined;
  /** Port to listen on; 0 picks a free one. */
  readonly port?: number | undefined;
}

const platformDefaults = { demo: true, checkResponses: true, journalSize: 10_000 } as const;

/** A test that leaves a request unfinished must not wait longer for `close` than its test runner does. */
const drainMs = 1000;

const rules: OptionRules<TestPlatformOptions & Pick<PlatformOptions, "now">> = {
  ...platformRules,
  now: [() => false, "omitted; pass clock instead"],
  clock: [(value) => typeof Object(value).now === "function", "a clock, with the methods of `TestClock`"],
  listen: aBoolean,
  port: listenRules.port,
};

/** A running test platform. */
export interface TestPlatform extends Platform, TestKits {
  /** Address for clients. If the platform does not listen, it works with `fetch` of the platform only. */
  readonly baseUrl: string;
  /** `fetch` for clients: in process, or the global one if the platform listens. */
  readonly fetch: typeof globalThis.fetch;
  /** The platform's clock. It is frozen; the test advances it. */
  readonly clock: TestClock;
  /** Closes the platform, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a platform for tests. Close it after the tests.
 *
 * @param options initial data, store and address; demo data, in memory and in process by default
 * @throws PlatformConfigError if an option or the seed is invalid, or the store or port cannot be opened
 *
 * @example
 * ```ts
 * await using platform = await startTestPlatform();
 * const management = createManagementClient(platform.managementOptions);
 * await management.getPipe(demo.pipe);
 * ```
 */
export async function startTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const checked: TestPlatformOptions = checkConfig(rules, options);
  const { clock = createTestClock(), listen, port, data, databaseUrl, store: ownStore, ...rest } = checked;
  const store = chooseStore({ data, databaseUrl, store: ownStore });
  const platform = createPlatform({ ...platformDefaults, ...rest, store, now: clock.now });
  try {
    await platform.ready();
    const isListening = listen ?? port !== undefined;
    const listening = isListening ? await platform.listen({ port, drainMs }) : undefined;
    const connection: TestConnection = {
      baseUrl: listening?.url ?? platform.baseUrl,
      fetch: listening ? globalThis.fetch : platform.fetch,
      allowBrowser: true,
    };
    // In a VM context of Node 20 and 22, as in Vitest, the symbol is missing: compilers take this one then.
    const asyncDispose: typeof Symbol.asyncDispose = Symbol.asyncDispose ?? Symbol.for("Symbol.asyncDispose");
    return {
      ...platform,
      baseUrl: connection.baseUrl,
      fetch: connection.fetch,
      clock,
      ...createTestKits({ platform, connection, insert: createInsert(store, platform, clock.now) }),
      [asyncDispose]: platform.close,
    };
  } catch (error) {
    await platform.close();
    throw error;
  }
}
