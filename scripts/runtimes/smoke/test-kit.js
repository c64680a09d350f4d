/** The test kit inside a test runner: in memory, on a port and on SQLite, where errors of Node are from another realm. */
import { writeFile } from "node:fs/promises";
import { createManagementClient } from "dataplat/management";
import { demo, startTestPlatform } from "dataplat/testing";
import { equal, failure, holds } from "./setup.js";

const { pipe } = demo;

/** Starts a platform, passes it to `use`, and closes it. */
async function withPlatform(options, use) {
  const platform = await startTestPlatform(options);
  try {
    return await use(platform, createManagementClient({ ...platform.managementOptions, allowBrowser: true }));
  } finally {
    await platform.close();
  }
}

/** Changes a setting and reads it back. */
async function changeThreads(platform, management) {
  await management.updatePipeSettings(pipe, { engine_max_threads: 7 });
  equal((await management.getPipe(pipe)).settings.engine_max_threads, 7, "engine_max_threads");
  platform.journal.assertCalled("updatePipeSettings", { times: 1 });
}

/** @type {Record<string, (here: object) => Promise<void>>} */
export const testKit = {
  "test kit: in memory, through its own fetch": async () => {
    await withPlatform({}, async (platform, management) => {
      await changeThreads(platform, management);
      const organization = await platform.createOrganization({ services: [{ pipes: [{}] }] });
      const own = createManagementClient({ ...organization.managementOptions, allowBrowser: true });
      const { organizationId } = organization;
      equal((await own.listServices({ organizationId })).length, 1, "services of a new organization");
      organization.faults.inject("listServices", { type: "drop", when: "before" }, { times: 3 });
      const call = own.listServices({ organizationId }, { retry: { baseDelayMs: 1 } });
      equal((await failure(call, "network")).attempts, 3, "attempts");
    });
  },
  "test kit: on a port": async () => {
    await withPlatform({ listen: true }, async (platform, management) => {
      await changeThreads(platform, management);
      const { port } = new URL(platform.baseUrl);
      const error = await startTestPlatform({ port: Number(port) }).catch((thrown) => thrown);
      equal(error.name, "PlatformConfigError", "error of a taken port");
      holds(error.message.includes("the port is taken"), error.message);
    });
  },
  "test kit: in a new SQLite file, and in that file again": async ({ folder }) => {
    const data = `${folder}/platform.db`;
    await withPlatform({ data }, changeThreads);
    await withPlatform({ data }, async (_, management) => {
      equal((await management.getPipe(pipe)).settings.engine_max_threads, 7, "engine_max_threads");
    });
  },
  "test kit: refuses a SQLite file that is in use": async ({ folder }) => {
    const data = `${folder}/used.db`;
    await withPlatform({ data }, async () => {
      const error = await startTestPlatform({ data }).catch((thrown) => thrown);
      equal(error.name, "PlatformConfigError", "error of a file in use");
      holds(error.message.includes("--database-url"), error.message);
    });
  },
  "test kit: says what is wrong with a file": async ({ folder }) => {
    const reject = async (options) => {
      const error = await startTestPlatform(options).catch((thrown) => thrown);
      equal(error.name, "PlatformConfigError", `error of ${JSON.stringify(options)}`);
      return error.message;
    };
    const missing = await reject({ data: `${folder}/missing/platform.db` });
    holds(missing.includes("there is no folder"), missing);
    await writeFile(
      `${folder}/text.db`,
      "This is not a database, and long enough to have a header of one. ".repeat(4),
    );
    const other = await reject({ data: `${folder}/text.db` });
    holds(other.includes("not a SQLite database"), other);
    const seed = await reject({ seed: `${folder}/missing.yaml` });
    holds(seed.includes("ENOENT"), seed);
  },
};
