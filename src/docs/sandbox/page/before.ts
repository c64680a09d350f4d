/** The values before an update, to compare its response with. */
import { documentedStatus, type Operation } from "../../../contract/operation.ts";
import type { Connection } from "./connection.ts";
import { addressOn, type FormContent } from "./operation-form.ts";
import { createRequest } from "./request.ts";

export interface Before {
  readonly values: unknown;
  readonly source: string;
}

/** Reads the values before an update, if an operation of the document reads them. Returns undefined if they are not known. */
export async function readBefore(content: FormContent, connection: Connection): Promise<Before | undefined> {
  const { before, parameters } = content;
  if (!before) return undefined;
  const { operation, member } = before;
  const named = operation.parameters.filter(({ name }) => Object.hasOwn(parameters, name));
  const own = Object.fromEntries(named.map(({ name }) => [name, parameters[name] ?? ""]));
  const request = createRequest(
    { ...content, operation, parameters: own, body: undefined },
    addressOn(connection.baseUrl, content),
  );
  const answer = await connection.fetch(request);
  const payload = payloadOf(operation, answer.status, await answer.json());
  const values = member === undefined ? payload : Reflect.get(Object(payload), member);
  return values === undefined ? undefined : { values, source: operation.operationId };
}

/** The payload of a response; undefined if it is not a success. */
export function payloadOf({ success }: Operation, status: number, body: unknown): unknown {
  return pathOf(success, status)?.reduce((value, name) => Reflect.get(Object(value), name), body);
}

/** Path of the payload in a response; undefined if it is not a success. */
export function pathOf(success: Operation["success"], status: number): readonly string[] | undefined {
  const documented = success[documentedStatus(success, status)];
  if (!documented || status < 200 || status > 299) return undefined;
  return documented.payload === undefined ? [] : [documented.payload];
}
