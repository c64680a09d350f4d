/** Drift faults: changes of a success that make it differ from the contract, derived from the documented values of its body. */
import { appendPointer, splitPointer } from "../../contract/json-pointer.ts";
import { documentedStatus, type Operation, type OperationSuccess } from "../../contract/operation.ts";
import {
  listResponseValues,
  type ResponseValue,
  type ResponseValues,
} from "../../contract/response-value.ts";
import type { PlatformApi } from "../apis/api.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformResponse } from "../http/message.ts";
import { PlatformConfigError } from "../lib/config-error.ts";
import type { DriftKind } from "./fault.ts";

/** How a kind of drift changes a body. */
interface Change {
  /** Description of the value that it changes, for messages. */
  readonly target: string;
  /** Pointers to the values that it can change, in the order of preference; `*` is any item or member. */
  readonly list: (success: OperationSuccess, values: ResponseValues) => readonly string[];
  /** Changes the value at a path, which is not null. */
  readonly apply: (body: unknown, path: readonly string[]) => unknown;
}

const changes: Readonly<Record<DriftKind, Change>> = {
  "unknown-member": createChange(
    "object with documented members",
    ({ closed, types }) => closed === true && types?.includes("object") === true,
    (value) => ({ ...Object(value), unknownMember: "unknown" }),
  ),
  "null-for-array": createChange(
    "array",
    ({ types = [] }) => types.includes("array") && !types.includes("null"),
    () => null,
  ),
  "string-for-number": createChange(
    "number",
    ({ types = [] }) => types.some((type) => /^(?:number|integer)$/.test(type)) && !types.includes("string"),
    String,
  ),
  "new-value": createChange(
    "text with listed values",
    ({ listed, types }) => listed === true && types?.includes("string") === true,
    () => "new-value",
  ),
  "missing-envelope": {
    target: "envelope",
    list: ({ payload }) => (payload === undefined ? [] : [appendPointer("", payload)]),
    apply: (body, [payload = ""]) => Reflect.get(Object(body), payload),
  },
};

export const driftKinds: readonly string[] = Object.keys(changes);

/** Creates the change of one value: one of the payload if possible, and not a list that is the payload, without which a call fails. */
function createChange(
  target: string,
  applies: (value: ResponseValue) => boolean,
  change: (value: unknown) => unknown,
): Change {
  return {
    target,
    list: ({ payload, type }, values) => {
      const whole = payload === undefined ? "" : appendPointer("", payload);
      const pointers = Object.entries(values).flatMap(([pointer, value]) =>
        applies(value) ? [pointer] : [],
      );
      const isFirst = (pointer: string): boolean =>
        pointer.startsWith(`${whole}/`) || (pointer === whole && type !== "array");
      return [...pointers.filter(isFirst), ...pointers.filter((pointer) => !isFirst(pointer))];
    },
    apply: (body, path) => changeAt(body, path, change),
  };
}

/** Checks that a kind of drift applies to an operation; the error lists the kinds that do. */
export function checkDrift(kind: DriftKind, operationId: string, api: PlatformApi): void {
  const applies = (change: Change): boolean =>
    Object.entries(api.operations[operationId]?.success ?? {}).some(
      ([status, success]) =>
        change.list(success, listResponseValues(api.responseValues, operationId, status)).length > 0,
    );
  if (applies(changes[kind])) return;
  const others = Object.entries(changes).flatMap(([name, change]) => (applies(change) ? [name] : []));
  throw new PlatformConfigError(
    `fault.kind ${kind} does not apply to ${operationId}, whose documented response has no ${changes[kind].target}. ${
      others.length > 0 ? `Use ${others.join(" or ")}.` : "Its response is not JSON."
    }`,
  );
}

/** Changes the body of a success in one value; an HttpError 500 if it has none that the kind changes. */
export function applyDrift(
  kind: DriftKind,
  { api, operation: { operationId, success } }: { readonly api: PlatformApi; readonly operation: Operation },
  response: PlatformResponse,
): PlatformResponse {
  const { status, body } = response;
  const documented = documentedStatus(success, status);
  const { target, list, apply } = changes[kind];
  const entry = success[documented];
  if (entry?.kind === "json") {
    const value: unknown = JSON.parse(String(body));
    for (const pointer of list(entry, listResponseValues(api.responseValues, operationId, documented))) {
      const path = findPath(value, splitPointer(pointer));
      if (path) return { ...response, body: JSON.stringify(apply(value, path)) };
    }
  }
  throw new HttpError(
    500,
    `The injected drift ${kind} does not apply: this response has no ${target}. Add one to the data.`,
  );
}

/** Finds the first value at a pointer with `*` that is not null. */
function findPath(value: unknown, [token, ...rest]: readonly string[]): readonly string[] | undefined {
  if (token === undefined) return value === undefined || value === null ? undefined : [];
  const object = Object(value);
  for (const name of token === "*" ? Object.keys(object) : [token]) {
    const path = Object.hasOwn(object, name) ? findPath(Reflect.get(object, name), rest) : undefined;
    if (path) return [name, ...path];
  }
  return undefined;
}

/** Copies a value with a change at a path. */
function changeAt(
  value: unknown,
  [name, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (name === undefined) return change(value);
  const changed = changeAt(Reflect.get(Object(value), name), rest, change);
  return Array.isArray(value) ? value.with(Number(name), changed) : { ...Object(value), [name]: changed };
}
