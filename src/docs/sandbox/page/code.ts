/** Shows the request line and the code of a form. */
import { curlSample, writeRequest } from "../../../samples/curl-sample.ts";
import type { SampleValues } from "../../../samples/sample-values.ts";
import { select } from "../../dom.ts";
import { normalizeAddress } from "./check-texts.ts";
import { type FormContent, fieldsOf } from "./operation-form.ts";

/**
 * Shows the request line, and the code in the chosen language, for an API at `baseUrl` unless the form has an address. An invalid form has no
 * code.
 */
export async function showCode(root: HTMLElement, content: FormContent, baseUrl: string): Promise<void> {
  const { api, operation, parameters, address } = content;
  const own = (): string | undefined => (address === "" ? undefined : normalizeAddress(address));
  // Only the demo credentials are shown: real ones would be copied with the code.
  const credentials = content.isDemo && address === "" ? content.credentials : undefined;
  const values = (): SampleValues => ({
    api,
    baseUrl: own() ?? baseUrl,
    parameters,
    ...contentOf(content),
    credentials,
  });
  const show = (selector: string, create: () => string, otherwise: string): void => {
    select(root, selector).textContent = attempt(create) ?? otherwise;
  };
  const line = (): string => writeRequest(operation, { api, baseUrl: own() ?? baseUrl, parameters }).address;
  show(
    "[data-request-line]",
    () => `${operation.method} ${line().replace(location.origin, "")}`,
    `${operation.method} ${operation.path}`,
  );
  const correct = "Correct the form to see the code.";
  show('[data-sample="curl"]', () => curlSample(operation, values()), `# ${correct}`);
  if (!select<HTMLInputElement>(root, "[value=typescript]").checked) return;
  // Loaded when it is chosen, to keep the page light.
  const { typescriptSample } = await import("../../../samples/typescript-sample.ts");
  show('[data-sample="typescript"]', () => typescriptSample(operation, values()), `// ${correct}`);
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
