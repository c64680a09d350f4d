/** The local platform for contract tests: with its demo data, on a free port, for as long as one test file runs. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import type { Mock } from "../../scripts/mock/start-mocks.ts";
import { createPlatform } from "../../src/platform/create-platform.ts";
import type { Platform } from "../../src/platform/options.ts";
import { demoSeed } from "../../src/platform/seed/demo.ts";
import type { Seed } from "../../src/platform/seed/seed.ts";

/** A platform while it runs. */
export interface RunningPlatform {
  readonly platform: Platform;
  /** Its address, which serves every API. */
  readonly url: string;
  /** What a mock of each API would be. */
  readonly served: readonly Mock[];
}

/** The demo data, opened by the credentials of the canaries as well. */
function contractSeed(): Seed {
  const { organizations = [], teams = [] } = demoSeed();
  return {
    organizations: organizations.map((organization) => ({
      ...organization,
      keys: [...(organization.keys ?? []), { id: "key-id", secret: "key-secret" }],
    })),
    teams: teams.map((team) => ({ ...team, tokens: [...(team.tokens ?? []), { token: "access-token" }] })),
  };
}

/**
 * Starts a platform before the tests of a file and stops it after. Every response is checked. Call it at the file's top level.
 *
 * @returns a function for use inside tests: the running platform
 */
export function usePlatform(): () => RunningPlatform {
  let running: RunningPlatform | undefined;
  beforeAll(async () => {
    const platform = createPlatform({ seed: contractSeed(), checkResponses: true });
    const { url } = await platform.listen();
    running = { platform, url, served: await describeServed(url) };
  });
  afterAll(async () => {
    await running?.platform.close();
  });
  return () => {
    if (!running) throw new Error("The platform runs only while tests do: call this inside a test.");
    return running;
  };
}

async function describeServed(baseUrl: string): Promise<readonly Mock[]> {
  const { apis } = await readRegister();
  return Promise.all(
    apis.map(async ({ name, generated }) => {
      // `generate` wrote it from a linted document.
      const text = await readFile(path.join(generated, "openapi.json"), "utf8");
      return { name, baseUrl, document: JSON.parse(text) as OpenApiDocument };
    }),
  );
}
