/** Checks default parameters of a profile, by the validators of the client. */
import { isDataplatError } from "../../client/errors/index.ts";
import { splitPointer } from "../../contract/json-pointer.ts";
import { describeViolation, modelAt } from "../flags/describe-issues.ts";
import { fillParameters } from "../flags/read-value.ts";
import type { CliApi } from "../model/cli-api.ts";
import { UsageError } from "../model/errors.ts";
import { recordCall } from "./call-client.ts";

/** Describes a default of a parameter that every operation with this parameter refuses; undefined if one accepts it. Sends nothing. */
export async function findViolation(api: CliApi, name: string, text: string): Promise<string | undefined> {
  const baseUrl = "https://api.example.com";
  const servers = api.servers && Object.fromEntries(api.servers.map((server) => [server, baseUrl]));
  let violation: string | undefined;
  for (const command of api.commands) {
    const model = command.parameters.find((each) => each.name === name);
    if (!model) continue;
    try {
      const parameters = fillParameters(command, { [name]: text });
      await recordCall(api, { baseUrl, ...(servers && { servers }) }, command.operationId, { parameters });
      return undefined;
    } catch (error) {
      const issues = isDataplatError(error) && error.kind === "invalid-request" ? error.issues : [];
      const issue = issues.find(({ pointer }) => splitPointer(pointer)[1] === name);
      if (issue) {
        const value = modelAt(model, splitPointer(issue.pointer).slice(2));
        const isJson = issue.keyword === "type" && ["array", "object"].includes(String(value?.type));
        violation ??= `${name} ${describeViolation(issue, value)}${isJson ? ", as JSON" : ""}.`;
      } else if (error instanceof UsageError) violation ??= error.message;
      // Other parameters are missing.
      else return undefined;
    }
  }
  return violation;
}
