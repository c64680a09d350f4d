import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { isCi } from "./scripts/lib/debian-package.ts";
import { isThorough, missingPrograms } from "./test/find-or-skip.ts";

const packageTests = "test/package/**/*.test.ts";
const siteTests = "test/docs/site/**/*.test.ts";
// Slow tests, which only `npm run test:docs` runs; `npm test` must be fast.
const slowSiteTests = ["test/docs/site/{pages,search,served,table-of-contents,weight,sandbox/*}.test.ts"];
const slowTests = [
  "test/guides/{maintain,walkthroughs}.test.ts",
  "test/scripts/*/{audit,breaking,bring,demo,dev,mock,real-documents,release,start-mocks,workshop}.test.ts",
];
/** Tests that `npm run test:docs` runs too, and that try more there. */
const thoroughTests = ["test/guides.test.ts"];
const realmTests = "test/testing/realms.test.ts";
/** Tests that replace modules, which would stay replaced for the next files of a worker, or count what their process holds. */
const isolatedTests = [
  "test/client/leaks.test.ts",
  "test/platform/{older-documents,conformance/example-answers,pipeline/any-operation}.test.ts",
  "test/any-operation/any-operation.test.ts",
  "test/scripts/pipeline/standalone.test.ts",
];

// Node.js keeps compiled sources here, for the workers and the processes that tests start.
process.env["NODE_COMPILE_CACHE"] ??= fileURLToPath(
  new URL("node_modules/.cache/node-compile-cache", import.meta.url),
);

export default defineConfig({
  test: {
    ...(!isCi && { reporters: ["default", missingPrograms] }),
    // Much of a test is waiting, for a server, a disk or a child process: on two processors, one worker would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A worker loads each module once, not once per file: a third less processor time.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // The default of one second is too short for a child process on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      // Tests of the built docs site share its builds. First, since the builds run while the other projects are set up.
      {
        extends: true,
        test: {
          name: "site",
          include: [siteTests, ...(isThorough ? thoroughTests : [])],
          exclude: [...configDefaults.exclude, ...(isThorough ? [] : slowSiteTests)],
          globalSetup: ["test/docs/site/setup.ts"],
          // A browser starts, and loads its first pages, slowly on a busy machine.
          testTimeout: 120_000,
        },
      },
      { extends: true, test: { name: "slow", include: slowTests, testTimeout: 120_000 } },
      // Those of the platform share one PostgreSQL server with isolated ones.
      {
        extends: true,
        test: {
          name: "sources",
          include: ["test/**/*.test.ts"],
          exclude: [
            ...configDefaults.exclude,
            packageTests,
            realmTests,
            siteTests,
            ...slowTests,
            ...isolatedTests,
          ],
          globalSetup: ["test/platform/start-databases.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "isolated",
          include: isolatedTests,
          isolate: true,
          globalSetup: ["test/platform/start-databases.ts"],
        },
      },
      { extends: true, test: { name: "realms", include: [realmTests], pool: "vmThreads" } },
      // Tests of the built package share one build, which runs only if one of them does.
      {
        extends: true,
        test: { name: "package", include: [packageTests], globalSetup: ["test/package/build-once.ts"] },
      },
    ],
  },
});
