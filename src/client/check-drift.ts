/** Looks for drift where that is asked for, and loads what it takes only then. */
import type { Drift } from "./drift.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";
import { type Run, tellRun } from "./run.ts";

/** What it takes, once it is loaded: asking for a module again would cost more than the comparison. */
let drift: typeof import("./drift.ts") | undefined;

/**
 * Compares a success with the contract, and tells of every difference.
 *
 * @param run the call
 * @param response the response
 * @param body its body, parsed
 * @throws UnexpectedResponseError when there is a difference and `drift` is `throw`
 */
export async function checkDrift(run: Run, response: Response, body: unknown): Promise<void> {
  const strict = run.settings.drift === "throw";
  let found: Drift | undefined;
  try {
    drift ??= await import("./drift.ts");
    found = await drift.compareResponse(run.loadShapes, run.operation.operationId, response.status, body);
  } catch (cause) {
    // The call has succeeded; that a part of this program cannot be loaded fails it only where it must be compared.
    if (!strict) return;
    const what = "it cannot be compared with the contract.";
    throw new UnexpectedResponseError(run, response, body, what, { cause });
  }
  if (!found) return;
  const { issues, text } = found;
  tellRun(run, { type: "drift", issues });
  if (strict) throw new UnexpectedResponseError(run, response, body, text, undefined, issues);
}
