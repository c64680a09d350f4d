/** Moves through a document and collects what is not supported, with its place. */
import type { JsonObject } from "../openapi.ts";
import { isObject } from "../openapi.ts";

/** An object of a document. */
export interface DocumentNode {
  readonly object: JsonObject;
  /** JSON Pointer in a bundle; file and JSON Pointer while linting. */
  readonly place: string;
}

/** How to move in a document. */
export interface Navigation {
  /** Place of a member of an object or an array. */
  readonly child: (place: string, name: string) => string;
  /** Target of one `$ref`. If there is none: the problem, or undefined if another rule of the linter reports it. */
  readonly resolve: ($ref: string, from: string) => DocumentNode | string | undefined;
}

/** One unsupported part of a document. */
export interface DocumentProblem {
  readonly place: string;
  /** Sentences: the unsupported part, why, and what to do. */
  readonly message: string;
}

/** Reads the nodes of one document. */
export interface Reader {
  /** Everything that was reported, each problem once. */
  readonly problems: ReadonlySet<DocumentProblem>;
  /** Parts of the document that have no effect, or another one than they seem to have, each once. */
  readonly warnings: ReadonlySet<DocumentProblem>;
  /** Adds a problem about a node or one of its members. */
  readonly report: (node: DocumentNode, message: string, member?: string) => void;
  /** Adds a warning about a node or one of its members. */
  readonly warn: (node: DocumentNode, message: string, member?: string) => void;
  /** Reports problems again, which another function found before. */
  readonly repeat: (problems: Iterable<DocumentProblem>) => void;
  /** Calls a function, and returns its result with the problems that it reports, also those that were reported before. */
  readonly collect: <Result>(read: () => Result) => {
    readonly result: Result;
    readonly problems: ReadonlySet<DocumentProblem>;
  };
  /** Target of the reference of a schema, one step; undefined if it has none. */
  readonly target: (node: DocumentNode) => DocumentNode | undefined;
  /** Follows the references of any other object. `summary` and `description` beside a reference override those of the target. */
  readonly follow: (node: DocumentNode) => DocumentNode;
  /** A member that is an object, whose reference is not followed; undefined if there is none. */
  readonly member: (node: DocumentNode, name: string) => DocumentNode | undefined;
  /** The entries of a member that are objects, whose references are not followed. The schema `true` is read as `{}`. */
  readonly entries: (
    node: DocumentNode,
    name: string,
  ) => readonly (readonly [name: string, node: DocumentNode])[];
}

/** Creates a reader. */
export function createReader({ child, resolve }: Navigation): Reader {
  const problems = new Set<DocumentProblem>();
  const warnings = new Set<DocumentProblem>();
  let current = problems;
  /** Problems by object: components are read by each of their users. */
  const known = new Map<object, Map<string, DocumentProblem>>();

  const find = (
    { object, place }: DocumentNode,
    message: string,
    member: string | undefined,
  ): DocumentProblem => {
    const ofObject = known.get(object) ?? new Map<string, DocumentProblem>();
    known.set(object, ofObject);
    const key = `${member} ${message}`;
    const problem = ofObject.get(key) ?? {
      place: member === undefined ? place : child(place, member),
      message,
    };
    ofObject.set(key, problem);
    return problem;
  };

  const repeat: Reader["repeat"] = (found) => {
    for (const problem of found) {
      problems.add(problem);
      current.add(problem);
    }
  };
  const report: Reader["report"] = (node, message, member) => repeat([find(node, message, member)]);

  const warn: Reader["warn"] = (node, message, member) => {
    warnings.add(find(node, message, member));
  };

  const collect: Reader["collect"] = (read) => {
    const outer = current;
    const found = new Set<DocumentProblem>();
    current = found;
    const result = read();
    current = outer;
    return { result, problems: found };
  };

  /** Nodes that a node leads to: documents are read several times, and large schemas by many operations. */
  const led = new WeakMap<DocumentNode, Map<string, unknown>>();
  const remember = <Result>(node: DocumentNode, key: string, read: () => Result): Result => {
    const ofNode = led.get(node) ?? new Map<string, unknown>();
    led.set(node, ofNode);
    if (!ofNode.has(key)) ofNode.set(key, read());
    // The key names the kind of the result.
    return ofNode.get(key) as Result;
  };

  const target: Reader["target"] = (node) => {
    const { $ref } = node.object;
    if (typeof $ref !== "string") return undefined;
    const found = remember(node, "target", () => resolve($ref, node.place));
    if (typeof found !== "string") return found;
    report(node, found, "$ref");
    return undefined;
  };

  const follow: Reader["follow"] = (node) => {
    const visited = new Set<object>();
    const prose: Record<string, unknown> = {};
    let current = node;
    for (let next = target(node); next; next = target(current)) {
      const { summary, description } = current.object;
      if (summary !== undefined) prose["summary"] ??= summary;
      if (description !== undefined) prose["description"] ??= description;
      visited.add(current.object);
      if (visited.has(next.object)) {
        report(node, "The reference leads to itself. Correct it.", "$ref");
        break;
      }
      current = next;
    }
    const hasProse = Object.keys(prose).length > 0;
    return hasProse ? { object: { ...current.object, ...prose }, place: current.place } : current;
  };

  const member: Reader["member"] = (node, name) =>
    remember(node, `member ${name}`, () => {
      const { object, place } = node;
      const value = Object.hasOwn(object, name) ? object[name] : undefined;
      return isObject(value) ? { object: value, place: child(place, name) } : undefined;
    });

  const entries: Reader["entries"] = (node, name) =>
    remember(node, `entries ${name}`, () => {
      const value = node.object[name];
      if (value === undefined) return [];
      const containerPlace = child(node.place, name);
      return Object.entries(value ?? {}).flatMap(([key, each]) => {
        const entry = each === true ? {} : each;
        return isObject(entry) ? [[key, { object: entry, place: child(containerPlace, key) }] as const] : [];
      });
    });

  return { problems, warnings, report, warn, repeat, collect, target, follow, member, entries };
}
