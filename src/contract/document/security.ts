/** Security: how an operation is called with credentials. */
import { headerOf, optionsOfAlternative } from "../credential-parts.ts";
import { connectionHeaders, isToken } from "../header-names.ts";
import { isObject } from "../openapi.ts";
import type { OperationParameter, SecurityAlternative, SecurityPart } from "../operation.ts";
import type { DocumentNode, Reader } from "./reader.ts";

/** Headers that a key cannot be sent in: the client or the connection sets them. */
const reservedHeaders = [...connectionHeaders, "accept", "content-type", "cookie"];

/** Names that the option of a key cannot have: other options, other variables of the environment, and words that tell alternatives apart. */
const reservedOptions =
  /^(?:keyId|keySecret|accessToken|fetch|headers|timeoutMs|deadlineMs|retry|drift|rateLimit|validateRequests|maxResponseBytes|onEvent|allowInsecure|allowBrowser|servers|signal|parameters|config|adminToken|basic|bearer|key|none|.*url)$/i;

/** A security scheme: the credential that it sends, or why none can be sent. */
interface Scheme {
  readonly node: DocumentNode;
  readonly part?: SecurityPart;
  /** A sentence. */
  readonly reason?: string;
  /** How to correct it, a sentence; by default, that another scheme is to be used. */
  readonly advice?: string;
  /** Member that the reason is about. */
  readonly member?: string;
}

/** The schemes of a document by name. */
export type SecuritySchemes = ReadonlyMap<string, Scheme>;

/**
 * Reads the security schemes of a document. Schemes that are sent in the same place are one credential: all HTTP Bearer, OAuth 2.0 and OpenID
 * Connect, all HTTP Basic, and keys of one name and place. The option of a key is `apiKey`, or is named after its scheme if the document has
 * other keys.
 */
export function readSecuritySchemes(reader: Reader, root: DocumentNode): SecuritySchemes {
  const components = reader.member(root, "components");
  const entries = components ? reader.entries(components, "securitySchemes") : [];
  const schemes = entries.map(([name, reference]) => [name, readScheme(reader.follow(reference))] as const);
  const options = new Map<string, string>();
  for (const [name, { part }] of schemes) {
    const key = part && placeOf(part);
    if (key && "option" in part && !options.has(key))
      options.set(key, optionName(name, [...options.values()]));
  }
  if (options.size === 1) for (const key of options.keys()) options.set(key, "apiKey");
  return new Map(
    schemes.map(([name, scheme]) => {
      const { part } = scheme;
      const option = part && "option" in part ? options.get(placeOf(part)) : undefined;
      return [name, part && option !== undefined ? { ...scheme, part: { ...part, option } } : scheme];
    }),
  );
}

/** Where a credential is sent: two in the same place cannot be sent together. */
function placeOf(part: SecurityPart): string {
  if (!("name" in part)) return `${part.kind} authorization`;
  return `${part.kind} ${part.kind === "header" ? part.name.toLowerCase() : part.name}`;
}

/** Name of a scheme in camelCase: `X-API-KEY` becomes `xApiKey`. A name that is taken gets a number. */
function optionName(name: string, taken: readonly string[]): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? ["key"];
  const camel = words
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join("")
    .replace(/^\d/, "Key$&")
    .replace(/^./, (start) => start.toLowerCase());
  const isReserved = reservedOptions.test(camel) || camel in Object.prototype;
  const base = isReserved ? `${camel}Credential` : camel;
  let option = base;
  for (let number = 2; taken.includes(option); number += 1) option = `${base}${number}`;
  return option;
}

function readScheme(node: DocumentNode): Scheme {
  const { type, scheme, in: place, name } = node.object;
  const refuse = (reason: string, member: string): Scheme => ({ node, reason, member });
  if (type === "oauth2" || type === "openIdConnect") return { node, part: { kind: "bearer" } };
  if (type === "http") {
    // The name of a scheme is case-insensitive (RFC 9110, section 11.1).
    const lower = String(scheme).toLowerCase();
    if (lower === "basic" || lower === "bearer") return { node, part: { kind: lower } };
    return refuse(`The HTTP scheme ${String(scheme)} is not supported.`, "scheme");
  }
  if (type !== "apiKey") return refuse(`Security of type ${String(type)} is not supported.`, "type");
  if (place !== "header" && place !== "query" && place !== "cookie")
    return refuse("A key is sent in: header, query or cookie.", "in");
  const isSendable = typeof name === "string" && (place === "query" || isToken(name));
  if (!isSendable || (place === "header" && reservedHeaders.includes(name.toLowerCase())))
    return refuse(`A key cannot be sent in the ${place} ${String(name)}.`, "name");
  return { node, part: { kind: place, name, option: "" } };
}

const otherScheme = "Use http with basic or bearer, apiKey, oauth2 or openIdConnect.";

/** Reads the alternatives of an operation, or of the root document. One that is not supported is a problem only if there is no other. */
export function readSecurity(
  { report, warn }: Reader,
  schemes: SecuritySchemes,
  root: DocumentNode,
  operation: DocumentNode,
): readonly SecurityAlternative[] {
  const node = "security" in operation.object ? operation : root;
  const { security } = node.object;
  const requirements = Array.isArray(security) ? security.filter(isObject) : [];
  const alternatives = new Map<string, SecurityAlternative>();
  const refused: Scheme[] = [];
  for (const requirement of requirements) {
    const read = readRequirement(schemes, node, Object.keys(requirement));
    if ("node" in read) refused.push(read);
    else alternatives.set(read.scheme, read);
  }
  const none = alternatives.get(withoutCredentials.scheme);
  alternatives.delete(withoutCredentials.scheme);
  for (const each of refused) {
    const { reason, advice = otherScheme, member = "security" } = each;
    if (alternatives.size > 0 || none)
      warn(each.node, `${reason} The alternatives with it are left out.`, member);
    else report(each.node, `${reason} ${advice}`, member);
  }
  if (alternatives.size === 0) return [];
  // Last, so that credentials are sent if there are some.
  return [...alternatives.values(), ...(none ? [none] : [])];
}

const withoutCredentials: SecurityAlternative = { scheme: "none", parts: [] };

/** Reads the schemes of one alternative, which are sent together. Returns the reason if they cannot be. */
function readRequirement(
  schemes: SecuritySchemes,
  node: DocumentNode,
  names: readonly string[],
): SecurityAlternative | Scheme {
  const parts = new Map<string, SecurityPart>();
  for (const name of names) {
    const scheme = schemes.get(name);
    if (!scheme) {
      const advice = "Add it to components.securitySchemes, or correct the name.";
      return { node, reason: `The document has no security scheme ${name}.`, advice };
    }
    if (!scheme.part) return scheme;
    parts.set(placeOf(scheme.part), scheme.part);
  }
  const inAuthorization = [...parts.values()].filter((part) => headerOf(part) === "authorization");
  if (inAuthorization.length > 1)
    return { node, reason: `${names.join(" and ")} are sent in one header together.` };
  return toAlternative([...parts.values()]);
}

function toAlternative(parts: readonly SecurityPart[]): SecurityAlternative {
  const [part, ...others] = parts;
  if (!part) return withoutCredentials;
  if (others.length === 0) {
    if (!("name" in part)) return { scheme: part.kind };
    if (part.kind === "header" && part.option === "apiKey") return { scheme: "key", header: part.name };
  }
  return { scheme: optionsOfAlternative({ scheme: "", parts }).join("+"), parts };
}

/** Whether a parameter is a key of the operation, which the client sends as a credential: then it is left out, with a warning. */
export function isCredential(
  { warn }: Reader,
  parts: readonly SecurityPart[],
  { name, key = name, in: place }: OperationParameter,
  node: DocumentNode,
): boolean {
  const isKey = parts.some(
    (part) =>
      "name" in part &&
      part.kind === place &&
      (part.name === key || (place === "header" && part.name.toLowerCase() === key.toLowerCase())),
  );
  if (isKey)
    warn(node, `The client sends the ${place} ${key} as a credential. The parameter is left out.`, "name");
  return isKey;
}
