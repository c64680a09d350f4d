import type { APIRoute, GetStaticPaths } from "astro";
import { type Download, listDocumentDownloads } from "../../downloads/downloads.ts";

/** One file per API and format, such as openapi/management.yaml. */
export const getStaticPaths = (async () =>
  (await listDocumentDownloads()).map((download) => ({
    params: { file: download.path.replace(/^openapi\//, "") },
    props: { download },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly download: Download }> = ({ props }) =>
  new Response(props.download.content);
