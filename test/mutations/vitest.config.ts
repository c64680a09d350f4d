/** Tests that run for each mutant: those of the client, the contract and the request pipeline, without databases, processes and browsers. */
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "test/client/**/*.test.ts",
      "test/contract/platform.test.ts",
      "test/platform/{pipeline,faults}/*.test.ts",
      "test/platform/conformance/*.test.ts",
      "test/testing/faults.test.ts",
    ],
    exclude: ["test/platform/conformance/{postgres,sqlite}.test.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
