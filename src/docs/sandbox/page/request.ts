/** Checks the content of a form, and creates its request. */
import { partsOf } from "../../../contract/operation.ts";
import { writeRequest } from "../../../samples/curl-sample.ts";
import { chooseAlternative, secretOf, writeCredentials } from "../../../samples/sample-values.ts";
import { checkAddress, checkTexts, textOf } from "./check-texts.ts";
import type { PointedIssue } from "./issues.ts";
import type { FormContent } from "./operation-form.ts";

/** Rejects values that the browser would change or send elsewhere. The API validates the others. */
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
  const chosen = content.credentials && chooseAlternative(operation, content.credentials);
  for (const part of chosen ? partsOf(chosen) : []) {
    if (part.kind === "cookie")
      issues.push({
        pointer: `/credentials/${part.option}`,
        message: "Empty it: a page cannot send a cookie.",
      });
  }
  return [...issues, ...checkTexts(content), ...(message ? [{ pointer: "/address", message }] : [])];
}

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
  const sent = writeCredentials(alternative, (part) => {
    const secret = secretOf(part, (option) => credentials?.[option]);
    if (part.kind === "query") return encodeURIComponent(secret);
    return part.kind === "basic" ? encodeBase64(secret) : secret;
  });
  for (const [name, value] of Object.entries(sent.headers)) headers.set(name, value);
  if (body !== undefined && operation.requestBody) {
    headers.set("content-type", operation.requestBody.mediaType);
  }
  const separator = written.address.includes("?") ? "&" : "?";
  const address = [written.address, ...(sent.query.length > 0 ? [sent.query.join("&")] : [])].join(separator);
  return new Request(address, {
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

function encodeBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
