/** Facts of an operation for the sandbox page, from the models that the command line has of it. */
import type { BeforeModel, CommandModel } from "../../cli/operation/command-model.ts";
import type { OperationForm } from "./operation-forms.ts";

/** Facts of an operation, in `sandbox/operations.json`. */
export interface OperationFacts {
  /** Operation that reads what an update changes. */
  readonly before?: BeforeModel;
  /** Texts of the example bodies, by label. */
  readonly bodies: Readonly<Record<string, string>>;
}

/** Describes an operation. */
export function describeOperation({ before }: CommandModel, { bodies }: OperationForm): OperationFacts {
  return {
    ...(before && { before }),
    bodies: Object.fromEntries(bodies.map(({ label, text }) => [label, text])),
  };
}
