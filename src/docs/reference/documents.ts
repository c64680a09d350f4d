/** The bundled documents of the register, which the reference, the sandbox and the sidebar are made from. */
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import type { Reader } from "../../contract/document/reader.ts";
import type { JsonObject } from "../../contract/openapi.ts";
import { createBundleReader, type DocumentOperation, listOperations } from "../../contract/read-document.ts";

/** Folder of the repository. Astro runs the pages from its output folder, so astro.config.ts passes the address. */
export const repository = new URL(import.meta.env?.REPOSITORY ?? "../../../", import.meta.url);

/** A bundled document. Operations, and everything in them, are read with `listOperations` and the reader. */
export interface OpenApiDocument {
  readonly info: JsonObject & {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly license?: { readonly name: string; readonly identifier?: string; readonly url?: string };
    readonly contact?: { readonly name?: string; readonly url?: string; readonly email?: string };
    readonly termsOfService?: string;
    readonly description?: string;
  };
  readonly externalDocs?: { readonly url: string; readonly description?: string };
  readonly servers?: readonly (JsonObject & {
    readonly url: string;
    readonly description?: string;
    readonly variables?: Readonly<
      Record<
        string,
        JsonObject & {
          readonly default: string;
          readonly enum?: readonly string[];
          readonly description?: string;
        }
      >
    >;
  })[];
  readonly tags?: readonly (JsonObject & { readonly name: string; readonly description?: string })[];
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonObject>> };
}

export interface ApiDocument {
  /** Its name in the register, which is part of its addresses. */
  readonly name: string;
  readonly document: OpenApiDocument;
  readonly reader: Reader;
  readonly operations: readonly DocumentOperation[];
}

/** Reads the operations of a bundled document. Throws an error with everything in the document that is not supported. */
export function createApiDocument(name: string, document: OpenApiDocument): ApiDocument {
  return {
    name,
    document,
    reader: createBundleReader(document),
    operations: listOperations(document, "skip"),
  };
}

/**
 * Reads the bundled documents in the order of the register, redocly.yaml. Throws if a document is missing: `npm run generate` writes it.
 */
export function readDocuments(): Promise<readonly ApiDocument[]> {
  documents ??= readRegister();
  return documents;
}

/** Name of an operation among those of all APIs: its operationId, after the name of its API if several have it. */
export function uniqueName(
  apis: readonly Pick<ApiDocument, "name" | "operations">[],
  api: string,
  operationId: string,
): string {
  const owners = apis.filter(({ operations }) =>
    operations.some(({ entry }) => entry.operationId === operationId),
  );
  return owners.length > 1 ? `${api}.${operationId}` : operationId;
}

/** The documents, which every page needs. */
let documents: Promise<readonly ApiDocument[]> | undefined;

async function readRegister(): Promise<readonly ApiDocument[]> {
  const register: { apis: Record<string, unknown> } = parse(
    await readFile(new URL("redocly.yaml", repository), "utf8"),
  );
  return await Promise.all(
    Object.keys(register.apis).map(async (name) => {
      const file = new URL(`generated/${name}/openapi.json`, repository);
      return createApiDocument(name, JSON.parse(await readFile(file, "utf8")));
    }),
  );
}

/** Lists the version, licence, contact, terms and further documentation of an API, each with its address if that may be a link. */
export function listAbout({ info, externalDocs }: OpenApiDocument) {
  const { version, license, contact, termsOfService } = info;
  const { name, url, email } = contact ?? {};
  const contactUrl = url ?? (email && `mailto:${email}`);
  const all = [
    ["Version", version],
    [
      "License",
      license && [...new Set([license.name, license.identifier ?? license.name])].join(", "),
      license?.url,
    ],
    ["Contact", name ?? email ?? url, contactUrl],
    ["Terms of service", termsOfService, termsOfService],
    ["See also", externalDocs && (externalDocs.description ?? externalDocs.url), externalDocs?.url],
  ] as const;
  return all.flatMap(([label, text, address]) => {
    // Documents of other authors may have any scheme here, such as `javascript:`.
    const href = address && /^(?:https?|mailto):/i.test(address) ? address : undefined;
    return text ? [{ label, text, href }] : [];
  });
}
