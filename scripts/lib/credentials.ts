/** What kind of credentials a document asks for, with stand-ins for them. */
import type { Oas3SecurityScheme } from "@redocly/openapi-core";
import type { OpenApiDocument } from "./bundle.ts";
import { type DocumentOperation, dereference } from "./document.ts";

/** Stand-ins for credentials. They mean nothing to anybody: a mock takes any of the right kind. */
export type Credentials =
  | { readonly kind: "basic"; readonly keyId: string; readonly keySecret: string }
  | { readonly kind: "bearer"; readonly accessToken: string };

/** The words to show where a reader has to put their own. */
const placeholders = { keyId: "KEY_ID", keySecret: "KEY_SECRET", accessToken: "ACCESS_TOKEN" };

/** The words to send to a mock. */
const demonstration = { keyId: "demo-key", keySecret: "demo-secret", accessToken: "demo-token" };

type Words = typeof placeholders;

function credentialsOf(
  scheme: Oas3SecurityScheme,
  { keyId, keySecret, accessToken }: Words,
): Credentials | undefined {
  if (scheme.type !== "http") return undefined;
  // RFC 9110 section 11.1: the name of a scheme is case-insensitive.
  const kind = scheme.scheme?.toLowerCase();
  if (kind === "basic") return { kind, keyId, keySecret };
  if (kind === "bearer") return { kind, accessToken };
  return undefined;
}

/**
 * Credentials to send to a mock, of the kind that the document, or one operation of it, asks for first.
 *
 * @param document the bundled document
 * @param operation asks in place of the document, where it has a `security` of its own
 * @returns undefined when neither HTTP Basic nor HTTP Bearer alone is asked for
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
 * Placeholders to show in samples, for each security scheme that a document defines.
 *
 * @param document the bundled document
 * @returns by the scheme's name, in the document's order; schemes other than HTTP Basic and HTTP Bearer are left out
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
