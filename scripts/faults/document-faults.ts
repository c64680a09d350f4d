/** Faults of documents: a change of one value in a YAML file of `openapi/`, and the check that must catch it. */
import { isMap, isScalar, parseDocument } from "yaml";
import { splitPointer } from "../../src/contract/json-pointer.ts";
import type { SeededFault } from "./working-copy.ts";

/** A row of `test/mutations/document-faults.yaml`, whose comment explains its members. */
export interface DocumentFault {
  readonly at: string;
  readonly to?: unknown;
  readonly rename?: string;
  readonly by: string;
}

const checksBy: Readonly<Record<string, readonly string[]>> = {
  lint: ["lint"],
  transcription: ["test/openapi/vendor-documentation"],
  canaries: ["generate", "test/contract/operations"],
};

/** Creates the fault of a row, with its kind as the consequence. */
export function createDocumentFault(kind: string, row: DocumentFault): SeededFault {
  const [file = "", pointer = ""] = row.at.split("#");
  return {
    id: row.at,
    breaks: kind,
    file: `openapi/${file}`,
    checks: checksBy[row.by] ?? [],
    inject: (code) => changeYaml(code, pointer, row),
  };
}

function changeYaml(code: string, pointer: string, row: DocumentFault): string {
  const document = parseDocument(code);
  const path = splitPointer(pointer);
  if ("to" in row) document.setIn(path, row.to);
  else if (!document.hasIn(path)) throw new Error("the file has no such value");
  else if (row.rename === undefined) document.deleteIn(path);
  else renameKey(document.getIn(path.slice(0, -1)), path.at(-1), row.rename);
  const changed = String(document);
  if (changed === String(parseDocument(code))) throw new Error("the value is the same");
  return changed;
}

function renameKey(parent: unknown, from: string | undefined, to: string): void {
  const pairs = isMap(parent) ? parent.items : [];
  for (const { key } of pairs) if (isScalar(key) && String(key.value) === from) key.value = to;
}
