/** The README's example of a test, with this repository's paths; readme-example.test.ts compares the two. */
import { afterAll, expect, test } from "vitest";
import { createManagementClient } from "../../src/management.ts";
import { startTestPlatform } from "../../src/testing.ts";

const platform = await startTestPlatform();
afterAll(() => platform.close());

test("raises the number of threads, also when the first attempt is rate limited", async () => {
  const organization = await platform.createOrganization();
  const service = await organization.addService({ name: "analytics" });
  const pipe = await service.addPipe({ settings: { engine_max_threads: 4 } });
  organization.faults.inject("updatePipeSettings", { type: "rate-limit", retryAfterSeconds: 0 });

  const management = createManagementClient(organization.managementOptions);
  await management.updatePipeSettings(pipe.parameters, { engine_max_threads: 8 });

  const { settings } = await management.getPipe(pipe.parameters);
  expect(settings?.engine_max_threads).toBe(8);
  organization.faults.assertAllFired();
  organization.journal.assertCalled("updatePipeSettings", { times: 2 });
});
