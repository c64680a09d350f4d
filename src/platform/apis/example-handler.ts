/** Handler of an operation that has none of its own: answers the example of its first success. */
import type { Operation } from "../../contract/operation.ts";
import { HttpError } from "../http/http-error.ts";
import type { Handler, PlatformApi } from "./api.ts";

/** Creates the handler. The request is validated like that of any operation, and does not change the response. */
export function createExampleHandler(
  { loadExamples }: Pick<PlatformApi, "loadExamples">,
  { operationId, success: successes }: Pick<Operation, "operationId" | "success">,
): Handler {
  const [success] = Object.values(successes);
  return async () => {
    const isExample = true;
    if (!success || success.kind === "none") return { isExample };
    const text = (await loadExamples())[operationId];
    // No sample is made of bytes: without an example, the response is empty.
    if (success.kind === "binary") return { bytes: new TextEncoder().encode(text ?? ""), isExample };
    if (text === undefined)
      throw new HttpError(
        501,
        `The document of ${operationId} has no example that its schema accepts. Add one, or a handler.`,
      );
    return success.kind === "json" ? { payload: text, isExample } : { text, isExample };
  };
}
