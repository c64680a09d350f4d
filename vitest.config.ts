import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

const packageTests = "test/package/**/*.test.ts";
const platformTests = "test/{platform,testing,cli}/**/*.test.ts";
const docsTests = "test/docs/**/*.test.ts";
const slowDocsTests = [
  "test/docs/{checklists,search,table-of-contents,sandbox/{page,storage,address}}.test.ts",
];
const realmTests = "test/testing/realms.test.ts";

export default defineConfig({
  test: {
    // Much of a test is waiting, for a server, a disk or a child process: on two processors, one worker would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The default of one second is too short for a child process on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: "sources",
          include: ["test/**/*.test.ts"],
          exclude: [...configDefaults.exclude, packageTests, platformTests, docsTests],
        },
      },
      // Tests of the platform share one PostgreSQL server, which starts once.
      {
        extends: true,
        test: {
          name: "platform",
          include: [platformTests],
          exclude: [...configDefaults.exclude, realmTests],
          globalSetup: ["test/platform/start-databases.ts"],
        },
      },
      { extends: true, test: { name: "realms", include: [realmTests], pool: "vmThreads" } },
      // Tests of the built package share one build, which runs only if one of them does.
      {
        extends: true,
        test: { name: "package", include: [packageTests], globalSetup: ["test/package/build-once.ts"] },
      },
      // Tests of the docs site share two builds of it. `npm run test:docs` runs all of them.
      {
        extends: true,
        test: {
          name: "docs",
          include: [docsTests],
          exclude: [...configDefaults.exclude, ...(process.env["DOCS_TESTS"] === "all" ? [] : slowDocsTests)],
          globalSetup: ["test/docs/setup.ts"],
        },
      },
    ],
  },
});
