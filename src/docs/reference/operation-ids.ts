import type { OpenApiDocument } from "./documents.ts";

/** Lists the operationIds of a document, in its order. */
export function listOperationIds({ paths }: OpenApiDocument): readonly string[] {
  return Object.values(paths)
    .flatMap((item) => Object.values(item))
    .flatMap((operation) =>
      typeof operation === "object" && operation !== null && "operationId" in operation
        ? [String(operation.operationId)]
        : [],
    );
}
