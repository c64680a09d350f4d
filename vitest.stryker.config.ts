/** Tests that run for each mutant: those that use the client, the contract or the request pipeline, without databases and browsers. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "test/client/**/*.test.ts",
      "test/contract/{nearest-name,read-bodies,read-document}.test.ts",
      "test/docs/samples.test.ts",
      "test/lint/redocly.test.ts",
      "test/platform/{pipeline,faults}/*.test.ts",
      "test/platform/conformance/*.test.ts",
      "test/platform/seed/{issues,schema}.test.ts",
      "test/testing/faults.test.ts",
    ],
    exclude: ["test/platform/conformance/databases.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
