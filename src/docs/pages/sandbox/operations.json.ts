/** Facts of the operations that the sandbox page reads when it needs them. */
import { apis } from "../../../../generated/cli/apis.ts";
import { readDocuments } from "../../reference/documents.ts";
import { createApiForms } from "../../sandbox/operation-forms.ts";
import type { OperationFacts } from "../../sandbox/page/facts.ts";

export async function GET(): Promise<Response> {
  const forms = (await readDocuments()).flatMap((api) => createApiForms(api).forms);
  const commands = apis.flatMap((api) => api.commands);
  const facts = forms.map(({ operation: { operationId }, bodies }): [string, OperationFacts] => {
    const before = commands.find((command) => command.operationId === operationId)?.before;
    return [
      operationId,
      { before, bodies: Object.fromEntries(bodies.map(({ label, text }) => [label, text])) },
    ];
  });
  return Response.json(Object.fromEntries(facts));
}
