/** Moves through a document and collects what is not supported, with its place. */
import { isObject, type JsonObject } from "../openapi.ts";

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
export type Reader = ReturnType<typeof createReader>;

/** Creates a reader. */
export function createReader({ child, resolve }: Navigation) {
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
    const at = member === undefined ? place : child(place, member);
    const problem = ofObject.get(key) ?? { place: at, message };
    ofObject.set(key, problem);
    return problem;
  };

  /** Reports problems again, which another function found before. */
  const repeat = (found: Iterable<DocumentProblem>): void => {
    for (const problem of found) {
      problems.add(problem);
      current.add(problem);
    }
  };

  /** Adds a problem about a node or one of its members. */
  const report = (node: DocumentNode, message: string, member?: string): void =>
    repeat([find(node, message, member)]);

  /** Adds a warning about a node or one of its members. */
  const warn = (node: DocumentNode, message: string, member?: string): void =>
    void warnings.add(find(node, message, member));

  /** Calls a function, and returns its result with the problems that it reports, also those that were reported before. */
  const collect = <Result>(read: () => Result) => {
    const outer = current;
    const found = new Set<DocumentProblem>();
    current = found;
    const result = read();
    current = outer;
    return { result, problems: found as ReadonlySet<DocumentProblem> };
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

  /** Target of the reference of a schema, one step; undefined if it has none. */
  const target = (node: DocumentNode): DocumentNode | undefined => {
    const { $ref } = node.object;
    if (typeof $ref !== "string") return undefined;
    const found = remember(node, "target", () => resolve($ref, node.place));
    if (typeof found !== "string") return found;
    report(node, found, "$ref");
    return undefined;
  };

  /** Follows the references of any other object. `summary` and `description` beside a reference override those of the target. */
  const follow = (node: DocumentNode): DocumentNode => {
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

  /** A member that is an object, whose reference is not followed; undefined if there is none. */
  const member = (node: DocumentNode, name: string): DocumentNode | undefined =>
    remember(node, `member ${name}`, () => {
      const { object, place } = node;
      const value = Object.hasOwn(object, name) ? object[name] : undefined;
      return isObject(value) ? { object: value, place: child(place, name) } : undefined;
    });

  /** The entries of a member that are objects, whose references are not followed. The schema `true` is read as `{}`. */
  const entries = (
    node: DocumentNode,
    name: string,
  ): readonly (readonly [name: string, node: DocumentNode])[] =>
    remember(node, `entries ${name}`, () => {
      const value = node.object[name];
      if (value === undefined) return [];
      const containerPlace = child(node.place, name);
      return Object.entries(value ?? {}).flatMap(([key, each]) => {
        const entry = each === true ? {} : each;
        return isObject(entry) ? [[key, { object: entry, place: child(containerPlace, key) }] as const] : [];
      });
    });

  return {
    /** Everything that was reported, each problem once. */
    problems: problems as ReadonlySet<DocumentProblem>,
    /** Parts of the document that have no effect, or another one than they seem to have, each once. */
    warnings: warnings as ReadonlySet<DocumentProblem>,
    report,
    warn,
    repeat,
    collect,
    target,
    follow,
    member,
    entries,
  };
}
