/** The documented success response of an operation, and the payload in its envelope. */
import type { OperationSuccess } from "../../src/contract/operation.ts";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { type DocumentOperation, dereference, type Schema } from "../lib/document.ts";

/**
 * Finds the schema of an operation's success response.
 *
 * @param operation an operation of a bundled document
 * @returns the status code and the schema of the JSON body
 * @throws if the operation does not have exactly one success status with a JSON body and nothing else
 */
export function findSuccess({ operationId, responses }: DocumentOperation): {
  readonly status: number;
  readonly schema: Schema;
} {
  const successes = Object.entries(responses).filter(([status]) => /^2(?:\d\d|XX)$/i.test(status));
  const [[status, content] = ["", []], ...others] = successes;
  const mediaTypes = content.map(({ mediaType }) => mediaType).join(", ");
  if (!/^\d+$/.test(status) || others.length > 0) {
    const found = successes.map(([name]) => name).join(", ") || "none";
    throw new Error(`${operationId}: expected exactly one success status code, found ${found}.`);
  }
  const [body] = content;
  if (!body || mediaTypes !== "application/json") {
    throw new Error(
      `${operationId}: expected response ${status} to be application/json, found ${mediaTypes || "no body"}.`,
    );
  }
  return { status: Number(status), schema: body.schema };
}

/**
 * Describes an operation's success response for the operation table.
 *
 * @param document the bundled OpenAPI document
 * @param operation an operation of it
 * @returns the status code, and name and type of the payload: the one member of the envelope that is an object or an array
 * @throws if there is not exactly one such member
 */
export function describeSuccess(document: OpenApiDocument, operation: DocumentOperation): OperationSuccess {
  const { status, schema } = findSuccess(operation);
  const { type: envelopeType, properties = {} } = dereference(document, schema);
  const members = Object.entries(envelopeType === "object" ? properties : {});
  const payloads = members.flatMap(([name, member]) => {
    const { type } = dereference(document, member);
    return type === "object" || type === "array" ? [{ status, payload: name, type } as const] : [];
  });
  const [success, ...others] = payloads;
  if (!success || others.length > 0) {
    const found = payloads.map(({ payload }) => payload).join(", ") || "none";
    throw new Error(
      `${operation.operationId}: expected response ${status} to be an object with exactly one member that is an object or an array, found ${found}.`,
    );
  }
  return success;
}
