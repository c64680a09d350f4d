/** Rule `file-references`: references lead to files of the document, and every file in its folders is referenced. */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Oas3Rule } from "@redocly/openapi-core";
import { repositoryRoot } from "../../../lib/repository.ts";

/** The folders beside a root document that contain its parts. */
const folders = ["paths", "parameters", "headers", "requestBodies", "responses", "schemas", "examples"];

/** The schemas of seed files and the demo data, which refer to schemas and examples of the documents. */
const seedFiles = globSync("src/platform/apis/*/*.yaml", { cwd: repositoryRoot });

export const fileReferences: Oas3Rule = () => {
  const referenced = new Set<string>();
  let isComplete = true;
  return {
    ref({ $ref }, { report, location }, target) {
      if (/^[a-z]+:/i.test($ref))
        report({ message: `${$ref} is not a file. Refer to files only.`, location });
      // An unresolved reference may lead to a file with further references.
      if (target.node === undefined || !target.location) isComplete = false;
      else referenced.add(target.location.source.absoluteRef);
    },
    Root: {
      leave(_, { report, location }) {
        const root = path.dirname(location.source.absoluteRef);
        const unreferenced = isComplete ? filesOf(root).filter((file) => !referenced.has(file)) : [];
        const seeded = new Set<string>();
        if (unreferenced.length > 0)
          for (const file of seedFiles) filesReferencedBy(path.join(repositoryRoot, file), seeded);
        const unused = unreferenced.filter((file) => !seeded.has(file));
        for (const file of unused) {
          const name = path.relative(root, file);
          report({ message: `No reference leads to ${name}. Refer to the file or delete it.`, location });
        }
      },
    },
  };
};

/** Adds the files that a YAML file refers to, directly or through others. */
function filesReferencedBy(file: string, found: Set<string>): void {
  for (const [, target = ""] of readFileSync(file, "utf8").matchAll(/\$ref: *["']?([^"'\s#,}]+)/g)) {
    const referenced = path.resolve(path.dirname(file), target);
    if (found.has(referenced) || !existsSync(referenced)) continue;
    filesReferencedBy(referenced, found.add(referenced));
  }
}

function filesOf(root: string): string[] {
  return folders
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
    )
    .filter((file) => /\.(ya?ml|json)$/.test(file));
}
