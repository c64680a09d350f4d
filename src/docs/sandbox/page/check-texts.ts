/** Checks the texts of a form while they are entered. */
import type { SampleParameter } from "../../../samples/sample-values.ts";
import type { PointedIssue } from "./issues.ts";
import { type FormContent, isJsonText } from "./operation-form.ts";

/** Rejects texts that cannot be sent unchanged. */
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
export function textOf(value: SampleParameter): string {
  if (typeof value !== "object") return String(value);
  const elements = Array.isArray(value) ? value : Object.entries(value).flat();
  return elements.map((each) => (typeof each === "object" ? JSON.stringify(each) : String(each))).join("\n");
}

function checkText(pointer: string, text: string): string | undefined {
  if (/\p{Surrogate}/u.test(text)) return "Remove the incomplete character (a lone surrogate).";
  if (pointer === "/credentials/keyId" && text.includes(":")) return "Remove the colon.";
  // The key of a header `Authorization` may have a word before it.
  const token = pointer === "/credentials/accessToken" ? text : text.replace(/(?<=\S) (?=\S)/, "");
  if (/^\/credentials\/(?!key(?:Id|Secret)$)/.test(pointer) && /[^\x21-\x7e]/.test(token)) {
    return "Remove spaces and characters outside ASCII.";
  }
  return undefined;
}

/** Checks whether a body of JSON is JSON. It is sent as it is. */
export function checkBody({ operation, body }: FormContent): readonly PointedIssue[] {
  try {
    if (isJsonText(operation.requestBody) && typeof body === "string") JSON.parse(body);
    return [];
  } catch (error) {
    const message = `This is not JSON: ${error instanceof Error ? error.message : error}`;
    return [{ pointer: "/body", message }];
  }
}

export function checkAddress(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) {
    return "Enter an address such as https://api.example.com.";
  }
  const { username, password } = new URL(address);
  if (username || password || /[?#]/.test(address)) {
    return "Remove credentials, query and fragment from the address.";
  }
  return undefined;
}

/** Normalizes an address that the reader entered. Throws if `checkContent` rejects it. */
export function normalizeAddress(address: string): string {
  if (checkAddress(address)) throw new TypeError(address);
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
