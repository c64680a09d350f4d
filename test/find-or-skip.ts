/**
 * Programs that some tests need. Without one, its tests are skipped, and the end of the run says so; in continuous integration it is installed,
 * or the run fails, since skipped tests must not look like passed ones.
 */
import type { Reporter } from "vitest/node";
import { findOrInstall, findProgram, isCi } from "../scripts/lib/debian-package.ts";

/** Whether `npm run test:docs` runs all tests of the site; `npm test` must be fast and runs some. */
export const isThorough = process.env["DOCS_TESTS"] === "all";

/** Debian's packages of all these programs. */
const packages = ["postgresql", "pgbouncer", "chromium", "curl", "jq", "bash", "zsh", "fish"] as const;

/** `name`: name of Debian's package. Returns what `findOrInstall` returns; undefined if the tests are to be skipped. */
export function findOrSkip(name: (typeof packages)[number]): Promise<string | undefined> {
  return isCi ? findOrInstall(name) : findProgram(name);
}

/** Says last which tests were skipped because a program is missing, and how to get it. */
export const missingPrograms: Reporter = {
  async onTestRunEnd(modules) {
    const isAnySkipped = modules.some(({ children }) => !children.allTests("skipped").next().done);
    const found = await Promise.all(packages.map(findProgram));
    // Without `npm run test:docs`, no test opens a browser.
    const needed = (name: string) => name !== "chromium" || isThorough;
    const missing = packages.filter((name, index) => found[index] === undefined && needed(name));
    if (!isAnySkipped || missing.length === 0) return;
    console.log(`Skipped: the tests that need ${missing.join(", ")}, which this machine does not have.
To run them too, install Debian's packages as root: apt-get install ${missing.join(" ")}`);
  },
};
