/**
 * Gives every schema an exported type of its own. openapi-typescript prints schemas as members of one anonymous type, which editors
 * expand wherever a schema is used; they show a named interface by its name.
 */
import ts from "typescript";

/** Members of one section of `components`, by name. */
type Section = ReadonlyMap<string, ts.PropertySignature>;

/** Moves the schemas out of `components["schemas"]`: an object becomes an interface, anything else an alias. */
export function nameSchemas(nodes: readonly ts.Node[]): readonly ts.Node[] {
  const sections = new Map(nodes.flatMap(componentSections));
  const schemas: Section = sections.get("schemas") ?? new Map();
  const parameters: Section = sections.get("parameters") ?? new Map();
  const declarations = [...schemas.values()].map(declare);
  const others = nodes.map((node) => referToSchemas(node, schemas));
  return [...declarations, ...others].map((node) => nameReferences(node, parameters));
}

function componentSections(node: ts.Node): readonly (readonly [name: string, Section])[] {
  if (!ts.isInterfaceDeclaration(node) || node.name.text !== "components") return [];
  return properties(node.members).flatMap((section) => {
    if (!section.type || !ts.isTypeLiteralNode(section.type)) return [];
    const members = properties(section.type.members).map((member) => [nameOf(member), member] as const);
    return [[nameOf(section), new Map(members)] as const];
  });
}

function properties(members: readonly ts.TypeElement[]): readonly ts.PropertySignature[] {
  return members.filter(ts.isPropertySignature);
}

function nameOf({ name }: ts.PropertySignature): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : "";
}

/** The exported declaration of a schema, with the comment of its member. */
function declare(schema: ts.PropertySignature): ts.Node {
  const { factory } = ts;
  const modifiers = [factory.createModifier(ts.SyntaxKind.ExportKeyword)];
  const type = schema.type ?? factory.createKeywordTypeNode(ts.SyntaxKind.UnknownKeyword);
  const declaration = ts.isTypeLiteralNode(type)
    ? factory.createInterfaceDeclaration(modifiers, nameOf(schema), undefined, undefined, type.members)
    : factory.createTypeAliasDeclaration(modifiers, nameOf(schema), undefined, type);
  return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(schema));
}

/** Replaces each member of `components["schemas"]` with a reference to its declaration, which has the comment. */
function referToSchemas(node: ts.Node, schemas: Section): ts.Node {
  const members = new Set<ts.Node>(schemas.values());
  return transform(node, (child) => {
    if (!members.has(child) || !ts.isPropertySignature(child)) return undefined;
    const reference = ts.factory.createTypeReferenceNode(nameOf(child));
    return ts.factory.createPropertySignature(undefined, child.name, undefined, reference);
  });
}

/**
 * Replaces `components["schemas"]["Pipe"]` with `Pipe`, and `components["parameters"]["pipeId"]` with the parameter's type: editors
 * show a type as it is written.
 */
function nameReferences(root: ts.Node, parameters: Section): ts.Node {
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

/** Replaces nodes at any depth; replacements are not visited. */
function transform(root: ts.Node, replace: (node: ts.Node) => ts.Node | undefined): ts.Node {
  const { transformed } = ts.transform(root, [
    (context) => {
      const visit = (node: ts.Node): ts.Node => replace(node) ?? ts.visitEachChild(node, visit, context);
      return visit;
    },
  ]);
  return transformed[0] ?? root;
}
