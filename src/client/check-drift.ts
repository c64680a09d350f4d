/** Looks for drift where that is asked for, and loads what it takes only then. */
import type { Shape } from "./drift.ts";
import type { DriftIssue } from "./drift-issue.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";
import { type Run, tellRun } from "./run.ts";

/** Loads an API's response shapes, by operationId and status code. */
export type LoadShapes = () => Promise<{
  readonly responseShapes: Readonly<Record<string, Readonly<Record<string, Shape>>>>;
}>;

/**
 * Compares a success with the contract, and tells of every difference.
 *
 * @param run the call
 * @param response the response
 * @param body its body, parsed
 * @param loadShapes loads the API's shapes
 * @throws UnexpectedResponseError when there is a difference and `drift` is `throw`
 */
export async function checkDrift(
  run: Run,
  response: Response,
  body: unknown,
  loadShapes: LoadShapes,
): Promise<void> {
  let issues: readonly DriftIssue[] = [];
  let cause: unknown;
  try {
    const [{ findDrift }, { responseShapes }] = await Promise.all([import("./drift.ts"), loadShapes()]);
    const shape = responseShapes[run.operation.operationId]?.[response.status];
    // A status that the document does not describe promises nothing to differ from.
    if (shape !== undefined) issues = findDrift(shape, body);
  } catch (error) {
    // The call has succeeded; that a part of this program cannot be loaded fails it only where it must be compared.
    cause = error;
  }
  if (issues.length > 0) tellRun(run, { type: "drift", issues });
  if (run.settings.drift !== "throw" || (issues.length === 0 && cause === undefined)) return;
  if (cause !== undefined) {
    throw new UnexpectedResponseError(run, response, body, "it could not be compared with the contract.", {
      cause,
    });
  }
  const list = issues.map(({ pointer, difference }) => `${pointer} (${difference})`).join(", ");
  const what = `the body differs from the contract: ${list}. Update this package, or use drift: "report".`;
  throw new UnexpectedResponseError(run, response, body, what, { issues });
}
