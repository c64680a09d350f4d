/** Statements on the platform's fidelity, by API and operation. */
import type { Fidelity } from "../../platform/apis/api.ts";
import { defaultFidelity, exampleFidelity, listFidelity } from "../../platform/apis/fidelity.ts";
import { apis as platformApis } from "../../platform/apis/index.ts";
import type { ApiDocument } from "./documents.ts";

/** Labels of the kinds of statements, in the order of the page. */
const labels: Readonly<Record<keyof Fidelity, string>> = {
  exact: "Stated by the vendor's documentation",
  choices: "Our choice",
  extensions: "Beyond the contract",
};

/** Statements about one operation, or about every operation of an API. */
export interface FidelitySubject {
  /** Id of its heading. */
  readonly id: string;
  /** Undefined for an API as a whole. */
  readonly operationId?: string | undefined;
  /** Whether the operation has no handler, and answers its example. */
  readonly isExample: boolean;
  /** By kind; a kind without statements is omitted. */
  readonly statements: readonly {
    readonly kind: string;
    readonly label: string;
    readonly texts: readonly string[];
  }[];
}

/**
 * Lists the statements on each API that the platform serves, in the order of the register. `apis`: the APIs of the register; one that the
 * platform does not serve is omitted. `statements`: by API name and operationId; by default, those of the platform.
 */
export function fidelityByApi(
  apis: readonly ApiDocument[],
  statements: Readonly<Record<string, Fidelity>> = listFidelity(platformApis),
) {
  return apis.flatMap(({ name, document, operations: documented }) => {
    const common = statements[name];
    if (!common) return [];
    const operations = documented.map(({ entry: { operationId } }) => {
      const own = statements[`${name}.${operationId}`] ?? statements[operationId] ?? defaultFidelity;
      const isExample = own === exampleFidelity;
      return { id: operationId, operationId, isExample, statements: listStatements(own) };
    });
    const every = { id: `${name}-operations`, isExample: false, statements: listStatements(common) };
    const subjects: readonly FidelitySubject[] = [every, ...operations];
    return [{ name, title: document.info.title, subjects }];
  });
}

function listStatements(entry: Fidelity): FidelitySubject["statements"] {
  // The keys are those of the type.
  const kinds = Object.keys(labels) as (keyof Fidelity)[];
  return kinds
    .map((kind) => ({ kind, label: labels[kind], texts: entry[kind] }))
    .filter(({ texts }) => texts.length > 0);
}
