/** The runtimes that the package is tried on, in the order of the table. */
import { chromium } from "./chromium.ts";
import { bun, deno, node } from "./commands.ts";
import type { Runtime } from "./runtime.ts";
import { testRunners } from "./test-runners.ts";
import { workerd, workerdWithNode } from "./workerd.ts";

/** Every runtime. */
export const runtimes: readonly Runtime[] = [
  node(20),
  node(22),
  node(24),
  node(26),
  bun,
  deno,
  workerd,
  workerdWithNode,
  chromium,
  ...testRunners,
];
