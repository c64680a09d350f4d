/** The values before an update, to compare its response with. */
import { documentedStatus } from "../../../contract/operation.ts";
import type { Connection } from "./connection.ts";
import { loadFacts } from "./facts.ts";
import { addressOn, type FormContent, readForm } from "./operation-form.ts";
import { createRequest } from "./request.ts";

export interface Before {
  readonly values: unknown;
  readonly source: string;
}

/** Reads the values before an update, if an operation of the document reads them. Returns undefined if they are not known. */
export async function readBefore(
  root: HTMLElement,
  content: FormContent,
  connection: Connection,
): Promise<Before | undefined> {
  const { operation, parameters } = content;
  if (!["PUT", "PATCH"].includes(operation.method)) return undefined;
  const before = (await loadFacts(root, content))?.before;
  const forms = root.querySelectorAll<HTMLFormElement>(`form[data-api="${content.api}"]`);
  const form = [...forms].find((each) => readForm(each).operation.operationId === before?.operationId);
  if (!before || !form) return undefined;
  const { operation: read } = readForm(form);
  const named = read.parameters.filter(({ name }) => Object.hasOwn(parameters, name));
  const own = Object.fromEntries(named.map(({ name }) => [name, parameters[name] ?? ""]));
  const request = createRequest(
    { ...content, operation: read, parameters: own, body: undefined },
    addressOn(connection.baseUrl, content),
  );
  const answer = await connection.fetch(request);
  const payload = payloadOf(read, answer.status, await answer.json());
  const values = before.member === undefined ? payload : Reflect.get(Object(payload), before.member);
  return values === undefined ? undefined : { values, source: before.operationId };
}

/** The payload of a response; undefined if it is not a success. */
export function payloadOf({ success }: FormContent["operation"], status: number, body: unknown): unknown {
  return pathOf(success, status)?.reduce((value, name) => Reflect.get(Object(value), name), body);
}

/** Path of the payload in a response; undefined if it is not a success. */
export function pathOf(
  success: FormContent["operation"]["success"],
  status: number,
): readonly string[] | undefined {
  const documented = success[documentedStatus(success, status)];
  if (!documented || status < 200 || status > 299) return undefined;
  return documented.payload === undefined ? [] : [documented.payload];
}
