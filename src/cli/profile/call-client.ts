import type { ClientModule, ClientOperation } from "../model/cli-api.ts";

interface RequestValues {
  /** By name. Those that the operation does not take are left out. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Media types that were chosen. */
  readonly globals?: { readonly contentType?: string | undefined; readonly accept?: string | undefined };
}

/**
 * Calls an operation.
 *
 * @throws an error of the client
 */
export async function callClient(
  { operations, createClient }: ClientModule,
  operationId: string,
  { parameters, body, globals: { contentType, accept } = {} }: RequestValues,
  options: object,
  signal?: AbortSignal,
): ReturnType<ClientOperation["withResponse"]> {
  const { parameters: known = [], requestBody } = operations[operationId] ?? {};
  const values = known
    .filter(({ name }) => Object.hasOwn(parameters, name))
    .map(({ name }) => [name, parameters[name]]);
  const args = [...(known.length > 0 ? [Object.fromEntries(values)] : []), ...(requestBody ? [body] : [])];
  const choice = { ...(contentType && { contentType }), ...(accept && { accept }) };
  const response = await createClient(options)[operationId]?.withResponse(...args, { signal, ...choice });
  if (!response) throw new Error(`The client has no operation ${operationId}.`);
  return response;
}
