/** Columns that an operation documents. Imported for `--columns` alone. */
import { splitPointer } from "../../contract/json-pointer.ts";
import { listResponseValues } from "../../contract/response-value.ts";
import { parseColumns } from "../output/output-options.ts";
import { checkColumns } from "../output/table.ts";
import type { OperationRun } from "./operation-run.ts";

/** Checks `--columns` before anything is sent. Returns the documented paths; none if a member may have any name. Throws UsageError for an unknown column. */
export async function checkKnownColumns(
  text: string,
  { api, command: { operationId } }: OperationRun,
): Promise<readonly string[]> {
  const [{ responseValues }, { operations }] = await Promise.all([api.importResponses(), api.importClient()]);
  const known = new Set<string>();
  for (const [status, { payload }] of Object.entries(operations[operationId]?.success ?? {})) {
    const values = listResponseValues(responseValues, operationId, status);
    for (const pointer of Object.keys(values)) {
      const names = splitPointer(pointer);
      // A map has members of any name.
      const container = values[pointer.replace(/\/\*$/, "")];
      if (names.at(-1) === "*" && container?.types?.includes("object")) return [];
      if (payload === undefined || names.shift() === payload) {
        known.add(names.filter((name) => name !== "*").join("."));
      }
    }
  }
  known.delete("");
  if (known.size > 0) checkColumns(parseColumns(text), undefined, [...known]);
  return [...known];
}
