/** Validation of requests, and of responses on a platform with `checkResponses`, by the generated validators. */
import { cutName } from "../../contract/cut-name.ts";
import { describeIssue, type Issue } from "../../contract/issue.ts";
import { appendPointer, splitPointer } from "../../contract/json-pointer.ts";
import { documentedStatus, type Operation } from "../../contract/operation.ts";
import type { ResponseSchemaTable, ValidationError, Validator } from "../../contract/validator.ts";
import type { PlatformApi } from "../apis/api.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformResponse } from "../http/message.ts";

/** Caps the message length: a body can break its schema a million times. */
const maxIssues = 20;

/**
 * Validates a part of the request. `validate`: the compiled schema; undefined if there is nothing to validate. `root`: prefix of each JSON
 * Pointer: `/parameters` or `/body`. Throws HttpError 400 that names up to 20 issues and counts the others.
 */
export function checkValue(validate: Validator | undefined, value: unknown, root: string): void {
  if (!validate || validate(value)) return;
  const errors = validate.errors ?? [];
  const shown = errors.slice(0, maxIssues).map((error) => formatIssue(describeIssue(error, root)));
  const more = errors.length - shown.length;
  throw new HttpError(400, `${shown.join("; ")}${more > 0 ? `; and ${more} more` : ""}`);
}

function formatIssue({ pointer, message }: Issue): string {
  // Only names of unknown members can be long.
  return `${appendPointer("", ...splitPointer(pointer).map(cutName))} ${message}`;
}

/** Words an error of a response by its keyword and the first detail, such as the type: it has no message. */
function describeError({ keyword, params }: ValidationError): Partial<ValidationError> {
  const detail = [Object.values(params)[0] ?? []].flat().join(" or ");
  if (keyword === "required") return { message: "is missing", params: { member: detail } };
  return { message: detail ? `must have ${keyword} ${detail}` : `does not match ${keyword}` };
}

/** The operation of a response. */
interface CheckedRoute {
  readonly api: Pick<PlatformApi, "name">;
  readonly operation: Pick<Operation, "operationId" | "success">;
}

export type ResponseChecks = ReturnType<typeof createResponseChecks>;

/** Creates the response checks; nothing is loaded yet. */
export function createResponseChecks(apis: readonly PlatformApi[]) {
  const byApi = new Map<string, ResponseSchemaTable>();
  return {
    /** Loads the validators, which only a platform with `checkResponses` needs. */
    load: async (): Promise<void> => {
      for (const api of apis) byApi.set(api.name, await api.loadResponses());
    },
    /** Validates a success. Throws as well if its operation has no validator: no response is sent unchecked. */
    check: (
      { api, operation: { operationId, success } }: CheckedRoute,
      { status, headers, body }: PlatformResponse,
    ): void => {
      const documented = documentedStatus(success, status);
      const { kind, mediaType } = success[documented] ?? {};
      // Only JSON has a schema, and of several media types the first.
      if (kind !== "json" || headers["content-type"] !== mediaType) return;
      const validate = byApi.get(api.name)?.[operationId]?.[documented]?.validate;
      if (!validate) throw new Error(`${operationId}: its responses have no validator.`);
      if (validate(JSON.parse(String(body)))) return;
      const issues = (validate.errors ?? []).map((error) =>
        formatIssue(describeIssue({ ...error, ...describeError(error) }, "")),
      );
      throw new Error(`${operationId}: its response ${status} breaks the contract: ${issues.join("; ")}`);
    },
  };
}
