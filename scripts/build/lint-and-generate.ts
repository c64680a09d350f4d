/** Lints and generates side by side: the two share nothing but the files they read. */
import type { GeneratedFiles } from "../generate.ts";
import type { Register } from "../lib/apis.ts";
import { formatReport, lintApis } from "../lint.ts";

/**
 * Lints every API of a register and generates its files meanwhile. Nothing is written.
 *
 * @param register the APIs; the repository's own when left out
 * @returns the linters' report as text, and what was generated
 * @throws with the whole report when a linter has anything to say, before what the generator says
 */
export async function lintAndGenerate(
  register?: Register,
): Promise<{ readonly report: string; readonly generated: GeneratedFiles }> {
  const [lint, generate] = await Promise.allSettled([
    lintApis(register),
    // Imported only now, so that it loads while the linters work in their thread.
    import("../generate.ts").then(({ generateFiles }) => generateFiles(register)),
  ]);
  if (lint.status === "rejected") throw lint.reason;
  const report = formatReport(lint.value);
  if (lint.value.problems.length > 0)
    throw new Error(`${report}\nNothing was built: mend the documents first.`);
  if (generate.status === "rejected") throw generate.reason;
  return { report, generated: generate.value };
}
