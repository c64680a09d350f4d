import type { OperationFacts } from "../describe-operation.ts";
import type { FormContent } from "./operation-form.ts";

export async function loadFacts(
  root: HTMLElement,
  { api, operation }: Pick<FormContent, "api" | "operation">,
): Promise<OperationFacts | undefined> {
  const response = await fetch(`${root.dataset["sandbox"]}operations.json`);
  const facts: Readonly<Record<string, OperationFacts>> = await response.json();
  return facts[`${api}.${operation.operationId}`];
}
