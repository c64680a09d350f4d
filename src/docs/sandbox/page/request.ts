/** Checks the content of a form, and creates its request. */
import type { SecurityAlternative } from "../../../contract/operation.ts";
import { writeRequest } from "../../../samples/curl-sample.ts";
import {
  chooseAlternative,
  type SampleCredentials,
  type SampleParameter,
} from "../../../samples/sample-values.ts";
import type { PointedIssue } from "./issues.ts";
import type { FormContent } from "./operation-form.ts";

/**
 * Rejects values that the browser would change or send elsewhere. The API validates the others.
 *
 * @param content of the form
 */
export function checkContent(content: FormContent): readonly PointedIssue[] {
  const { operation, parameters, address } = content;
  const issues = operation.parameters.flatMap(({ name, in: place, required }): PointedIssue[] => {
    const pointer = `/parameters/${name}`;
    const text = textOf(parameters[name] ?? "");
    if (required && text === "") return [{ pointer, message: "Enter a value." }];
    if (place === "header" && /[^\t\n -~]/.test(text)) {
      return [{ pointer, message: "Remove characters outside ASCII." }];
    }
    const isDots = place === "path" && /^\.\.?$/m.test(text);
    return isDots ? [{ pointer, message: "Enter another value: it would change the path." }] : [];
  });
  const message = address === "" ? undefined : checkAddress(address);
  return [...issues, ...checkTexts(content), ...(message ? [{ pointer: "/address", message }] : [])];
}

/**
 * Rejects texts that cannot be sent unchanged.
 *
 * @param content of the form
 */
export function checkTexts({ parameters, body, credentials }: FormContent): readonly PointedIssue[] {
  const texts = [
    ...Object.entries(parameters).map(([name, value]) => [`/parameters/${name}`, textOf(value)] as const),
    ["/body", typeof body === "string" ? body : ""] as const,
    ...Object.entries(credentials ?? {}).map(([name, value]) => [`/credentials/${name}`, value] as const),
  ];
  return texts.flatMap(([pointer, text]) => {
    const message = checkText(pointer, text);
    return message ? [{ pointer, message }] : [];
  });
}

/** Values on lines of their own. */
function textOf(value: SampleParameter): string {
  return typeof value === "object"
    ? (Array.isArray(value) ? value : Object.entries(value).flat()).join("\n")
    : String(value);
}

function checkText(pointer: string, text: string): string | undefined {
  if (/\p{Surrogate}/u.test(text)) return "Remove the incomplete character (a lone surrogate).";
  if (pointer === "/credentials/keyId" && text.includes(":")) return "Remove the colon.";
  if (/^\/credentials\/(?:accessToken|apiKey)$/.test(pointer) && /[^\x21-\x7e]/.test(text)) {
    return "Remove spaces and characters outside ASCII.";
  }
  return undefined;
}

/**
 * Checks whether a body of JSON is JSON. It is sent as it is.
 *
 * @param content of the form
 */
export function checkBody({ operation, body }: FormContent): readonly PointedIssue[] {
  try {
    if (operation.requestBody?.kind === "json" && typeof body === "string") JSON.parse(body);
    return [];
  } catch (error) {
    const message = `This is not JSON: ${error instanceof Error ? error.message : error}`;
    return [{ pointer: "/body", message }];
  }
}

/** Returns what is wrong with an address. */
function checkAddress(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    return "Enter an address such as https://api.example.com.";
  }
  const { username, password } = new URL(address);
  if (username || password || /[?#]/.test(address)) {
    return "Remove credentials, query and fragment from the address.";
  }
  return undefined;
}

/**
 * Normalizes an address.
 *
 * @param address that the reader entered
 * @throws if `checkContent` rejects it
 */
export function normalizeAddress(address: string): string {
  if (checkAddress(address)) throw new TypeError(address);
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

/**
 * Creates a request.
 *
 * @param content of the form, which `checkContent` accepted
 * @param baseUrl address of the API
 */
export function createRequest(
  { api, operation, parameters, body, credentials }: FormContent,
  baseUrl: string,
): Request {
  const written = writeRequest(operation, { api, baseUrl, parameters });
  const mediaTypes = Object.values(operation.success).map(({ mediaType }) => mediaType);
  // Errors are JSON.
  const accept = new Set([...mediaTypes.filter((each) => each !== undefined), "application/json"]);
  const headers = new Headers({ ...written.headers, accept: [...accept].join(", ") });
  const alternative = credentials && chooseAlternative(operation, credentials);
  if (alternative) {
    const header = alternative.scheme === "key" ? alternative.header : "authorization";
    headers.set(header, authorization(alternative.scheme, credentials));
  }
  if (body !== undefined && operation.requestBody) {
    headers.set("content-type", operation.requestBody.mediaType);
  }
  return new Request(written.address, {
    method: operation.method,
    headers,
    body: body ?? null,
    // Like the client: no cookies, no redirects. Not cached, no referrer.
    credentials: "omit",
    redirect: "error",
    cache: "no-store",
    referrerPolicy: "no-referrer",
  });
}

function authorization(
  scheme: SecurityAlternative["scheme"],
  { accessToken, apiKey = "", keyId, keySecret }: SampleCredentials,
): string {
  if (scheme === "bearer") return `Bearer ${accessToken}`;
  if (scheme === "key") return apiKey;
  const bytes = new TextEncoder().encode(`${keyId}:${keySecret}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`;
}
