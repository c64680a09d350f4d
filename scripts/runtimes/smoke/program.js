/** The smoke program: the same source in every runtime. It knows the package by its public entries only. */
import { calls } from "./calls.js";
import { failures } from "./failures.js";
import { explain } from "./setup.js";
import { surroundings } from "./surroundings.js";

/** In this order: the last checks take the environment away and look back at the errors. */
const everywhere = { ...calls, ...failures, ...surroundings };

/** Milliseconds that a check may take; none takes one second. */
const checkLimitMs = 10_000;

/** @throws what the check throws, or that it hangs: else nobody would know which one did */
async function within(check, here) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${checkLimitMs} ms`)), checkLimitMs);
  });
  try {
    await Promise.race([check(here), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Runs every check, one after another, and goes on after one that fails.
 *
 * @param {object} here where the program runs
 * @param {string} here.baseUrl the test server's address for this run
 * @param {string} here.closedUrl an address on this machine where nothing listens
 * @param {boolean} here.browser whether the client takes this for a browser
 * @param {boolean} here.hidesRedirects whether `fetch` hides the status of a redirect that it does not follow
 * @param {boolean} here.requires whether CommonJS code can load the package with `require()`
 * @param {boolean} here.variables whether the environment has the package's variables
 * @param {boolean} here.refusalIsKnown whether `fetch` tells a refused connection from a broken one
 * @param {Record<string, (here: object) => Promise<void>>} more checks for some runtimes only
 * @returns {Promise<{ checks: { name: string, failure?: string, ms: number }[] }>} one entry per check
 */
export async function smoke(here, more = {}) {
  const report = [];
  for (const [name, check] of Object.entries({ ...everywhere, ...more })) {
    const startedAt = Date.now();
    try {
      await within(check, here);
      report.push({ name, ms: Date.now() - startedAt });
    } catch (error) {
      report.push({ name, failure: explain(error), ms: Date.now() - startedAt });
    }
  }
  return { checks: report };
}
