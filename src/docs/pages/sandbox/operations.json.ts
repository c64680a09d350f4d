/** Facts of the operations that the sandbox page reads when it needs them. */
import { apis } from "../../../../generated/cli/apis.ts";
import { openApis } from "../../../cli/model/cli-api.ts";
import { readDocuments } from "../../reference/documents.ts";
import { describeOperation } from "../../sandbox/describe-operation.ts";
import { createApiForms } from "../../sandbox/operation-forms.ts";

export async function GET(): Promise<Response> {
  const forms = (await readDocuments()).map(createApiForms);
  const facts = (await openApis(apis)).flatMap(({ name, commands }) =>
    commands.flatMap((command) => {
      const form = forms
        .find((api) => api.name === name)
        ?.forms.find(({ operation }) => operation.operationId === command.operationId);
      return form ? [[`${name}.${command.operationId}`, describeOperation(command, form)]] : [];
    }),
  );
  return Response.json(Object.fromEntries(facts));
}
