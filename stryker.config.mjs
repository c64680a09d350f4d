/**
 * `npm run test:mutations`: StrykerJS changes the code one place at a time and runs the tests that reach it.
 *
 * @type {import("@stryker-mutator/api/core").PartialStrykerOptions}
 */
export default {
  mutate: ["src/{client,contract,platform/pipeline}/**/*.ts"],
  // Percentage of mutants that the tests must catch, from the first whole run. It may not fall.
  thresholds: { break: 81 },
  testRunner: "vitest",
  vitest: { configFile: "vitest.stryker.config.ts" },
  coverageAnalysis: "perTest",
  // Code that runs when a module is loaded would need all tests for each mutant.
  ignoreStatic: true,
  // Results of earlier runs are used again where neither the code nor its tests have changed. `--force` starts afresh.
  incremental: true,
  incrementalFile: ".stryker/incremental.json",
  tempDirName: ".stryker/tmp",
  // Not needed by the tests, or large.
  ignorePatterns: ["/dist", "/.stryker", "/coverage", "/api-report", "/src/docs/.astro"],
  reporters: ["clear-text", "progress"],
  clearTextReporter: { reportTests: false, allowColor: false, allowEmojis: false },
  // Vitest removes types without checking them. A comment in each file would also change the samples, which a test compares.
  disableTypeChecks: false,
};
