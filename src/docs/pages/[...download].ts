import type { APIRoute, GetStaticPaths } from "astro";
import { type Download, listDownloads } from "../downloads/downloads.ts";

/** The files to download, such as openapi/management.yaml. */
export const getStaticPaths = (async () =>
  (await listDownloads()).map((download) => ({
    params: { download: download.path },
    props: { download },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly download: Download }> = ({ props }) =>
  new Response(props.download.content);
