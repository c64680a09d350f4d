/** The forms of the sandbox page, which loads that of an operation when it is chosen: each is HTML in a JSON text. */
import type { APIRoute, GetStaticPaths } from "astro";
import { experimental_AstroContainer as AstroContainer } from "astro/container";
import { apis } from "../../../../../generated/cli/apis.ts";
import { openApis } from "../../../../cli/model/cli-api.ts";
import { readDocuments, uniqueName } from "../../../reference/documents.ts";
import OperationForm from "../../../sandbox/OperationForm.astro";
import { createApiForms } from "../../../sandbox/operation-forms.ts";

export const getStaticPaths = (async () => {
  const documents = await readDocuments();
  const commands = new Map((await openApis(apis)).map((api) => [api.name, api.commands]));
  return documents.map(createApiForms).flatMap((api) =>
    api.forms.map((form) => {
      const { operationId } = form.operation;
      const command = commands.get(api.name)?.find((each) => each.operationId === operationId);
      const name = uniqueName(documents, api.name, operationId);
      return { params: { name }, props: { api, form, command, name } };
    }),
  );
}) satisfies GetStaticPaths;

const container = await AstroContainer.create();

export const GET: APIRoute = async ({ props }) =>
  Response.json(await container.renderToString(OperationForm, { props }));
