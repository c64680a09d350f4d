/** Sample credentials for the security schemes of a document. */
import type { Oas3SecurityScheme } from "@redocly/openapi-core";
import type { OpenApiDocument } from "./bundle.ts";
import { type DocumentOperation, dereference } from "./document.ts";

/** Sample credentials, by kind of scheme. */
export type Credentials =
  | { readonly kind: "basic"; readonly keyId: string; readonly keySecret: string }
  | { readonly kind: "bearer"; readonly accessToken: string };

/** Values to send to a mock, and to a platform with the demo data. */
const demonstration = { keyId: "demo-key", keySecret: "demo-secret", accessToken: "demo-token" };

function credentialsOf(scheme: Oas3SecurityScheme): Credentials | undefined {
  const { keyId, keySecret, accessToken } = demonstration;
  if (scheme.type !== "http") return undefined;
  // The name of a scheme is case-insensitive (RFC 9110, section 11.1).
  const kind = scheme.scheme?.toLowerCase();
  if (kind === "basic") return { kind, keyId, keySecret };
  if (kind === "bearer") return { kind, accessToken };
  return undefined;
}

/**
 * Returns credentials to send to a mock, for the first security requirement.
 *
 * @param document the bundled document
 * @param operation its own `security`, if any, overrides that of the document
 * @returns undefined if the requirement is not exactly one scheme, HTTP Basic or HTTP Bearer
 */
export function demoCredentialsOf(
  document: OpenApiDocument,
  operation?: DocumentOperation,
): Credentials | undefined {
  const [requirement = {}] = operation?.object.security ?? document.security ?? [];
  const [name, ...others] = Object.keys(requirement);
  const scheme = name === undefined ? undefined : document.components?.securitySchemes?.[name];
  if (!scheme || others.length > 0) return undefined;
  return credentialsOf(dereference(document, scheme));
}
