/** Views of security schemes. */
import type { Reader } from "../../contract/document/reader.ts";
import { isObject } from "../../contract/openapi.ts";
import type { DocumentNode } from "../../contract/read-document.ts";
import { type Annotations, annotationsOf } from "./annotations.ts";
import type { OpenApiDocument } from "./documents.ts";
import { textOf } from "./nodes.ts";

export interface SecurityView extends Annotations {
  /** Its name in the document. */
  readonly name: string;
  /** Such as `HTTP Basic`. */
  readonly text: string;
  readonly description: string | undefined;
  /** Addresses where credentials are issued, and the scopes that an operation needs. */
  readonly facts: readonly { readonly label: string; readonly values: readonly string[] }[];
}

/** Lists the alternatives of an operation, in the document's order. Returns none if it takes no credentials. */
export function securityOf(
  document: OpenApiDocument,
  reader: Reader<string>,
  operation: DocumentNode<string>,
): SecurityView[] {
  // A parsed JSON object has string keys.
  const root = { object: document as object as DocumentNode<string>["object"], place: "" };
  const schemes = new Map(securitySchemesOf(document, reader).map((scheme) => [scheme.name, scheme]));
  return reader
    .entries("security" in operation.object ? operation : root, "security")
    .flatMap(([, { object }]) => Object.entries(object))
    .flatMap(([name, scopes]) => {
      const scheme = schemes.get(name);
      if (!scheme) return [];
      const values = Array.isArray(scopes) ? scopes.map(String) : [];
      const facts = values.length > 0 ? [...scheme.facts, { label: "Scopes", values }] : scheme.facts;
      return [{ ...scheme, facts }];
    });
}

export function securitySchemesOf(
  { components = {} }: OpenApiDocument,
  reader: Reader<string>,
): SecurityView[] {
  return reader
    .entries({ object: { ...components }, place: "/components" }, "securitySchemes")
    .map(([name, reference]) => {
      const scheme = reader.follow(reference);
      return {
        name,
        text: securityText(scheme),
        description: textOf(scheme, "description"),
        ...annotationsOf(scheme.object),
        facts: addresses(scheme),
      };
    });
}

/** Names a security scheme, such as `HTTP Basic` or `API key in the header X-Key`. */
function securityText({ object: { type, scheme, name } }: DocumentNode<string>): string {
  if (type === "oauth2") return "OAuth 2.0, as HTTP Bearer";
  if (type === "openIdConnect") return "OpenID Connect, as HTTP Bearer";
  // The reader rejects other places of a key, and other schemes.
  if (type === "apiKey") return `API key in the header ${name}`;
  return String(scheme).toLowerCase() === "basic" ? "HTTP Basic" : "HTTP Bearer";
}

/** Addresses of an OAuth 2.0 or OpenID Connect scheme. */
function addresses({ object: { flows, openIdConnectUrl } }: DocumentNode<string>): SecurityView["facts"] {
  const urls = Object.values(isObject(flows) ? flows : {})
    .flatMap((flow) => (isObject(flow) ? [flow["authorizationUrl"], flow["tokenUrl"]] : []))
    .concat(openIdConnectUrl)
    .filter((url) => typeof url === "string");
  return urls.length > 0 ? [{ label: "Addresses", values: [...new Set(urls)] }] : [];
}
