/** Security: how an operation is called with credentials. */
import { isObject } from "../openapi.ts";
import type { OperationParameter, SecurityAlternative } from "../operation.ts";
import type { DocumentNode, Reader } from "./reader.ts";

/** Headers that a key cannot be sent in: the client or the connection sets them. */
const reservedHeaders =
  /^(?:accept|content-type|content-length|host|connection|keep-alive|upgrade|expect|te|trailer|transfer-encoding|cookie)$/i;

/** The schemes of a document by name; undefined for one that is not supported. */
export type SecuritySchemes = ReadonlyMap<string, SecurityAlternative | undefined>;

/** Reads the security schemes of a document. */
export function readSecuritySchemes<Place>(
  reader: Reader<Place>,
  root: DocumentNode<Place>,
): SecuritySchemes {
  const components = reader.member(root, "components");
  const entries = components ? reader.entries(components, "securitySchemes") : [];
  const seen = new Map<string, string>();
  return new Map(
    entries.map(([name, reference]) => {
      const node = reader.follow(reference);
      const scheme = readScheme(reader, node);
      const other = scheme && seen.get(scheme.scheme);
      if (scheme && other !== undefined) {
        const advice = "One kind has one set of credentials. Use one scheme in both places.";
        reader.report(node, `The security schemes ${other} and ${name} are of one kind. ${advice}`);
      }
      if (scheme) seen.set(scheme.scheme, name);
      return [name, scheme];
    }),
  );
}

function readScheme<Place>(
  { report }: Reader<Place>,
  node: DocumentNode<Place>,
): SecurityAlternative | undefined {
  const { type, scheme, in: place, name } = node.object;
  if (type === "oauth2" || type === "openIdConnect") return { scheme: "bearer" };
  if (type === "http") {
    // The name of a scheme is case-insensitive (RFC 9110, section 11.1).
    const lower = String(scheme).toLowerCase();
    if (lower === "basic" || lower === "bearer") return { scheme: lower };
    report(node, `The HTTP scheme ${String(scheme)} is not supported. Use basic or bearer.`, "scheme");
  } else if (type === "apiKey") {
    const isSendable = typeof name === "string" && /^[\w!#$%&'*+.^`|~-]+$/.test(name);
    if (place === "header" && isSendable && !reservedHeaders.test(name))
      return { scheme: "key", header: name };
    if (place === "header")
      report(node, `A key cannot be sent in the header ${String(name)}. Use another.`, "name");
    else report(node, "A key in a URL or a cookie ends up in logs and browsers. Use a header.", "in");
  } else {
    report(
      node,
      `Security of type ${String(type)} is not supported. Use http, apiKey, oauth2 or openIdConnect.`,
      "type",
    );
  }
  return undefined;
}

/**
 * Reads the alternatives of an operation.
 *
 * @param root the root document, whose `security` holds for operations without one
 */
export function readSecurity<Place>(
  { report }: Reader<Place>,
  schemes: SecuritySchemes,
  root: DocumentNode<Place>,
  operation: DocumentNode<Place>,
): readonly SecurityAlternative[] {
  const node = "security" in operation.object ? operation : root;
  const { security } = node.object;
  const requirements = Array.isArray(security) ? security.filter(isObject) : [];
  return requirements.flatMap((requirement) => {
    const names = Object.keys(requirement);
    const [name] = names;
    if (name === undefined) {
      if (requirements.length === 1) return [];
      const advice = "Remove {}, or the other alternatives.";
      report(node, `Optional credentials are not supported. ${advice}`, "security");
    } else if (names.length > 1) {
      const advice = "Use one scheme per alternative.";
      report(node, `An alternative combines ${names.join(" and ")}. ${advice}`, "security");
    }
    return schemes.get(name ?? "") ?? [];
  });
}

/** Rejects a parameter in the header of the key, which the client sets. */
export function checkKeyHeader<Place>(
  { report }: Reader<Place>,
  security: readonly SecurityAlternative[],
  { name, in: place }: OperationParameter,
  node: DocumentNode<Place>,
): void {
  const isKey = security.some(
    (each) => each.scheme === "key" && each.header.toLowerCase() === name.toLowerCase(),
  );
  if (isKey && place === "header") {
    report(node, `The header ${name} carries the key of the operation. Remove the parameter.`, "name");
  }
}
