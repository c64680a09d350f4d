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

/** Credentials of an operation. */
export interface SecurityAlternatives {
  /** Names of the schemes that are sent together, by alternative; an empty one if there may be none. */
  readonly alternatives: readonly (readonly string[])[];
  /** Schemes of the alternatives, each once. */
  readonly schemes: readonly SecurityView[];
}

/** Lists the alternatives of an operation, in the document's order; none if it takes no credentials. */
export function securityOf(
  document: OpenApiDocument,
  reader: Reader,
  operation: DocumentNode,
): SecurityAlternatives {
  // A parsed JSON object has string keys.
  const root = { object: document as object as DocumentNode["object"], place: "" };
  const schemes = new Map(securitySchemesOf(document, reader).map((scheme) => [scheme.name, scheme]));
  const requirements = reader
    .entries("security" in operation.object ? operation : root, "security")
    .map(([, { object }]) => object);
  const scopes = new Map<string, readonly string[]>();
  for (const [name, values] of requirements.flatMap((requirement) => Object.entries(requirement))) {
    const known = scopes.get(name) ?? [];
    scopes.set(name, [...new Set([...known, ...(Array.isArray(values) ? values.map(String) : [])])]);
  }
  const views = [...scopes].flatMap(([name, values]) => {
    const scheme = schemes.get(name);
    if (!scheme) return [];
    const facts = values.length > 0 ? [...scheme.facts, { label: "Scopes", values }] : scheme.facts;
    return [{ ...scheme, facts }];
  });
  return { alternatives: requirements.map((requirement) => Object.keys(requirement)), schemes: views };
}

export function securitySchemesOf({ components = {} }: OpenApiDocument, reader: Reader): SecurityView[] {
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
function securityText({ object: { type, scheme, name, in: place } }: DocumentNode): string {
  if (type === "oauth2") return "OAuth 2.0, as HTTP Bearer";
  if (type === "openIdConnect") return "OpenID Connect, as HTTP Bearer";
  if (type === "apiKey")
    return place === "query" ? `API key in the query parameter ${name}` : `API key in the ${place} ${name}`;
  if (type !== "http") return `${type}, which the clients do not send`;
  const lower = String(scheme).toLowerCase();
  if (lower === "basic" || lower === "bearer") return lower === "basic" ? "HTTP Basic" : "HTTP Bearer";
  return `HTTP ${scheme}, which the clients do not send`;
}

/** Addresses of an OAuth 2.0 or OpenID Connect scheme. */
function addresses({ object: { flows, openIdConnectUrl } }: DocumentNode): SecurityView["facts"] {
  const urls = Object.values(isObject(flows) ? flows : {})
    .flatMap((flow) => (isObject(flow) ? [flow["authorizationUrl"], flow["tokenUrl"]] : []))
    .concat(openIdConnectUrl)
    .filter((url) => typeof url === "string");
  return urls.length > 0 ? [{ label: "Addresses", values: [...new Set(urls)] }] : [];
}
