import type { BeforeModel } from "../../../cli/model/command-model.ts";

/** Facts of an operation, in `sandbox/operations.json`. */
export interface OperationFacts {
  /** Operation that reads what an update changes. */
  readonly before: BeforeModel | undefined;
  /** Texts of the example bodies, by label. */
  readonly bodies: Readonly<Record<string, string>>;
}

export async function loadFacts(root: HTMLElement, operationId: string): Promise<OperationFacts | undefined> {
  const response = await fetch(`${root.dataset["sandbox"]}operations.json`);
  const facts: Readonly<Record<string, OperationFacts>> = await response.json();
  return facts[operationId];
}
