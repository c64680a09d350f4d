/** Shows the request line and the code of a form. */
import { curlSample, writeRequest } from "../../../samples/curl-sample.ts";
import type { SampleValues } from "../../../samples/sample-values.ts";
import { highlight, sampleTokens } from "../../code/browser-tokens.ts";
import { select } from "../../dom.ts";
import { normalizeAddress } from "./check-texts.ts";
import { type FormContent, fieldsOf } from "./operation-form.ts";

/** Shows the request line and the code for an API at `baseUrl`, unless the form has an address. An invalid form has no code. */
export async function showCode(root: HTMLElement, content: FormContent, baseUrl: string): Promise<void> {
  const { api, operation, parameters, address, isDemo } = content;
  const target = () => ({ api, parameters, baseUrl: address === "" ? baseUrl : normalizeAddress(address) });
  // Only the demo credentials are shown: real ones would be copied with the code.
  const credentials = isDemo && address === "" ? content.credentials : undefined;
  const show = (place: HTMLElement, print: typeof curlSample, comment: string): void => {
    const code = attempt(() => print(operation, { ...target(), ...contentOf(content), credentials }));
    const text = code?.trimEnd() ?? `${comment} Correct the form to see the code.`;
    place.replaceChildren(highlight(sampleTokens(text)));
  };
  const line = attempt(() => writeRequest(operation, target()).address.replace(location.origin, ""));
  select(root, "[data-request-line]").textContent = `${operation.method} ${line ?? operation.path}`;
  show(select(root, "[data-sample=curl]"), curlSample, "#");
  const typescript = select(root, "[data-sample=typescript]");
  if (typescript.closest("[hidden]")) return;
  // Loaded when it is chosen, to keep the page light.
  show(typescript, (await import("../../../samples/typescript-sample.ts")).typescriptSample, "//");
}

/** The body as a sample shows it. A file that is not chosen yet has a placeholder. */
function contentOf(content: FormContent): Pick<SampleValues, "body" | "bodyText" | "file"> {
  const { body } = content;
  const { requestBody } = content.operation;
  if (requestBody?.kind === "form") return { body: fieldsOf(content) };
  if (body instanceof File) return { file: body.name };
  if (requestBody?.kind === "binary") return requestBody.required ? { file: "file" } : {};
  if (body === undefined || requestBody?.kind !== "json") return { body };
  return { body: JSON.parse(body), bodyText: body };
}

/** Undefined if it throws, as for an address that is incomplete or a body that is not JSON or too deep. */
function attempt(create: () => string): string | undefined {
  try {
    return create();
  } catch {
    return undefined;
  }
}
