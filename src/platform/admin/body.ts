/** Reads bodies of administration requests. */
import type { Fault, FaultOptions } from "../faults/fault.ts";
import { adminBodyLimit } from "../pipeline/body-limits.ts";
import { HttpError } from "../pipeline/http-error.ts";
import type { PlatformRequest } from "../pipeline/message.ts";
import { checkContent, readContent } from "../pipeline/negotiate.ts";
import { decodeText, describeJsonError, parseStrictJson } from "../pipeline/strict-json.ts";
import type { Seed } from "../seed/seed.ts";

/** Media types of a seed, and the kind of file that each stands for. */
const seedTypes: Readonly<Record<string, "json" | "yaml">> = {
  "application/json": "json",
  "application/yaml": "yaml",
  "application/x-yaml": "yaml",
  "text/yaml": "yaml",
  "text/x-yaml": "yaml",
};

/**
 * Reads a seed.
 *
 * @param request its body is YAML or JSON, as its `Content-Type` says
 * @returns the seed; undefined when there is no body
 * @throws HttpError 400, 413 or 415
 * @throws PlatformConfigError when it breaks the seed's schema
 */
export async function readSeedBody(request: PlatformRequest): Promise<Seed | undefined> {
  const body = readBody(request);
  if (body === undefined) return undefined;
  const kind = readSeedType(request);
  const text = typeof body === "string" ? body : decodeText(body);
  if (kind === "json") checkJson(text);
  const { parseSeed } = await import("../seed/read-seed.ts");
  return parseSeed(text, "The body");
}

/** A seed is read as YAML, which JSON is part of: without this, any YAML would pass for JSON. */
function checkJson(text: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    throw new HttpError(400, `The body is not JSON: ${describeJsonError(error)}`);
  }
}

/** What is to be injected, before it is checked: `inject` says what is wrong with it. */
export interface FaultRequest {
  readonly operationId: string;
  readonly fault: Fault;
  readonly options: FaultOptions;
}

/**
 * Reads a fault: `{ operationId, fault, times?, tenantId? }`.
 *
 * @param request its body is JSON
 * @throws HttpError 400, 413 or 415
 */
export function readFaultBody(request: PlatformRequest): FaultRequest {
  const body = readBody(request);
  if (body === undefined) throw new HttpError(400, "The body is missing: send { operationId, fault }.");
  checkContent(request.headers ?? {});
  const value = parseStrictJson(body);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new HttpError(400, "The body must be an object: { operationId, fault }.");
  }
  const { operationId, fault, ...options } = Object.fromEntries(Object.entries(value));
  if (typeof operationId !== "string")
    throw new HttpError(400, "/operationId must be the name of an operation.");
  // Neither has been checked: `inject` checks what a JavaScript caller gives, and refuses what its types do not allow.
  return { operationId, fault: fault as Fault, options: options as FaultOptions };
}

function readBody({ body }: PlatformRequest): Uint8Array | string | undefined {
  const length = body?.length ?? 0;
  if (length > adminBodyLimit) throw new HttpError(413, `The body is longer than ${adminBodyLimit} bytes.`);
  return length === 0 ? undefined : (body ?? undefined);
}

function readSeedType({ headers = {} }: PlatformRequest): "json" | "yaml" {
  const { media, isUtf8, isCompressed } = readContent(headers);
  const kind = Object.hasOwn(seedTypes, media) ? seedTypes[media] : undefined;
  if (kind !== undefined && isUtf8 && !isCompressed) return kind;
  throw new HttpError(
    415,
    "A seed must be application/yaml or application/json, in UTF-8 and not compressed.",
    {
      accept: "application/yaml, application/json",
      "accept-encoding": "identity",
    },
  );
}
