/** Every operation of every API: its entry in the operation table, and its description in the bundled document. */
import managementDocument from "../generated/management/openapi.json" with { type: "json" };
import observabilityDocument from "../generated/observability/openapi.json" with { type: "json" };
import type { OpenApiDocument } from "../scripts/lib/bundle.ts";
import type { Operation, OperationTable } from "../src/contract/operation.ts";
import { type DocumentOperation, listOperations } from "../src/contract/read-document.ts";
import { operations as managementOperations } from "../src/management.ts";
import { operations as observabilityOperations } from "../src/observability.ts";

/** One operation. */
export interface DocumentedOperation {
  readonly api: "management" | "observability";
  readonly document: OpenApiDocument;
  readonly operation: Operation;
  readonly described: DocumentOperation;
}

function join(
  api: DocumentedOperation["api"],
  json: object,
  table: OperationTable,
): readonly DocumentedOperation[] {
  // The bundle has been linted; TypeScript infers wider types from its JSON.
  const document = json as OpenApiDocument;
  return listOperations(document).map((described) => {
    const { operationId } = described.entry;
    const operation = table[operationId];
    if (!operation) throw new Error(`${operationId} is not in the operation table.`);
    return { api, document, operation, described };
  });
}

export const documentedOperations: readonly DocumentedOperation[] = [
  ...join("management", managementDocument, managementOperations),
  ...join("observability", observabilityDocument, observabilityOperations),
];
