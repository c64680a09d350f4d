/** Columns that an operation documents. Imported for `--columns` alone. */
import { splitPointer } from "../../contract/json-pointer.ts";
import { listResponseValues } from "../../contract/response-value.ts";
import { parseColumns } from "../output/output-options.ts";
import { checkColumns } from "../output/table.ts";
import type { OperationRun } from "./operation-run.ts";

/** Checks `--columns` before anything is sent. Returns the documented paths, with those of members of maps. Throws UsageError for an unknown column. */
export async function checkKnownColumns(text: string, { api, command: { operationId } }: OperationRun) {
  const [{ responseValues }, { operations }] = await Promise.all([api.importResponses(), api.importClient()]);
  const columns = parseColumns(text);
  const known = new Set<string>();
  for (const [status, { payload }] of Object.entries(operations[operationId]?.success ?? {})) {
    const values = listResponseValues(responseValues, operationId, status);
    for (const pointer of Object.keys(values)) {
      const names = splitPointer(pointer);
      if (payload !== undefined && names.shift() !== payload) continue;
      const path = names.filter((name) => name !== "*").join(".");
      if (path) known.add(path);
      // A map has members of any name.
      const isInMap = names.at(-1) === "*" && values[pointer.slice(0, -2)]?.types?.includes("object");
      if (isInMap) for (const column of columns) if (column.startsWith(path && `${path}.`)) known.add(column);
    }
  }
  if (known.size > 0) checkColumns(columns, undefined, [...known]);
  return [...known];
}
