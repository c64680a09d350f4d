/** The local platform for contract tests: with demo data, on a free port, while one test file runs. */
import { afterAll, beforeAll } from "vitest";
import { demoSeed } from "../../generated/platform/demo-seed.ts";
import { createPlatform, type Platform, type Seed } from "../../src/platform/index.ts";

/** A running platform. */
export interface RunningPlatform {
  readonly platform: Platform;
  /** Its address, at which it serves every API. */
  readonly url: string;
}

/** The demo data, with the credentials of the canaries. */
function contractSeed(): Seed {
  const { organizations = [], teams = [] } = demoSeed;
  return {
    organizations: organizations.map((organization) => ({
      ...organization,
      keys: [...(organization.keys ?? []), { id: "key-id", secret: "key-secret" }],
    })),
    teams: teams.map((team) => ({ ...team, tokens: [...(team.tokens ?? []), { token: "access-token" }] })),
  };
}

/**
 * Starts a platform, which validates its responses, before the tests of a file and stops it afterwards. Call it at the top level of
 * the file.
 *
 * @returns a function that returns the running platform, for use inside tests
 */
export function usePlatform(): () => RunningPlatform {
  let running: RunningPlatform | undefined;
  beforeAll(async () => {
    const platform = createPlatform({ seed: contractSeed(), checkResponses: true });
    running = { platform, url: (await platform.listen()).url };
  });
  afterAll(async () => {
    await running?.platform.close();
  });
  return () => {
    if (!running) throw new Error("The platform runs only while tests do: call this inside a test.");
    return running;
  };
}
