/** Finds files of a document that nothing refers to: no other check would ever see what is in them. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../lib/problem.ts";
import { createSources, problemAt, type Sources } from "./source.ts";

/** The folders beside a root document that hold its parts. */
const folders = ["paths", "parameters", "headers", "requestBodies", "responses", "schemas", "examples"];

/**
 * Compares a document's folders with what was read of them.
 *
 * @param sources the files that the document's references reached
 * @param root the root document, absolute path
 * @returns one problem per file that no reference reached
 */
export function findUnusedFiles(sources: Sources, root: string): Problem[] {
  return folders
    .map((folder) => path.join(path.dirname(root), folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name)),
    )
    .filter((file) => /\.(ya?ml|json)$/.test(file) && !sources.files.has(file))
    .map((file) =>
      problemAt(
        { source: createSources().read(file), pointer: "" },
        "unused-file",
        "Nothing refers to this file: refer to it, or delete it.",
      ),
    );
}
