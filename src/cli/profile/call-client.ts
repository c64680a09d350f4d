import type { GlobalValues } from "../flags/global-options.ts";
import type { CliApi, ClientOperation } from "../model/cli-api.ts";
import { addressesOf, type Connection } from "./connection.ts";

interface RequestValues {
  /** By name. Those that the operation does not take are left out. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Media types that were chosen. */
  readonly globals?: Pick<GlobalValues, "content-type" | "accept">;
}

/** Calls an operation. Throws an error of the client. */
export async function callClient(
  api: Pick<CliApi, "importClient">,
  operationId: string,
  { parameters, body, globals: { "content-type": contentType, accept } = {} }: RequestValues,
  options: object,
  signal?: AbortSignal,
): ReturnType<ClientOperation["withResponse"]> {
  const { operations, createClient } = await api.importClient();
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

/** Resolves to the request that a call would send, by default with placeholders as credentials. Throws an error of the client. */
export async function recordCall(
  api: Pick<CliApi, "credentials" | "importClient">,
  connection: Pick<Connection, "baseUrl" | "servers">,
  operationId: string,
  values: RequestValues,
  credentials: object = Object.fromEntries(api.credentials.flat().map((option) => [option, option])),
): Promise<{ readonly url: string; readonly init: RequestInit }> {
  let sent: { readonly url: string; readonly init: RequestInit } | undefined;
  const fetch = async (url: string, init: RequestInit) => {
    sent = { url, init };
    throw new Error("This request is only recorded.");
  };
  const options = { ...credentials, ...addressesOf(connection), fetch, retry: false };
  await callClient(api, operationId, values, options).catch((error: unknown) => {
    if (!sent) throw error;
  });
  if (!sent) throw new Error(`${operationId} sent nothing.`);
  return sent;
}
