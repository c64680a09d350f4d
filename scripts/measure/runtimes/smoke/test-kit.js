/** The test kit on Node.js and in test runners: in memory, on a port and on SQLite; in a runner, with errors of Node.js from another realm. */
import { writeFile } from "node:fs/promises";
import process from "node:process";
import { createManagementClient } from "dataplat/management";
import { demo, startTestPlatform } from "dataplat/testing";
import { assert, equal, failure } from "./setup.js";

const { pipe } = demo;

/** Starts a platform, calls `use` with it and a client, and closes it. */
export async function withPlatform(options, use) {
  const platform = await startTestPlatform(options);
  try {
    return await use(platform, createManagementClient(platform.managementOptions));
  } finally {
    await platform.close();
  }
}

/** Changes a setting and reads it. */
export async function changeThreads(platform, management) {
  await management.updatePipeSettings(pipe, { engine_max_threads: 7 });
  equal((await management.getPipe(pipe)).settings.engine_max_threads, 7, "engine_max_threads");
  platform.journal.assertCalled("updatePipeSettings", { times: 1 });
}

/** @type {Record<string, (smoke: object) => Promise<void>>} */
const everywhere = {
  "the test kit runs in memory": async () => {
    await withPlatform({}, async (platform, management) => {
      await changeThreads(platform, management);
      const organization = await platform.createOrganization({ services: [{ pipes: [{}] }] });
      const own = createManagementClient(organization.managementOptions);
      const { organizationId } = organization;
      equal((await own.listServices({ organizationId })).length, 1, "services of a new organization");
      organization.faults.inject("listServices", { type: "drop", when: "before" }, { times: 3 });
      const call = own.listServices({ organizationId }, { retry: { baseDelayMs: 1 } });
      equal((await failure(call, "network")).attempts, 3, "attempts");
    });
  },
  "the test kit listens, and reports a taken port": async () => {
    await withPlatform({ listen: true }, async (platform, management) => {
      await changeThreads(platform, management);
      const { port } = new URL(platform.baseUrl);
      const error = await startTestPlatform({ port: Number(port) }).catch((thrown) => thrown);
      equal(error.name, "PlatformConfigError", "error of a taken port");
      assert(error.message.includes("port"), error.message);
    });
  },
};

/** With a data file, which needs SQLite of Node.js 22.13. */
const withFile = {
  "the test kit creates a SQLite file and opens it again": async ({ folder }) => {
    const data = `${folder}/platform.db`;
    await withPlatform({ data }, changeThreads);
    await withPlatform({ data }, async (_, management) => {
      equal((await management.getPipe(pipe)).settings.engine_max_threads, 7, "engine_max_threads");
    });
  },
  "the test kit rejects a SQLite file that is in use": async ({ folder }) => {
    const data = `${folder}/used.db`;
    await withPlatform({ data }, async () => {
      const error = await startTestPlatform({ data }).catch((thrown) => thrown);
      equal(error.name, "PlatformConfigError", "error of a file in use");
      assert(error.message.includes("databaseUrl"), error.message);
    });
  },
  "the test kit reports missing and invalid files": async ({ folder }) => {
    const reject = async (options) => {
      const error = await startTestPlatform(options).catch((thrown) => thrown);
      equal(error.name, "PlatformConfigError", `error of ${JSON.stringify(options)}`);
      return error.message;
    };
    const missing = await reject({ data: `${folder}/missing/platform.db` });
    assert(missing.includes("folder"), missing);
    await writeFile(
      `${folder}/text.db`,
      "This is not a database, and long enough to have a header of one. ".repeat(4),
    );
    const other = await reject({ data: `${folder}/text.db` });
    assert(other.includes("SQLite database"), other);
    const seed = await reject({ seed: `${folder}/missing.yaml` });
    assert(seed.includes("missing.yaml"), seed);
  },
};

const withoutFile = {
  "the test kit says which Node.js a SQLite file needs": async ({ folder }) => {
    const error = await startTestPlatform({ data: `${folder}/platform.db` }).catch((thrown) => thrown);
    equal(error.name, "PlatformConfigError", "error of a data file");
    assert(error.message.includes("needs Node 22.13"), error.message);
  },
};

export const testKit = {
  ...everywhere,
  ...(Number.parseInt(process.versions.node, 10) < 22 ? withoutFile : withFile),
};
