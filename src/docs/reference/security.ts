/** Security schemes in words. */
import type { SecuritySchemeObject } from "./openapi-objects.ts";

/**
 * Names a security scheme, such as `HTTP Basic` or `API key in the header X-Key`.
 *
 * @throws if its type is not supported
 */
export function securityText({ type, scheme = "", name, in: place }: SecuritySchemeObject): string {
  if (type === "http") return `HTTP ${scheme.slice(0, 1).toUpperCase()}${scheme.slice(1)}`;
  if (type === "apiKey") return `API key in the ${place} ${name}`;
  throw new Error(
    `The reference pages do not show security schemes of type ${type}. Add it in src/docs/reference/.`,
  );
}
