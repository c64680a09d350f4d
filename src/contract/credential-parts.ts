/** Parts of a security alternative, the options of a client that hold their secrets, and the environment variables of these options. */
import { type Operation, partsOf, type SecurityAlternative, type SecurityPart } from "./operation.ts";

/** Lists the options of a credential. */
export function optionsOf(part: SecurityPart): readonly string[] {
  if ("option" in part) return [part.option];
  return part.kind === "basic" ? ["keyId", "keySecret"] : ["accessToken"];
}

/** Lists the options of the credentials of an alternative. */
export function optionsOfAlternative(alternative: SecurityAlternative): readonly string[] {
  return partsOf(alternative).flatMap(optionsOf);
}

/** Name of the header that carries a credential, in lower case; undefined for a key in the query. */
export function headerOf(part: SecurityPart): string | undefined {
  if (part.kind === "query") return undefined;
  if (part.kind === "cookie") return "cookie";
  return part.kind === "header" ? part.name.toLowerCase() : "authorization";
}

/** Environment variable that an option defaults to: `DATAPLAT_KEY_ID` for `keyId`. */
export function credentialVariable(option: string): string {
  return `DATAPLAT_${option.replace(/[A-Z]/g, "_$&").toUpperCase()}`;
}

/** Words for an option: `API key` for `apiKey`. */
export function optionLabel(option: string): string {
  const words = option.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  const text = words.map((word) => (word === "id" || word === "api" ? word.toUpperCase() : word)).join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lists the names of the keys that operations send in the query. */
export function listQueryKeys(operations: readonly Pick<Operation, "security">[]): readonly string[] {
  const parts = operations.flatMap(({ security }) => security.flatMap(partsOf));
  return parts.flatMap((part) => (part.kind === "query" ? [part.name] : []));
}
