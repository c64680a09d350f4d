/** Facts of an operation for the sandbox page, from the models that the command line has of it. */

import { describeValue } from "../../cli/flags/flags.ts";
import type { BeforeModel, CommandModel } from "../../cli/model/command-model.ts";
import type { OperationForm } from "./operation-forms.ts";

/** Facts of an operation, in `sandbox/operations.json`. */
export interface OperationFacts {
  /** Operation that reads what an update changes. */
  readonly before?: BeforeModel;
  /** Texts of the example bodies, by label. */
  readonly bodies: Readonly<Record<string, string>>;
  readonly members: readonly MemberFacts[];
}

export interface MemberFacts {
  readonly name: string;
  readonly type: string;
  /** Such as `0 to 64, or null`; empty for any value of the type. */
  readonly values: string;
  readonly example?: unknown;
}

export function describeOperation({ before, body }: CommandModel, { bodies }: OperationForm): OperationFacts {
  return {
    ...(before && { before }),
    bodies: Object.fromEntries(bodies.map(({ label, text }) => [label, text])),
    members: (body?.members ?? []).map((member) => ({
      name: member.name,
      type: member.type,
      values: describeValue(member),
      ...(member.example !== undefined && { example: member.example }),
    })),
  };
}
