/** Columns of a table: default columns, and checks of `--columns`. */
import { describeUnknownName } from "../../contract/check-options.ts";
import { nearestName } from "../../contract/nearest-name.ts";
import { UsageError } from "../usage-error.ts";
import { isScalar } from "./format-value.ts";
import { listPaths } from "./read-path.ts";

/**
 * Checks columns against the payload. A member that the contract documents may be absent from all rows.
 *
 * @param documented columns that the contract knows
 * @throws UsageError for a column that no row has, with the nearest name
 */
export function checkColumns(
  names: readonly string[],
  payload: unknown,
  documented: readonly string[],
): void {
  const paths = [...new Set([...documented, ...listPaths(payload)])];
  const unknown = names.find((name) => !paths.includes(name));
  if (unknown === undefined) return;
  if (paths.length === 0) throw new UsageError("--columns does not apply: the response has no members.");
  // Nested members of many rows would make a long list.
  const known = nearestName(unknown, paths) ? paths : paths.filter((path) => !path.includes("."));
  throw new UsageError(describeUnknownName("column", unknown, known));
}

/** Default columns of a table: the documented ones that occur, or else all scalar members; and the other members of the rows. */
export function chooseColumns(
  rows: readonly object[],
  documented: readonly string[],
): { readonly columns: readonly string[]; readonly others: readonly string[] } {
  const present = [...new Set(rows.flatMap(Object.keys))];
  const known = documented.filter((name) => present.includes(name));
  const isScalarColumn = (name: string): boolean => rows.every((row) => isScalar(Reflect.get(row, name)));
  const columns = known.length > 0 ? known : present.filter(isScalarColumn);
  return { columns, others: present.filter((name) => !columns.includes(name)) };
}
