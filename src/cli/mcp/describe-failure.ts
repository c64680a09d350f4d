/** Wording of failures for agents: what happened, what to do, and whether something may have changed. */
import { adviseStatus } from "../../client/errors/api-error.ts";
import { type DataplatError, isDataplatError } from "../../client/errors/index.ts";
import { splitPointer } from "../../contract/json-pointer.ts";
import { errorMessage } from "../../contract/read-error.ts";
import { ConfigurationError } from "../configuration-error.ts";
import { nameOptions } from "../describe-error.ts";
import type { CommandModel } from "../operation/command-model.ts";
import { UsageError } from "../usage-error.ts";
import { listArguments } from "./arguments.ts";

const nothingSent = "Nothing was sent.";

/**
 * Describes why a call of a tool failed.
 *
 * @param error any caught value
 */
export function describeFailure(error: unknown, command: CommandModel): string {
  if (isDataplatError(error)) return describeCall(error, command);
  if (error instanceof ConfigurationError) return `${nothingSent} ${error.message} ${error.hint}`;
  const message = errorMessage(error);
  if (error instanceof UsageError) return `${nothingSent} ${message}`;
  return `Defect of dataplat: ${message}`;
}

function describeCall(error: DataplatError, command: CommandModel): string {
  if (error.kind === "invalid-request") {
    const issues = error.issues.map(({ pointer, message }) => {
      // `nulls` stands for null, see readInput.
      return `${nameArgument(command, pointer)} ${message.replace(/ or null$/, "")}`;
    });
    return `${nothingSent} ${issues.join("; ")}.`;
  }
  const requestId = "requestId" in error && error.requestId;
  const texts = [
    describeMessage(error),
    describeOutcome(error, command),
    requestId && `Request ID: ${requestId}.`,
  ];
  return texts.filter(Boolean).join(" ");
}

/** Name of the argument that a pointer leads to, such as `channel.webhookId`. */
function nameArgument(command: CommandModel, pointer: string): string {
  const [root, first, ...rest] = splitPointer(pointer);
  const target = root === "parameters" ? "parameters" : "body";
  const argument = listArguments(command).find((each) => each.target === target && each.value.name === first);
  const isWhole = root === "body" && !argument;
  return [isWhole ? "body" : [], argument?.name ?? first ?? [], rest].flat().join(".");
}

/** The client's message, without "Try again" if that may do harm. */
function describeMessage(error: DataplatError): string {
  const message = nameOptions(error);
  if (error.kind !== "api" || error.outcome !== "unknown") return message;
  return message.slice(0, message.length - adviseStatus(error.status, error.retryAfterMs).length);
}

function describeOutcome({ kind, outcome }: DataplatError, { before }: CommandModel): string | undefined {
  switch (outcome) {
    case "unknown": {
      const check = before ? `Check with ${before.operationId}` : "Find out";
      return `It is unknown whether the change was made. ${check} before you call this tool again.`;
    }
    case "rejected":
      return "The server refused the change.";
    case "not-sent":
      return nothingSent;
    default:
      return kind === "config" ? nothingSent : undefined;
  }
}
