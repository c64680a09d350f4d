/** After any sequence of updates, reads, restarts and resets, the platform says what a trivial model of it says. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { createPlatform } from "../../../src/platform/index.ts";
import type { PlatformOptions } from "../../../src/platform/options.ts";
import { anyAction, type Trial, take } from "./actions.ts";
import { createModel } from "./model.ts";
import { runs } from "./runs.ts";
import { createdAt, createSeed } from "./test-data.ts";

const folder = await mkdtemp(path.join(tmpdir(), "dataplat-model-"));
afterAll(() => rm(folder, { recursive: true }));

function createTrial(options: PlatformOptions, keeps: boolean): Trial {
  const make = () =>
    createPlatform({ seed: createSeed(), checkResponses: true, now: () => trial.now, ...options });
  const trial: Trial = {
    now: Date.parse(createdAt),
    model: createModel(),
    tags: new Map(),
    get platform() {
      return platform;
    },
    restart: async () => {
      if (!keeps) return;
      await platform.close();
      platform = make();
    },
  };
  let platform = make();
  return trial;
}

describe.each([
  { name: "memory", options: () => ({}), keeps: false, numRuns: 150 },
  { name: "SQLite", options: () => ({ data: path.join(folder, "model.db") }), keeps: true, numRuns: 40 },
])("on $name", ({ options, keeps, numRuns }) => {
  test("updates and reads agree with the model", async () => {
    const trial = createTrial(options(), keeps);
    try {
      await fc.assert(
        fc.asyncProperty(fc.array(anyAction, { minLength: 1, maxLength: 40 }), async (actions) => {
          await take(trial, { type: "reset" });
          for (const action of actions) await take(trial, action);
        }),
        { numRuns: runs(numRuns) },
      );
    } finally {
      await trial.platform.close();
    }
  });

  test("a model that is wrong is noticed", async () => {
    const trial = createTrial(options(), keeps);
    try {
      await take(trial, { type: "reset" });
      for (const pipe of trial.model.pipes.values()) pipe.settings["engine_max_threads"] = 9;
      await expect(take(trial, { type: "get", pipe: 0, known: false })).rejects.toThrow("to match object");
    } finally {
      await trial.platform.close();
    }
  });
});
