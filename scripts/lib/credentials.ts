/** Sample credentials for the security schemes of a document. */
import type { Oas3SecurityScheme } from "@redocly/openapi-core";
import type { OpenApiDocument } from "./bundle.ts";
import { type DocumentOperation, dereference } from "./document.ts";

/** Sample credentials, by kind of scheme. */
export type Credentials =
  | { readonly kind: "basic"; readonly keyId: string; readonly keySecret: string }
  | { readonly kind: "bearer"; readonly accessToken: string };

/** Values to show in code samples. */
const placeholders = { keyId: "KEY_ID", keySecret: "KEY_SECRET", accessToken: "ACCESS_TOKEN" };

/** Values to send to a mock, and to a platform with the demo data. */
const demonstration = { keyId: "demo-key", keySecret: "demo-secret", accessToken: "demo-token" };

type Values = typeof placeholders;

function credentialsOf(
  scheme: Oas3SecurityScheme,
  { keyId, keySecret, accessToken }: Values,
): Credentials | undefined {
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
  return credentialsOf(dereference(document, scheme), demonstration);
}

/**
 * Returns placeholders to show in code samples.
 *
 * @param document the bundled document
 * @returns by the name of each HTTP Basic or HTTP Bearer scheme, in the order of the document
 */
export function placeholderCredentials(document: OpenApiDocument): ReadonlyMap<string, Credentials> {
  const schemes = Object.entries(document.components?.securitySchemes ?? {});
  return new Map(
    schemes.flatMap(([name, scheme]) => {
      const credentials = credentialsOf(dereference(document, scheme), placeholders);
      return credentials ? [[name, credentials] as const] : [];
    }),
  );
}
