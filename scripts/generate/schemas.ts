/**
 * Gives every schema a declaration of its own. openapi-typescript writes schemas as members of one anonymous type, which editors then
 * show in full wherever a schema is used; a named interface is shown by its name.
 */
import ts from "typescript";

/** Types of the language that a generated schema may use. A schema of such a name would stand in their place. */
const builtIn = new Set(["Record", "Omit", "Extract", "NonNullable"]);

/** The declarations of both files. */
export interface SeparatedSchemas {
  /** What is left of openapi-typescript's nodes: it refers to the schemas by name. */
  readonly types: readonly ts.Node[];
  /** One exported declaration per schema, in the document's order. */
  readonly schemas: readonly ts.Node[];
  /** The names of the schemas, in the document's order. */
  readonly names: readonly string[];
}

/**
 * Takes the schemas out of `components["schemas"]`: an object becomes an interface, anything else an alias.
 *
 * @param nodes what openapi-typescript gives; not to be used afterwards
 * @returns the nodes of both files
 * @throws when a schema's name is no TypeScript name, or a schema refers to what is no schema
 */
export function separateSchemas(nodes: readonly ts.Node[]): SeparatedSchemas {
  const sections = new Map(nodes.flatMap(componentSections));
  const schemas = sections.get("schemas") ?? new Map<string, ts.PropertySignature>();
  const names = [...schemas.keys()];
  checkNames(names);
  const parameters = sections.get("parameters") ?? new Map<string, ts.PropertySignature>();
  const declarations = [...schemas.values()].map(declare);
  const separated = nodes.map((node) => referToSchemas(node, schemas));
  return {
    types: separated.map((node) => nameReferences(node, parameters)),
    schemas: declarations.map((node) => checkReferences(nameReferences(node, parameters), names)),
    names,
  };
}

/** The sections of `components`: each with its members by name. */
function componentSections(node: ts.Node): readonly (readonly [string, Map<string, ts.PropertySignature>])[] {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== "components") return [];
  return properties(node.members).flatMap((section) =>
    section.type && ts.isTypeLiteralNode(section.type)
      ? [
          [
            nameOf(section),
            new Map(properties(section.type.members).map((one) => [nameOf(one), one])),
          ] as const,
        ]
      : [],
  );
}

function properties(members: readonly ts.TypeElement[]): readonly ts.PropertySignature[] {
  return members.filter(ts.isPropertySignature);
}

function nameOf({ name }: ts.PropertySignature): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "";
}

function checkNames(names: readonly string[]): void {
  for (const name of names) {
    if (!/^[A-Z]\w*$/.test(name)) throw new Error(`Schema ${name}: name its file in PascalCase.`);
    if (builtIn.has(name))
      throw new Error(`Schema ${name}: TypeScript has a type of this name. Rename its file.`);
  }
}

/** A schema's own declaration, with the comment that its member had. */
function declare(schema: ts.PropertySignature): ts.Node {
  const { factory } = ts;
  const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const type = schema.type ?? factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
  const declaration = ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(modifiers, nameOf(schema), undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(modifiers, nameOf(schema), undefined, type);
  return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(schema));
}

/** Makes each member of `components["schemas"]` a reference to the declaration of its name, with no comment: that has it. */
function referToSchemas(node: ts.Node, schemas: ReadonlyMap<string, ts.PropertySignature>): ts.Node {
  const members = new Set<ts.Node>(schemas.values());
  return transform(node, (child) => {
    if (!members.has(child) || !ts.isPropertySignature(child)) return undefined;
    const reference = ts.factory.createTypeReferenceNode(nameOf(child));
    return ts.factory.createPropertySignature(undefined, child.name, undefined, reference);
  });
}

/**
 * Writes `components["schemas"]["Pipe"]` as `Pipe`, and `components["parameters"]["pipeId"]` as the parameter's own type: editors
 * show a type the way it is written.
 */
function nameReferences(root: ts.Node, parameters: ReadonlyMap<string, ts.PropertySignature>): ts.Node {
  return transform(root, (node) => {
    const [section, name] = componentReference(node) ?? [];
    if (section === "schemas" && name) return ts.factory.createTypeReferenceNode(name);
    const type = section === "parameters" && name ? parameters.get(name)?.type : undefined;
    return type && nameReferences(type, parameters);
  });
}

/** Reads `components["section"]["name"]`. */
function componentReference(node: ts.Node): readonly [section: string, name: string] | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined;
  const { objectType: root, indexType: section } = node.objectType;
  if (!ts.isTypeReferenceNode(root) || !ts.isIdentifier(root.typeName)) return undefined;
  const [first, second] = [section, node.indexType].map((index) =>
    ts.isLiteralTypeNode(index) && ts.isStringLiteral(index.literal) ? index.literal.text : undefined,
  );
  return root.typeName.text === "components" && first && second ? [first, second] : undefined;
}

/** Fail closed: a reference to what schemas.ts does not hold would not compile there. */
function checkReferences(root: ts.Node, names: readonly string[]): ts.Node {
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      const { text } = node.typeName;
      if (!names.includes(text) && !builtIn.has(text)) {
        throw new Error(
          `A schema uses the type ${text}, which is no schema. Teach scripts/generate/schemas.ts first.`,
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(root);
  return root;
}

/** Replaces nodes, wherever they are. What is replaced is not looked into. */
function transform(root: ts.Node, replace: (node: ts.Node) => ts.Node | undefined): ts.Node {
  const { transformed } = ts.transform(root, [
    (context) => {
      const visit = (node: ts.Node): ts.Node => replace(node) ?? ts.visitEachChild(node, visit, context);
      return visit;
    },
  ]);
  return transformed[0] ?? root;
}
