/** How the client of an API reaches it: its address, the addresses of single operations, and its credentials. */
import { optionsOfAlternative } from "../../../src/contract/credential-parts.ts";
import type { SecurityAlternative } from "../../../src/contract/operation.ts";
import type { DocumentOperation } from "../../../src/contract/read-document.ts";
import { printLiteral } from "./literal.ts";

/** Name of the environment variable with the address of an API. */
export function baseUrlVariableOf(api: string): string {
  return `DATAPLAT_${api.toUpperCase().replaceAll("-", "_")}_URL`;
}

/** The alternatives of all operations, each once, the one without credentials last. */
export function listAlternatives(operations: readonly DocumentOperation[]): readonly SecurityAlternative[] {
  const all = operations.flatMap(({ entry }) => entry.security);
  const byScheme = new Map(all.map((alternative) => [alternative.scheme, alternative]));
  return [...byScheme.values()].toSorted((one, other) => Number(isNone(one)) - Number(isNone(other)));
}

/** The addresses in the document of operations that have one of their own. */
export function listServers(operations: readonly DocumentOperation[]): readonly string[] {
  return [...new Set(operations.flatMap(({ entry }) => entry.server ?? []))];
}

const isNone = (alternative: SecurityAlternative): boolean => optionsOfAlternative(alternative).length === 0;

/** Whether an API needs what our own do not import. */
export const isComposed = (alternatives: readonly SecurityAlternative[]): boolean =>
  alternatives.some((alternative) => "parts" in alternative);

/** The schemes of the binding, as source. */
function printSchemes(alternatives: readonly SecurityAlternative[]): string {
  if (isComposed(alternatives)) return `/* @__PURE__ */ createSchemes(${printLiteral(alternatives)})`;
  const schemes = alternatives.map((alternative) =>
    "header" in alternative ? `apiKeyIn(${JSON.stringify(alternative.header)})` : alternative.scheme,
  );
  return `[${schemes.join(", ")}]`;
}

/** Members of a binding that do not depend on operations, as source. */
export function printAccess(api: string, alternatives: readonly SecurityAlternative[]): string {
  return `schemes: ${printSchemes(alternatives)}, baseUrlVariable: ${JSON.stringify(baseUrlVariableOf(api))}`;
}
