/**
 * Names of functions and types, from those of a document. Everything but letters and digits of ASCII separates words: `get-stations` becomes
 * `getStations`, `Hub--Base` becomes `HubBase`.
 */
import { kebabCase } from "../flag-name.ts";
import type { DocumentNode } from "./reader.ts";

/** An operation, before it has a name. */
export interface NamedOperation {
  readonly node: DocumentNode;
  /** In upper case. */
  readonly method: string;
  readonly path: string;
}

/** Names that neither a constant nor a function of a client can have: `JSON.stringify` calls `toJSON`. */
const reserved = new Set(
  "then toJSON await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield arguments eval".split(
    " ",
  ),
);

function pascalCase(name: string): string {
  const words = name.split(/[^a-z0-9]+/i);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** Name of the type of a schema. One that starts with a digit gets `Schema` before it. */
export function typeName(name: string): string {
  return pascalCase(name).replace(/^(?![A-Z])/, "Schema");
}

/**
 * Name of the function of an operation: its operationId in camelCase. Without one, the method and the path: `GET /v1/files/{id}` is
 * `getV1FilesById`. A name that is reserved in JavaScript gets `Operation` behind it; one that starts with a digit, the method before it.
 */
export function operationName({ node, method, path }: NamedOperation): string {
  const { operationId } = node.object;
  const lower = method.toLowerCase();
  const own = pascalCase(typeof operationId === "string" ? operationId : "");
  const words = own || pascalCase(path.replaceAll("{", " By "));
  if (!/^[A-Z]/.test(own)) return lower + words;
  const name = own.replace(/^[A-Z]+(?![a-z])|^[A-Z]/, (start) => start.toLowerCase());
  return reserved.has(name) || name in Object.prototype ? `${name}Operation` : name;
}

/** Lists the operations whose function or command has the name of another one, with what is wrong. */
export function findNameClashes(operations: readonly NamedOperation[]): ReadonlyMap<NamedOperation, string> {
  const byCommand = new Map<string, NamedOperation[]>();
  for (const operation of operations) {
    const command = kebabCase(operationName(operation));
    byCommand.set(command, [...(byCommand.get(command) ?? []), operation]);
  }
  const groups = [...byCommand.values()].filter(({ length }) => length > 1);
  return new Map(
    groups.flatMap((group) =>
      group.map((operation) => {
        const others = group.filter((each) => each !== operation);
        const list = others.map(({ method, path }) => `${method} ${path}`).join(" and ");
        const message = `Its name, ${operationName(operation)}, is also that of ${list}. Give each an operationId of its own.`;
        return [operation, message] as const;
      }),
    ),
  );
}
