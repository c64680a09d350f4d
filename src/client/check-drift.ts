/** Looks for drift where that is asked for, and loads what it takes only then. */
import type { Shape } from "./drift.ts";
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
  const [{ findDrift }, { responseShapes }] = await Promise.all([import("./drift.ts"), loadShapes()]);
  const shape = responseShapes[run.operation.operationId]?.[response.status];
  // A status that the document does not describe promises nothing to differ from.
  const issues = shape === undefined ? [] : findDrift(shape, body);
  if (issues.length === 0) return;
  tellRun(run, { type: "drift", issues });
  if (run.settings.drift !== "throw") return;
  const list = issues.map(({ pointer, difference }) => `${pointer} (${difference})`).join(", ");
  const what = `the body differs from the contract: ${list}. Update this package, or use drift: "report".`;
  throw new UnexpectedResponseError(run, response, body, what, { issues });
}
