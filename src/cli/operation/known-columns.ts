/** Columns that an operation documents. Imported for `--columns` alone. */
import type { ResponseValue } from "../../contract/response-value.ts";
import { parseColumns } from "../output/output-options.ts";
import { checkColumns } from "../output/table.ts";
import type { OperationRun } from "./operation-run.ts";

/**
 * Checks the value of `--columns`, before anything is sent. Returns the paths of the members of the payload; none if it may have members of any name.
 * Throws UsageError for a column that the contract does not have.
 */
export async function checkKnownColumns(
  text: string,
  { api, client, command: { operationId } }: OperationRun,
): Promise<readonly string[]> {
  const { responseValues } = await api.importResponses();
  const payloads = Object.entries(client.operations[operationId]?.success ?? {}).map(
    ([status, { payload }]) => {
      const body = responseValues[operationId]?.[status];
      return payload === undefined ? body : body?.members?.[payload];
    },
  );
  const names = payloads.map((payload) => payload && listPaths(payload));
  const known = names.every((each) => each !== undefined) ? [...new Set(names.flat())] : [];
  if (known.length > 0) checkColumns(parseColumns(text), undefined, known);
  return known;
}

/** Paths of members with dots, also of those of items; undefined if a map on the way has any name. */
function listPaths({ members = {}, types }: ResponseValue): readonly string[] | undefined {
  const paths = Object.entries(members).map(([name, member]) => {
    const nested = listPaths(member);
    if (name !== "*") return nested && [name, ...nested.map((path) => `${name}.${path}`)];
    return types?.includes("object") ? undefined : nested;
  });
  return paths.every((each) => each !== undefined) ? paths.flat() : undefined;
}
