import type { OperationFacts } from "../describe-operation.ts";

export async function loadFacts(root: HTMLElement, operationId: string): Promise<OperationFacts | undefined> {
  const response = await fetch(`${root.dataset["sandbox"]}operations.json`);
  const facts: Readonly<Record<string, OperationFacts>> = await response.json();
  return facts[operationId];
}
