/** Checks the content of a form and makes a request of it. */
import { requestUrl } from "../../../samples/curl-sample.ts";
import type { SampleCredentials } from "../../../samples/sample-values.ts";
import type { PointedIssue } from "./issues.ts";
import type { FormContent } from "./operation-form.ts";

/**
 * Checks what the browser would change silently or send elsewhere. Anything else is left to the API.
 *
 * @param content of the form
 */
export function checkContent({ operation, parameters, address }: FormContent): readonly PointedIssue[] {
  const issues = operation.parameters.flatMap(({ name, in: place, required }): PointedIssue[] => {
    const pointer = `/parameters/${name}`;
    const values = [parameters[name] ?? ""].flat();
    if (required && values.join("") === "") return [{ pointer, message: "Enter a value." }];
    const isDots = place === "path" && values.some((value) => /^\.\.?$/.test(value));
    return isDots ? [{ pointer, message: "Enter another value: it would change the path." }] : [];
  });
  const message = address === "" ? undefined : checkAddress(address);
  return message === undefined ? issues : [...issues, { pointer: "/address", message }];
}

/** Returns what is wrong with an address. */
function checkAddress(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return "Enter an address such as https://api.example.com.";
  if (url.username || url.password || url.search || url.hash) {
    return "Remove credentials, query and fragment from the address.";
  }
  return undefined;
}

/**
 * Creates a request.
 *
 * @param content of the form, which `checkContent` accepted
 * @param baseUrl address of the API
 * @throws TypeError if a credential cannot be sent in a header
 */
export function createRequest(
  { api, operation, parameters, body, credentials }: FormContent,
  baseUrl: string,
): Request {
  const headers = new Headers({ accept: "application/json" });
  if (credentials) headers.set("authorization", authorization(credentials));
  if (body !== undefined) headers.set("content-type", "application/json");
  return new Request(requestUrl(operation, { api, baseUrl, parameters }), {
    method: operation.method,
    headers,
    body: body ?? null,
    // As the client: no cookies, no redirects. Nothing of it stays in a cache or a log.
    credentials: "omit",
    redirect: "error",
    cache: "no-store",
    referrerPolicy: "no-referrer",
  });
}

function authorization(credentials: SampleCredentials): string {
  if ("accessToken" in credentials) return `Bearer ${credentials.accessToken}`;
  const bytes = new TextEncoder().encode(`${credentials.keyId}:${credentials.keySecret}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
}
