/** Looks for drift in the response of a call, by the module that its client loads when it first needs it. */
import type { Operation } from "../contract/operation.ts";
import type { ResponseSchemaTable } from "../contract/validator.ts";
import { type CallContext, emit } from "./call-context.ts";
import type { FindDrift } from "./drift.ts";
import { UnexpectedResponseError } from "./errors/response-error.ts";
import type { ParsedResponse } from "./parse-response.ts";
import { redactText } from "./redact.ts";
import type { ClientSettings } from "./settings.ts";

/** State of a client that looks for drift. */
export interface DriftContext {
  readonly settings: ClientSettings;
  /** Imports the response validators, which only clients that look for drift need. */
  readonly importResponses: () => Promise<{ readonly responses: ResponseSchemaTable }>;
  /** Kept once loaded: importing a module again takes longer than finding drift. */
  findDrift?: FindDrift;
}

/** Reports how a success differs from the contract, or throws it. Returns a promise only while the module is loaded. */
export function checkDrift(
  client: DriftContext,
  call: CallContext,
  operation: Operation,
  response: ParsedResponse,
): Promise<void> | undefined {
  const report = (): undefined => reportDrift(client, call, operation, response);
  return client.findDrift ? report() : loadDrift(client, call, response).then(report);
}

function reportDrift(
  { findDrift }: DriftContext,
  call: CallContext,
  operation: Operation,
  response: ParsedResponse,
): undefined {
  const drift = findDrift?.(operation, response, (text) => redactText(text, call.secrets));
  if (!drift) return;
  const { issues, issuesWithoutValues, problem } = drift;
  emit(call, { type: "drift", issues: issuesWithoutValues });
  if (call.settings.drift === "throw") {
    throw new UnexpectedResponseError(call, response, response.text, problem, undefined, issues);
  }
}

async function loadDrift(client: DriftContext, call: CallContext, response: ParsedResponse): Promise<void> {
  try {
    const [{ createDriftFinder }, { responses }] = await Promise.all([
      import("./drift.ts"),
      client.importResponses(),
    ]);
    client.findDrift = createDriftFinder(responses);
  } catch (cause) {
    // The call has succeeded: a module that cannot be loaded fails it only if the response must be checked.
    if (call.settings.drift !== "throw") return;
    const problem = "its validators cannot be loaded; see the cause.";
    throw new UnexpectedResponseError(call, response, response.text, problem, { cause });
  }
}
