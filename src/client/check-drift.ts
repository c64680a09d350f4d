/** Looks for drift where that is asked for, and loads what it takes only then. */
import type { describeDrift, findDrift, Shape } from "./drift.ts";
import { UnexpectedResponseError } from "./errors/unexpected-response-error.ts";
import { type Run, tellRun } from "./run.ts";

/** An API's response shapes, by operationId and status code. */
type ResponseShapes = Readonly<Record<string, Readonly<Record<string, Shape>>>>;

/** Loads an API's response shapes. */
export type LoadShapes = () => Promise<{ readonly responseShapes: ResponseShapes }>;

/** What it takes to look for drift. */
type Finder = readonly [
  { readonly findDrift: typeof findDrift; readonly describeDrift: typeof describeDrift },
  { readonly responseShapes: ResponseShapes },
];

/** What was loaded for each client: asking for a module again would cost more than the comparison. */
const finders = new WeakMap<LoadShapes, Finder>();

/**
 * Compares a success with the contract, and tells of every difference.
 *
 * @param run the call
 * @param response the response
 * @param body its body, parsed
 * @param loadShapes loads the API's shapes
 * @returns a promise when what it takes has to be loaded first
 * @throws UnexpectedResponseError when there is a difference and `drift` is `throw`
 */
export function checkDrift(
  run: Run,
  response: Response,
  body: unknown,
  loadShapes: LoadShapes,
): Promise<void> | undefined {
  const strict = run.settings.drift === "throw";
  const compare = ([{ findDrift, describeDrift }, { responseShapes }]: Finder): undefined => {
    const shape = responseShapes[run.operation.operationId]?.[response.status];
    // A status that the document does not describe promises nothing to differ from.
    const issues = shape === undefined ? [] : findDrift(shape, body);
    if (issues.length === 0) return;
    tellRun(run, { type: "drift", issues });
    if (strict) throw new UnexpectedResponseError(run, response, body, describeDrift(issues), {}, issues);
  };
  const finder = finders.get(loadShapes);
  if (finder) return compare(finder);
  return Promise.all([import("./drift.ts"), loadShapes()]).then(
    (loaded) => {
      finders.set(loadShapes, loaded);
      compare(loaded);
    },
    (cause) => {
      // The call has succeeded; that a part of this program cannot be loaded fails it only where it must be compared.
      if (!strict) return;
      const what = "it could not be compared with the contract.";
      throw new UnexpectedResponseError(run, response, body, what, { cause });
    },
  );
}
