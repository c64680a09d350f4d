/** Every operation of every API: its entry in the operation table, and its description in the bundled document, with the examples of its samples. */
import { type Api, readRegister } from "../scripts/lib/apis.ts";
import { type OpenApiDocument, readBundle } from "../scripts/lib/bundle.ts";
import { importClient } from "../scripts/lib/import-client.ts";
import { describeWithExamples } from "../scripts/pipeline/generate/made-examples.ts";
import type { Operation } from "../src/contract/operation.ts";
import { type DocumentOperation, listOperations } from "../src/contract/read-document.ts";

export interface DocumentedOperation {
  readonly api: string;
  readonly document: OpenApiDocument;
  readonly operation: Operation;
  readonly described: DocumentOperation;
}

async function listDocumented(api: Api): Promise<readonly DocumentedOperation[]> {
  const [{ normal: document }, { operations }] = await Promise.all([
    readBundle(api).then((bundle) => describeWithExamples(api, bundle)),
    importClient(api),
  ]);
  return listOperations(document).map((described) => {
    const { operationId } = described.entry;
    const operation = operations[operationId];
    if (!operation) throw new Error(`${operationId} is not in the operation table.`);
    return { api: api.name, document, operation, described };
  });
}

const { apis } = await readRegister();

export const documentedOperations: readonly DocumentedOperation[] = (
  await Promise.all(apis.map(listDocumented))
).flat();
