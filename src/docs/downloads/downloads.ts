/** Files that the site offers for download. */
import { createHash } from "node:crypto";
import { readDocuments } from "../reference/documents.ts";
import { readPackage, readRepositoryFile } from "../repository.ts";

/** A file of the site. */
export interface Download {
  readonly title: string;
  /** Path below the base of the site. That of a file in the package is also its path in the package. */
  readonly path: string;
  readonly version: string;
  readonly content: string;
}

/** Formats of a bundled document, by the extension of its file. */
const formats = ["yaml", "json"];

export async function listDocumentDownloads(): Promise<readonly Download[]> {
  const apis = await readDocuments();
  return Promise.all(
    apis.flatMap(({ name, document: { info } }) =>
      formats.map(async (format) => ({
        title: `${info.title}, OpenAPI document (${format.toUpperCase()})`,
        path: `openapi/${name}.${format}`,
        version: info.version,
        content: await readRepositoryFile(`generated/${name}/openapi.${format}`),
      })),
    ),
  );
}

export async function readSeedSchemaDownload(): Promise<Download> {
  return {
    title: "JSON Schema of the platform's seed files",
    path: "platform/seed.schema.json",
    version: (await readPackage()).version,
    content: await readRepositoryFile("generated/platform/seed.schema.json"),
  };
}

export async function listDownloads(): Promise<readonly Download[]> {
  return [...(await listDocumentDownloads()), await readSeedSchemaDownload()];
}

export function checksum({ content }: Download): string {
  return createHash("sha256").update(content).digest("hex");
}
