import { describeUnknownName } from "../../contract/check-options.ts";
import type { CommandModel } from "../operation/command-model.ts";
import { UsageError } from "../usage-error.ts";

/** Which operations become tools. */
export interface Selection {
  readonly readOnly: boolean;
  /** Names of operations; all if undefined. */
  readonly only: readonly string[] | undefined;
  /** Tags of operations; all if undefined. */
  readonly tags: readonly string[] | undefined;
}

/**
 * Selects operations.
 *
 * @throws UsageError for an unknown name, and if no operation is left
 */
export function selectCommands(
  commands: readonly CommandModel[],
  { readOnly, only, tags }: Selection,
): readonly CommandModel[] {
  checkNames(
    "operation",
    only,
    commands.map(({ operationId }) => operationId),
  );
  checkNames(
    "tag",
    tags,
    commands.map(({ tag }) => tag),
  );
  const selected = commands.filter(
    ({ operationId, tag, safe }) =>
      (safe || !readOnly) && (only?.includes(operationId) ?? true) && (tags?.includes(tag) ?? true),
  );
  if (selected.length === 0) throw new UsageError("The flags select no operation.");
  return selected;
}

function checkNames(what: string, names: readonly string[] = [], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new UsageError(describeUnknownName(what, unknown, [...new Set(known)]));
}
