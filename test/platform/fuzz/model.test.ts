/** Any sequence of updates, reads, restarts and resets has the same results on the platform and on a simple model of it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, afterEach, expect, test } from "vitest";
import { createPlatform, type PlatformOptions } from "../../../src/platform/index.ts";
import { anyAction, type ModelContext, runAction } from "./actions.ts";
import { createdAt, createSeed, targets } from "./fuzz-data.ts";
import { createModel } from "./model.ts";
import { runs } from "./runs.ts";

const folder = await mkdtemp(path.join(tmpdir(), "dataplat-model-"));
afterAll(() => rm(folder, { recursive: true }));

let context: ModelContext;
afterEach(() => context.platform.close());

/** Creates a platform with its model. Only a platform with a file can restart. */
function createContext(options: PlatformOptions): ModelContext {
  const create = () =>
    createPlatform({ seed: createSeed(), checkResponses: true, now: () => context.now, ...options });
  let platform = create();
  return {
    now: Date.parse(createdAt),
    model: createModel(),
    etags: new Map(),
    get platform() {
      return platform;
    },
    restart: async () => {
      if (options.data === undefined) return;
      await platform.close();
      platform = create();
    },
  };
}

test.each([
  { store: "memory", options: {}, numRuns: 150 },
  { store: "SQLite", options: { data: path.join(folder, "model.db") }, numRuns: 40 },
])("a platform in $store agrees with the model", async ({ options, numRuns }) => {
  context = createContext(options);
  const property = fc.asyncProperty(fc.array(anyAction, { minLength: 1, maxLength: 40 }), async (actions) => {
    await runAction(context, { type: "reset" });
    for (const action of actions) await runAction(context, action);
  });
  await fc.assert(property, { numRuns: runs(numRuns) });
});

test("a difference between platform and model fails the test", async () => {
  context = createContext({});
  await runAction(context, { type: "reset" });
  for (const pipe of context.model.pipes.values()) pipe.settings["engine_max_threads"] = 9;
  const [target = ""] = targets.pipes;
  const get = { type: "get", target, conditional: false } as const;
  await expect(runAction(context, get)).rejects.toThrow("to match object");
});
