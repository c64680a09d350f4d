/** Splits a document into the files of its folder. */
import path from "node:path";
import { stringify } from "yaml";
import { isObject, type JsonObject, referenceTokens } from "../../../src/contract/openapi.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import { changeReferences } from "./change-references.ts";

const rootFile = "openapi.yaml";

/**
 * Splits a document as `redocly split` does, which takes 30 s of a processor for 659 operations: one file for each path and each component, by its name. What
 * has no name of a file, or has a part that a reference leads to, stays in the root. So does what has a reference in an extension, and what
 * that leads to: Redocly does not bundle it, and Spectral resolves it.
 *
 * @param document all of its references are internal
 * @returns content by file, relative to the folder of the API
 */
export function splitFiles(document: OpenApiDocument): ReadonlyMap<string, string> {
  // A parsed document has string keys.
  const root = document as unknown as JsonObject;
  const referenced = new Set<string>();
  changeReferences(root, ($ref, isExtension) => {
    if (!$ref.startsWith("#/")) return $ref;
    const [section = "", kind = "", name = "", ...inner] = referenceTokens($ref);
    if (section === "paths") referenced.add(`paths/${kind}`);
    else if (isExtension || inner.length > 0) referenced.add(`${kind}/${name}`);
    return $ref;
  });
  const isInRoot = (key: string, value: unknown): boolean => {
    let isKept = referenced.has(key);
    changeReferences(value, ($ref, isExtension) => {
      isKept ||= isExtension;
      return $ref;
    });
    return isKept;
  };
  const taken = new Set([rootFile]);
  /** Names of files differ in more than case, which many file systems ignore. The name of a component is that of its file. */
  const place = (folder: string, base: string, isFolder: boolean): string => {
    for (let count = 1; ; count++) {
      const free = count === 1 ? base : isFolder ? `${count}/${base}` : `${base}-${count}`;
      const file = `${folder}/${free}.yaml`;
      if (taken.has(file.toLowerCase())) continue;
      taken.add(file.toLowerCase());
      return file;
    }
  };
  /** Files of components, by `KIND/NAME`; of paths, by `paths/PATH`. */
  const files = new Map<string, { readonly file: string; readonly value: unknown }>();
  const components = Object(root["components"]) as JsonObject;
  for (const [kind, named] of Object.entries(components)) {
    if (kind === "securitySchemes" || !isObject(named)) continue;
    for (const [name, value] of Object.entries(named)) {
      const key = `${kind}/${name}`;
      if (/^[\w-][\w.-]*$/.test(name) && !isInRoot(key, value))
        files.set(key, { file: place(kind, name, true), value });
    }
  }
  for (const [name, item] of Object.entries(Object(root["paths"]))) {
    const key = `paths/${name}`;
    if (!isObject(item) || "$ref" in item || name.startsWith("x-") || isInRoot(key, item)) continue;
    const base = name.replaceAll(/\W+/g, "-").replaceAll(/^-|-$/g, "") || "root";
    files.set(key, { file: place("paths", base, false), value: item });
  }
  const relativeTo = (from: string) => ($ref: string, isExtension: boolean) => {
    if (isExtension || !$ref.startsWith("#/")) return $ref;
    const [section = "", kind = "", name = ""] = referenceTokens($ref);
    const file = section === "components" ? files.get(`${kind}/${name}`)?.file : undefined;
    if (from === rootFile && !file) return $ref;
    const target = path.posix.relative(path.posix.dirname(from), file ?? rootFile);
    return file ? target : target + $ref;
  };
  const print = (file: string, value: unknown) =>
    stringify(changeReferences(value, relativeTo(file)), { aliasDuplicateObjects: false, lineWidth: 0 });
  const paths = Object.entries(Object(root["paths"])).map(([name, item]) => {
    const $ref = files.get(`paths/${name}`)?.file;
    return [name, $ref ? { $ref } : item] as const;
  });
  const rest = Object.entries(components).flatMap(([kind, named]) => {
    // The bundle has what references lead to, and the others have no effect.
    const kept = Object.entries(Object(named)).filter(([name]) => !files.has(`${kind}/${name}`));
    return kept.length > 0 ? [[kind, Object.fromEntries(kept)]] : [];
  });
  const content = {
    ...root,
    ...("paths" in root && { paths: Object.fromEntries(paths) }),
    ...("components" in root && { components: Object.fromEntries(rest) }),
  };
  return new Map([
    [rootFile, print(rootFile, content)],
    ...[...files.values()].map(({ file, value }) => [file, print(file, value)] as const),
  ]);
}
