/** Reads bodies of administration requests. */
import type { Fault } from "../faults/fault.ts";
import type { Faults } from "../faults/faults.ts";
import { HttpError } from "../http/http-error.ts";
import type { PlatformRequest } from "../http/message.ts";
import { requestLimits } from "../http/request-limits.ts";
import { checkContentType, readMediaType } from "../pipeline/negotiation.ts";
import { decodeText, parseStrictJson, readContent } from "../pipeline/request-body.ts";
import type { Seed } from "../seed/seed.ts";
import { bodyName } from "../seed/seed-error.ts";

const yamlTypes: readonly string[] = ["application/yaml", "application/x-yaml", "text/yaml", "text/x-yaml"];

/** Reads a seed in YAML or JSON, according to `Content-Type`; undefined if there is no body. */
export async function readSeedBody({ body, headers = {} }: PlatformRequest): Promise<Seed | undefined> {
  const content = await readContent(body, requestLimits.adminBody);
  if (content.length === 0) return undefined;
  const type = readMediaType(headers);
  if (type !== "application/json" && !yamlTypes.includes(type)) {
    throw new HttpError(
      415,
      "A seed must be application/yaml or application/json, in UTF-8 and not compressed.",
      { accept: "application/yaml, application/json", "accept-encoding": "identity" },
    );
  }
  const { parseSeed } = await import("../seed/parse-seed.ts");
  return parseSeed(decodeText(content), bodyName, type === "application/json");
}

/** Reads a fault in JSON, `{ operationId, fault, times?, tenantId? }`, as the arguments of `inject`. */
export async function readFaultBody({
  body,
  headers = {},
}: PlatformRequest): Promise<Parameters<Faults["inject"]>> {
  const content = await readContent(body, requestLimits.adminBody);
  if (content.length === 0) throw new HttpError(400, "The body is missing. Send { operationId, fault }.");
  checkContentType(headers, "application/json");
  const value = parseStrictJson(content);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new HttpError(400, "The body must be an object: { operationId, fault }.");
  }
  const { operationId, fault, ...options } = Object.fromEntries(Object.entries(value));
  // Not validated here: `inject` rejects values that break these types, as it does for JavaScript callers.
  return [operationId as string, fault as Fault, options];
}
