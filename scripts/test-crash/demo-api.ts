/** Calls to a platform with the demo data, as plain requests: no client of ours stands between the check and what was answered. */
import { demo } from "../../src/platform/seed/demo-names.ts";

const management = `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}`;
const observability = `Bearer ${demo.accessToken}`;

/** What a seed holds, as far as the check looks at it. */
export interface ExportedSeed {
  readonly organizations: readonly {
    readonly id: string;
    readonly services?: readonly { readonly id: string; readonly pipes?: readonly ExportedResource[] }[];
  }[];
  readonly teams: readonly { readonly id: string; readonly alerts?: readonly ExportedResource[] }[];
}

/** A pipe or an alert. */
export interface ExportedResource extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

/** An answer whose body was read to its end. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** Longest time for one answer, in milliseconds, so that a hang is an error. */
const longestMs = 30_000;

/**
 * Sends one request with the demo credentials.
 *
 * @param url address of the platform
 * @param method of the request
 * @param target path and query
 * @param body sent as JSON; none when undefined
 * @throws when the connection breaks before the whole answer is here
 */
export async function ask(url: string, method: string, target: string, body?: unknown): Promise<Answered> {
  const authorization = target.startsWith("/v1/") ? management : observability;
  const response = await fetch(url + target, {
    method,
    headers: {
      accept: "application/json",
      // `/_platform` lets this machine in without credentials, and nobody with those of an API.
      ...(!target.startsWith("/_platform") && { authorization }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(longestMs),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}

/**
 * Everything that a platform stores.
 *
 * @param url its address
 */
export async function exportFrom(url: string): Promise<ExportedSeed> {
  const { status, body } = await ask(url, "GET", "/_platform/export");
  if (status !== 200) throw new Error(`/_platform/export answered ${status}: ${JSON.stringify(body)}`);
  // The platform writes seeds in the form that its schema gives.
  return body as ExportedSeed;
}

/**
 * Reads one resource as the API shows it. Alerts have no operation that reads one; an update that changes nothing shows it.
 *
 * @param url address of the platform
 * @param target path of a pipe or of an alert
 */
export async function readResource(url: string, target: string): Promise<Readonly<Record<string, unknown>>> {
  const isPipe = target.startsWith("/v1/");
  const { status, body } = await ask(url, isPipe ? "GET" : "PUT", target, isPipe ? undefined : {});
  if (status !== 200) throw new Error(`${target} answered ${status}: ${JSON.stringify(body)}`);
  // Both envelopes are objects with the resource in them.
  const { result, data } = body as { result?: object; data?: object };
  return { ...result, ...data };
}
