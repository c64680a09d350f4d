/** A platform for tests: strict about its own answers, at a time that stands still, and with tenants of each test's own. */
import { createPlatform } from "../platform/create-platform.ts";
import type { Platform, PlatformOptions } from "../platform/options.ts";
import { demo } from "../platform/seed/demo-names.ts";
import { chooseStore } from "../platform/store/open-store.ts";
import { createTestClock, type TestClock } from "./clock.ts";
import { addOrganization, type OrganizationInput, type TestOrganization } from "./organization.ts";
import { addTeam, type TeamInput, type TestTeam } from "./team.ts";
import { createInsert, type Scope } from "./tenant.ts";

/** How a test platform is made. */
export interface TestPlatformOptions extends Omit<PlatformOptions, "now"> {
  /** Loads the built-in demo data; true by default. */
  readonly demo?: boolean | undefined;
  /** Checks every response against the contract; one that breaks it becomes a 500. True by default. */
  readonly checkResponses?: boolean | undefined;
  /** How many requests the journal remembers, 0 to 100000; 10000 by default. */
  readonly journalSize?: number | undefined;
  /** The platform's time; a clock that stands at the present by default. */
  readonly clock?: TestClock | undefined;
  /** True to listen on a free port, for clients in other processes. In process by default. */
  readonly listen?: boolean | undefined;
  /** The port to listen on; 0 picks a free one. */
  readonly port?: number | undefined;
}

/** A running platform, and what a test needs around it. */
export interface TestPlatform extends Platform {
  /** Its address: the real one when it listens, else one that only `fetch` below knows. */
  readonly baseUrl: string;
  /** Reaches it: in process, or the global one when it listens. */
  readonly fetch: typeof globalThis.fetch;
  /** Its time, which stands still until the test moves it. */
  readonly clock: TestClock;
  /** Options of `createManagementClient`, to be spread, with the demo data's key. */
  readonly managementOptions: TestOrganization["managementOptions"];
  /** Options of `createObservabilityClient`, to be spread, with the demo data's token. */
  readonly observabilityOptions: TestTeam["observabilityOptions"];
  /** Adds an organization of the test's own, with a key. */
  createOrganization(input?: OrganizationInput): Promise<TestOrganization>;
  /** Adds a team of the test's own, with a token. */
  createTeam(input?: TeamInput): Promise<TestTeam>;
  /** Closes it, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Starts a platform. It is to be closed after the tests.
 *
 * @param options what it begins with, where it keeps it, and whether it listens; in memory and in process by default
 * @throws PlatformConfigError when an option, the seed, the store or the port is no good
 */
export async function startTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const { clock = createTestClock(), listen, port, ...rest } = options;
  const store = chooseStore(rest);
  const platform = createPlatform({
    ...rest,
    data: undefined,
    databaseUrl: undefined,
    store,
    demo: rest.demo ?? true,
    checkResponses: rest.checkResponses ?? true,
    journalSize: rest.journalSize ?? 10_000,
    now: clock.now,
  });
  try {
    await platform.ready();
    const listening = (listen ?? port !== undefined) ? await platform.listen({ port: port ?? 0 }) : undefined;
    const address = listening
      ? { baseUrl: listening.url, fetch: globalThis.fetch }
      : { baseUrl: platform.baseUrl, fetch: platform.fetch };
    return addKit({ platform, address, insert: createInsert(store, platform, clock.now) }, clock);
  } catch (error) {
    await platform.close();
    throw error;
  }
}

function addKit(scope: Scope, clock: TestClock): TestPlatform {
  const { platform, address } = scope;
  const { keyId, keySecret, accessToken } = demo;
  return {
    ...platform,
    ...address,
    clock,
    managementOptions: { ...address, keyId, keySecret },
    observabilityOptions: { ...address, accessToken },
    createOrganization: (input = {}) => addOrganization(scope, input),
    createTeam: (input = {}) => addTeam(scope, input),
    [Symbol.asyncDispose]: () => platform.close(),
  };
}
