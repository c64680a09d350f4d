/** Checks the content of a form, and creates its request. */
import { type BodyContent, partsOf } from "../../../contract/operation.ts";
import { reasonAgainstValue } from "../../../contract/styled-parameter.ts";
import { encodeForm, writeForm } from "../../../contract/write-form.ts";
import { writeRequest } from "../../../samples/curl-sample.ts";
import { addToQuery, chooseAlternative, secretOf, writeCredentials } from "../../../samples/sample-values.ts";
import { checkAddress, checkTexts, textOf } from "./check-texts.ts";
import type { PointedIssue } from "./issues.ts";
import { type FormContent, fieldsOf } from "./operation-form.ts";

/** Rejects values that the browser would change or send elsewhere. The API validates the others. */
export function checkContent(content: FormContent): readonly PointedIssue[] {
  const { operation, parameters, address } = content;
  const issues = operation.parameters.flatMap((parameter): PointedIssue[] => {
    const { name, in: place, required } = parameter;
    const pointer = `/parameters/${name}`;
    const text = textOf(parameters[name] ?? "");
    if (place === "cookie")
      return text === "" ? [] : [{ pointer, message: "Empty it: a page cannot send a cookie." }];
    if (required && text === "") return [{ pointer, message: "Enter a value." }];
    if (place === "header" && /[^\t\n -~]/.test(text)) {
      return [{ pointer, message: "Remove characters outside ASCII." }];
    }
    const isDots = place === "path" && /^\.\.?$/m.test(text);
    if (isDots) return [{ pointer, message: "Enter another value: it would change the path." }];
    // `checkTexts` reports half a character.
    const isChecked = text === "" || /\p{Surrogate}/u.test(text);
    const reason = isChecked ? undefined : reasonAgainstValue(parameter, parameters[name]);
    return reason === undefined ? [] : [{ pointer, message: `Enter another value: it ${reason}.` }];
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

export function createRequest(content: FormContent, baseUrl: string): Request {
  const { api, operation, parameters, credentials } = content;
  const { requestBody } = operation;
  const form = requestBody?.kind === "form" ? fieldsOf(content) : undefined;
  const body = requestBody && form ? createForm(requestBody, form) : content.body;
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
  // The browser states that of a form, with the boundary between its parts.
  if (body !== undefined && requestBody && !form) headers.set("content-type", requestBody.mediaType);
  return new Request(addToQuery(written.address, sent.query), {
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

function createForm(requestBody: BodyContent, fields: object): FormData | URLSearchParams {
  const entries = writeForm(requestBody, fields, {
    isFile: (value) => value instanceof Blob,
    fail: (name, message) => {
      throw new TypeError(`${name} ${message}.`);
    },
  });
  return encodeForm(requestBody, entries);
}

function encodeBase64(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
