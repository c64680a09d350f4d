/** Choice of media types: by the options `contentType` and `accept` of a call, or by the headers of a request by path. */
import { isPlainObject } from "../../contract/check-options.ts";
import type { RequestValidators } from "../../contract/validator.ts";
import { prepareOperation } from "../build-request.ts";
import { callOperation } from "../call.ts";
import { createCallContext } from "../call-context.ts";
import { ConfigError } from "../errors/index.ts";
import type { ChosenOperation, MediaTypeChoice } from "../media-type-choice.ts";

interface Choice {
  readonly contentType?: string | undefined;
  readonly accept?: string | undefined;
}

/** A body, or the bodies of the successes, with the other media types that it may have. */
interface Content {
  readonly mediaType?: string;
  readonly others?: readonly Content[];
}

const contentsOf = (content: Content): readonly Content[] => [content, ...(content.others ?? [])];

/** Narrows an operation and its validators to the media types that are chosen; one that is not documented has no effect. */
function narrow({ operation, requests }: ChosenOperation, { contentType, accept }: Choice): ChosenOperation {
  const { operationId, requestBody, success } = operation;
  const statuses = Object.entries(success).map(([status, each]) => {
    const { isStatusInferred, others } = each;
    const other = others?.find(({ mediaType }) => mediaType === accept);
    return [
      status,
      other ? { ...other, ...(isStatusInferred && { isStatusInferred }), isOther: true } : each,
    ];
  });
  const { body, ...validators }: RequestValidators = requests[operationId] ?? {};
  const other = requestBody?.others?.find(({ mediaType }) => mediaType === contentType);
  const validator = other ? validators[other.mediaType as `${string}/${string}`] : body;
  return {
    operation: {
      ...operation,
      requestBody: requestBody && {
        ...(other ?? requestBody),
        required: requestBody.required,
        ...(contentType !== undefined && { others: [] }),
      },
      success: Object.fromEntries(statuses),
    },
    requests: { [operationId]: { ...validators, ...(validator && { body: validator }) } },
  };
}

/** Calls an operation with the media types that its options choose. */
const call: typeof callOperation = async (client, bound, parameters, body, options) => {
  const { contentType, accept, ...others }: Choice & object = options ?? {};
  if (contentType === undefined && accept === undefined)
    return callOperation(client, bound, parameters, body, isPlainObject(options) ? others : options);
  const check = (name: string, given: unknown, contents: readonly Content[]): void => {
    const known = new Set(contents.flatMap(contentsOf).flatMap(({ mediaType }) => mediaType ?? []));
    if (given === undefined || known.has(String(given))) return;
    const expected =
      known.size > 0 ? `must be ${[...known].join(" or ")}` : "does not apply: there is no body";
    throw new ConfigError(`${name} ${expected}.`, createCallContext(client.settings, bound));
  };
  check("contentType", contentType, bound.requestBody ? [bound.requestBody] : []);
  check("accept", accept, Object.values(bound.success));
  const { operation, requests } = narrow(
    { operation: bound, requests: client.requests },
    { contentType, accept },
  );
  const prepared = prepareOperation(operation);
  const header =
    accept === undefined || accept === "application/json" ? accept : `${accept}, application/json;q=0.5`;
  const chosen = { ...prepared, accept: header ?? prepared.accept };
  return callOperation({ ...client, requests }, chosen, parameters, body, others);
};

/** The choice of media types. */
export const mediaTypes: MediaTypeChoice = {
  call,
  narrow: (described) => {
    const { init } = described;
    const { headers = {} } = init;
    const entries = Symbol.iterator in headers ? [...headers] : Object.entries(headers);
    const find = (wanted: string): string | undefined => {
      const [, value] = entries.find(([name]) => name.toLowerCase() === wanted) ?? [];
      return typeof value === "string" ? value : undefined;
    };
    const chosen = narrow(described, { contentType: find("content-type"), accept: find("accept") });
    if (chosen.operation.requestBody?.kind !== "form") return { ...chosen, init };
    // The client states that of a form, with the boundary between its parts.
    const others = entries.filter(([name]) => name.toLowerCase() !== "content-type");
    return { ...chosen, init: { ...init, headers: Object.fromEntries(others) } };
  },
};
