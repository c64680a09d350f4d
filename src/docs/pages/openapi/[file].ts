/** The bundled documents to download, such as `/openapi/management.yaml`. */
import type { APIRoute, GetStaticPaths } from "astro";
import { readDocuments } from "../../reference/documents.ts";
import { readRepositoryFile } from "../../repository.ts";

export const getStaticPaths = (async () =>
  (await readDocuments()).flatMap(({ name }) =>
    ["yaml", "json"].map((format) => ({
      params: { file: `${name}.${format}` },
      props: { source: `generated/${name}/openapi.${format}` },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly source: string }> = async ({ props }) =>
  new Response(await readRepositoryFile(props.source));
