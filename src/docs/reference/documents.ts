/** The bundled documents of the register, which the reference, the sandbox and the sidebar are made from. */
import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import type { WithGaps } from "./gaps.ts";
import type { Inferable } from "./inference.ts";
import type {
  PathItemObject,
  SchemaObject,
  SecurityRequirements,
  SecuritySchemeObject,
  ServerObject,
  TagObject,
} from "./openapi-objects.ts";

/** Folder of the repository. Astro runs the pages from its output folder, so astro.config.ts passes the address. */
export const repository = new URL(import.meta.env?.REPOSITORY ?? "../../../", import.meta.url);

/** A bundled document. Only the members that the site reads are typed. */
export interface OpenApiDocument {
  readonly info: Inferable &
    WithGaps & {
      readonly title: string;
      readonly version: string;
      readonly summary?: string;
      readonly license?: { readonly name: string };
      readonly description?: string;
    };
  readonly servers?: readonly ServerObject[];
  readonly security?: SecurityRequirements;
  readonly tags?: readonly TagObject[];
  readonly paths: Readonly<Record<string, PathItemObject>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, SchemaObject>>;
    readonly securitySchemes?: Readonly<Record<string, SecuritySchemeObject>>;
  };
}

/** An API of the register. */
export interface ApiDocument {
  /** Its name in the register, which is part of its addresses. */
  readonly name: string;
  readonly document: OpenApiDocument;
}

/**
 * Reads the bundled documents in the order of the register, redocly.yaml.
 *
 * @throws if a document is missing: `npm run generate` writes it
 */
export async function readDocuments(): Promise<readonly ApiDocument[]> {
  const register: { apis: Record<string, unknown> } = parse(
    await readFile(new URL("redocly.yaml", repository), "utf8"),
  );
  return await Promise.all(
    Object.keys(register.apis).map(async (name) => ({
      name,
      document: JSON.parse(await readFile(new URL(`generated/${name}/openapi.json`, repository), "utf8")),
    })),
  );
}
