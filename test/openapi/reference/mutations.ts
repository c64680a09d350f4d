/** Edits of a document that change its contract: what the comparison has to notice, each tried on a copy. */
import { elementsOf, isNode, membersOf, type Node } from "./node.ts";

/** An object of the copy that an edit may change. */
type Editable = Record<string, unknown>;

/** One edited copy of a document. */
export interface Mutation {
  readonly title: string;
  readonly document: Node;
}

/** One kind of edit: what it is called, where it applies, what it does there. */
interface Edit {
  readonly title: string;
  readonly applies: (node: Node) => boolean;
  readonly edit: (node: Editable) => void;
}

const isObjectSchema = (node: Node): boolean => isNode(node["properties"]);
const isLeaf = (node: Node): boolean => "type" in node && !isObjectSchema(node) && !("items" in node);
const hasType = (node: Node, type: string): boolean => [node["type"]].flat().includes(type);

const schemaEdits: readonly Edit[] = [
  {
    title: "adds a field",
    applies: isObjectSchema,
    edit: (node) => {
      node["properties"] = { ...Object(node["properties"]), added: { type: "string" } };
    },
  },
  {
    title: "opens a closed body",
    applies: (node) => node["additionalProperties"] === false,
    edit: (node) => {
      delete node["additionalProperties"];
    },
  },
  {
    title: "closes an open body",
    applies: (node) => isObjectSchema(node) && !("additionalProperties" in node),
    edit: (node) => {
      node["additionalProperties"] = false;
    },
  },
  {
    title: "requires a field",
    applies: (node) => isObjectSchema(node) && !("required" in node),
    edit: (node) => {
      node["required"] = Object.keys(Object(node["properties"])).slice(0, 1);
    },
  },
  {
    title: "requires a field less",
    applies: (node) => Array.isArray(node["required"]),
    edit: (node) => {
      node["required"] = elementsOf(node["required"]).slice(1);
    },
  },
  {
    title: "changes number to integer",
    applies: (node) => hasType(node, "number"),
    edit: (node) => {
      node["type"] = "integer";
    },
  },
  {
    title: "changes the type to an array of booleans",
    applies: isLeaf,
    edit: (node) => {
      node["type"] = "array";
      node["items"] = { type: "boolean" };
    },
  },
  {
    title: "drops null",
    applies: (node) => Array.isArray(node["type"]) && hasType(node, "null"),
    edit: (node) => {
      node["type"] = elementsOf(node["type"]).find((type) => type !== "null");
    },
  },
  {
    title: "allows null",
    applies: (node) => typeof node["type"] === "string",
    edit: (node) => {
      node["type"] = [node["type"], "null"];
    },
  },
  ...["minimum", "maximum"].map((keyword) => ({
    title: `changes the ${keyword}`,
    applies: (node: Node) => keyword in node,
    edit: (node: Editable) => {
      node[keyword] = Number(node[keyword]) + 1;
    },
  })),
  ...Object.entries({ format: "email", pattern: "^x", default: null, maxLength: 9, exclusiveMinimum: 0 }).map(
    ([keyword, value]) => ({
      title: `adds ${keyword}`,
      applies: (node: Node) => isLeaf(node) && !(keyword in node),
      edit: (node: Editable) => {
        node[keyword] = value;
      },
    }),
  ),
  ...["format", "pattern", "x-sensitive"].map((keyword) => ({
    title: `drops the ${keyword}`,
    applies: (node: Node) => keyword in node,
    edit: (node: Editable) => {
      delete node[keyword];
    },
  })),
  ...["enum", "x-extensible-enum"].map((keyword) => ({
    title: `adds a value to ${keyword}`,
    applies: (node: Node) => Array.isArray(node[keyword]),
    edit: (node: Editable) => {
      node[keyword] = [...elementsOf(node[keyword]), "added"];
    },
  })),
];

/** Paths to every schema object of the components: the schemas, their properties, their elements. */
function schemaPaths(value: unknown, path: readonly string[]): readonly (readonly string[])[] {
  if (!isNode(value)) return [];
  return [
    path,
    ...membersOf(value["properties"]).flatMap(([name, member]) =>
      schemaPaths(member, [...path, "properties", name]),
    ),
    ...("items" in value ? schemaPaths(value["items"], [...path, "items"]) : []),
  ];
}

/** The object at a path of a copy; no reference is followed, so the edit stays where it is made. */
function editableAt(document: Node, path: readonly string[]): Editable {
  const found = path.reduce<unknown>((value, step) => (isNode(value) ? value[step] : undefined), document);
  if (!isNode(found)) throw new Error(`${path.join("/")}: no object to edit there.`);
  // The copy was made for this edit, so nothing else sees the change that the read-only type forbids.
  return found as Editable;
}

/**
 * A copy of a document with one object of it edited.
 *
 * @param document stays as it is
 * @param path the keys that lead to the object
 * @param edit changes the copy's object in place
 * @throws when there is no object at the path
 */
export function edited(document: Node, path: readonly string[], edit: (node: Editable) => void): Node {
  const copy = structuredClone(document);
  edit(editableAt(copy, path));
  return copy;
}

/** Every edit of every schema of a document, and every property left out once. */
export function* schemaMutations(document: Node): Generator<Mutation> {
  const schemas = membersOf(editableAt(document, ["components", "schemas"]));
  for (const path of schemas.flatMap(([name, schema]) =>
    schemaPaths(schema, ["components", "schemas", name]),
  )) {
    const place = path.slice(2).join("/");
    for (const [name] of membersOf(editableAt(document, path)["properties"])) {
      const dropped = edited(document, [...path, "properties"], (properties) => delete properties[name]);
      yield { title: `drops ${place}/${name}`, document: dropped };
    }
    for (const { title, applies, edit } of schemaEdits) {
      if (!applies(editableAt(document, path))) continue;
      yield { title: `${title} in ${place}`, document: edited(document, path, edit) };
    }
  }
}

/** Edits of an operation and of what surrounds it; `path` leads to the operation. */
export function* operationMutations(document: Node, path: readonly string[]): Generator<Mutation> {
  const at = (title: string, steps: readonly string[], edit: (node: Editable) => void): Mutation => ({
    title: `${title} of ${path.join(" ")}`,
    document: edited(document, steps, edit),
  });
  const set = (key: string, value: unknown) => (node: Editable) => {
    node[key] = value;
  };
  yield at("changes the operationId", path, set("operationId", "another"));
  yield at("adds a tag", path, set("tags", ["One", "Two"]));
  yield at("turns beta round", path, (node) => set("x-beta", node["x-beta"] !== true)(node));
  yield at("overrides the security", path, set("security", []));
  yield at("overrides the servers", path, set("servers", [{ url: "/" }]));
  yield at("adds a response", [...path, "responses"], set("404", { description: "Invented" }));
  yield at("drops the default response", [...path, "responses"], (node) => delete node["default"]);
  yield at("adds a parameter", path, (node) => {
    const added = { name: "added", in: "query", schema: { type: "string" } };
    node["parameters"] = [...elementsOf(node["parameters"]), added];
  });
  yield at("drops the operation", path.slice(0, -1), (node) => delete node[path.at(-1) ?? ""]);
  yield at("opens the API", [], set("security", []));
  yield at(
    "changes the dialect",
    [],
    set("jsonSchemaDialect", "https://spec.openapis.org/oas/3.1/dialect/base"),
  );
}
