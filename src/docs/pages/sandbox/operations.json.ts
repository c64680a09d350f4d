/** Facts of the operations that the sandbox page reads when it needs them. */
import { apis } from "../../../../generated/cli/apis.ts";
import { openApis } from "../../../cli/model/cli-api.ts";
import { readDocuments } from "../../reference/documents.ts";
import { describeOperation } from "../../sandbox/describe-operation.ts";
import { createApiForms } from "../../sandbox/operation-forms.ts";

export async function GET(): Promise<Response> {
  const forms = (await readDocuments()).flatMap((api) => createApiForms(api).forms);
  const facts = (await openApis(apis)).flatMap(({ commands }) =>
    commands.flatMap((command) => {
      const form = forms.find(({ operation }) => operation.operationId === command.operationId);
      return form ? [[command.operationId, describeOperation(command, form)]] : [];
    }),
  );
  return Response.json(Object.fromEntries(facts));
}
