/** Values for samples and forms, from a bundled document. */
import { isObject, type JsonObject, resolveReference } from "../contract/openapi.ts";

/**
 * Returns an example value of a parameter: its `example`, its first named example, or the first example of its schema.
 *
 * @param document the bundled document
 * @param parameter a Parameter Object of it
 * @returns undefined if there is none
 */
export function exampleOf(document: object, { example, examples, schema }: JsonObject): unknown {
  const named = Object.values(examples ?? {})
    .filter(isObject)
    .map((entry) => resolveReference(document, entry)["value"]);
  const ofSchema = isObject(schema) ? resolveReference(document, schema)["examples"] : [];
  const values: readonly unknown[] = [example, ...named, ...(Array.isArray(ofSchema) ? ofSchema : [])];
  return values.find((value) => value !== undefined);
}

/** Returns the address of the first server, with the defaults of its variables. */
export function defaultAddress({
  servers: [server] = [],
}: {
  readonly servers?: readonly {
    readonly url: string;
    readonly variables?: Readonly<Record<string, { readonly default: string }>>;
  }[];
}): string {
  const variables = Object.entries(server?.variables ?? {});
  return variables.reduce(
    (url, [name, variable]) => url.replaceAll(`{${name}}`, variable.default),
    server?.url ?? "",
  );
}
