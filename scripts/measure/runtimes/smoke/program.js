/** The smoke program: the same source on every runtime. It imports the package by its public entries only. */
import { checks } from "./checks.js";
import { explain } from "./setup.js";

/** Timeout of one check, in milliseconds. Each takes less than a second. */
const timeoutMs = 10_000;

/**
 * Runs every check, also after one has failed.
 *
 * @param {object} smoke `SmokeOptions` of scripts/measure/runtimes/runtime.ts
 * @param {Record<string, (smoke: object) => Promise<void>>} further checks for some runtimes only
 * @returns {Promise<{ userAgent: string, checks: { name: string, failure?: string }[] }>} the report
 */
export async function smoke(smoke, further = {}) {
  const results = [];
  for (const [name, check] of Object.entries({ ...checks, ...further })) {
    let timer;
    const timeout = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`not done within ${timeoutMs} ms`)), timeoutMs);
    });
    const failure = await Promise.race([check(smoke), timeout]).then(() => undefined, explain);
    clearTimeout(timer);
    results.push({ name, failure });
  }
  // Node.js 20 has no navigator.
  const userAgent = globalThis.navigator?.userAgent ?? `Node.js/${process.versions.node}`;
  return { userAgent, checks: results };
}
