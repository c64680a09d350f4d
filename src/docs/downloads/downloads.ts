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

export async function listDownloads(): Promise<readonly Download[]> {
  const { version } = await readPackage();
  const documents = (await readDocuments()).flatMap(({ name, document: { info } }) =>
    ["yaml", "json"].map((format) => ({
      title: `${info.title}, OpenAPI document (${format.toUpperCase()})`,
      path: `openapi/${name}.${format}`,
      version: info.version,
      source: `generated/${name}/openapi.${format}`,
    })),
  );
  const path = "platform/seed.schema.json";
  const title = "JSON Schema of the platform's seed files";
  return Promise.all(
    [...documents, { title, path, version, source: `generated/${path}` }].map(
      async ({ source, ...download }) => ({ ...download, content: await readRepositoryFile(source) }),
    ),
  );
}

export function checksum({ content }: Download): string {
  return createHash("sha256").update(content).digest("hex");
}
