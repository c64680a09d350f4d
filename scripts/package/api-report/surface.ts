/** The public surface of an entry: its exports, and the declarations that they refer to. */
import ts from "typescript";

export interface SurfaceSymbol {
  readonly name: string;
  readonly symbol: ts.Symbol;
}

/** The surface of one entry, sorted by name. */
export interface Surface {
  readonly exported: readonly SurfaceSymbol[];
  readonly referred: readonly SurfaceSymbol[];
}

/** Access to a program. */
export interface Reader {
  readonly checker: ts.TypeChecker;
  /** Whether a file belongs to the package, not to a dependency or to TypeScript's libraries. */
  readonly isOwn: (file: ts.SourceFile) => boolean;
}

/**
 * Tells where a symbol comes from. Returns `document` for types and tables that are generated from a document, whose changes `npm run
 * breaking` shows; `client` for the types of its client, which are computed from them.
 */
export function originOf(symbol: ts.Symbol): "document" | "client" | "sources" {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? "";
  if (!/[\\/]generated[\\/](?!platform[\\/])/.test(file)) return "sources";
  return /client\.d\.ts$/.test(file) ? "client" : "document";
}

/** Reads the surface of an entry. Throws if the entry is not a module. */
export function readSurface(reader: Reader, entry: ts.SourceFile): Surface {
  const { checker } = reader;
  const module = checker.getSymbolAtLocation(entry);
  if (!module) throw new Error(`${entry.fileName} is not a module.`);
  const exported = checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    symbol: resolve(checker, symbol),
  }));
  const found = new Set(exported.map(({ symbol }) => symbol));
  // The set grows while it is iterated.
  for (const symbol of found) for (const referred of references(reader, symbol)) found.add(referred);
  for (const { symbol } of exported) found.delete(symbol);
  const referred = [...found].map((symbol) => ({ name: symbol.name, symbol }));
  return { exported: exported.toSorted(byName), referred: referred.toSorted(byName) };
}

function byName(one: SurfaceSymbol, other: SurfaceSymbol): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  const [file, otherFile] = [one, other].map(
    ({ symbol }) => symbol.declarations?.[0]?.getSourceFile().fileName ?? "",
  );
  return (file ?? "") < (otherFile ?? "") ? -1 : 1;
}

function resolve(checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * Lists the properties of a client's type that is computed from others, because its declaration does not show them. Returns its properties
 * in the order of their declaration; undefined if the type is not computed.
 */
export function computedProperties({ checker }: Reader, symbol: ts.Symbol): readonly ts.Symbol[] | undefined {
  if (originOf(symbol) !== "client") return undefined;
  if (!(symbol.flags & (ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Interface))) return undefined;
  const isGeneric = symbol.declarations?.some(
    (node) => (ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) && node.typeParameters,
  );
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const parts = [type, ...(type.isClassOrInterface() ? checker.getBaseTypes(type) : [])];
  const isComputed = parts.some((part) => objectFlags(part) & ts.ObjectFlags.Mapped);
  return isComputed && !isGeneric ? checker.getPropertiesOfType(type) : undefined;
}

function objectFlags(type: ts.Type): ts.ObjectFlags {
  // The flag says that this is an object type.
  return type.flags & ts.TypeFlags.Object ? (type as ts.ObjectType).objectFlags : 0;
}

/** The package's own declarations that a symbol's declarations, or its computed type, refer to. */
function references(reader: Reader, symbol: ts.Symbol): ReadonlySet<ts.Symbol> {
  const { checker } = reader;
  const found = new Set<ts.Symbol>();
  const add = (candidate: ts.Symbol | undefined): void => {
    const target = candidate && resolve(checker, candidate);
    if (target?.declarations?.some((node) => isDeclaredAtTop(node) && reader.isOwn(node.getSourceFile())))
      found.add(target);
  };
  if (originOf(symbol) === "document") return found;
  const properties = computedProperties(reader, symbol);
  if (properties) {
    for (const property of properties) visitType(checker, checker.getTypeOfSymbol(property), add);
  } else {
    for (const node of symbol.declarations ?? [])
      visitNames(node, (name) => add(checker.getSymbolAtLocation(name)));
  }
  return found;
}

function visitNames(node: ts.Node, visit: (name: ts.Identifier) => void): void {
  if (ts.isIdentifier(node)) visit(node);
  ts.forEachChild(node, (child) => visitNames(child, visit));
}

function visitType(
  checker: ts.TypeChecker,
  root: ts.Type,
  visit: (symbol: ts.Symbol | undefined) => void,
): void {
  const seen = new Set<ts.Type>([root]);
  const add = (types: readonly ts.Type[] = []): void => {
    for (const type of types) seen.add(type);
  };
  for (const type of seen) {
    visit(type.aliasSymbol);
    visit(type.symbol);
    add(type.aliasTypeArguments);
    if (type.isUnionOrIntersection()) add(type.types);
    // The flag says that this is a type reference.
    if (objectFlags(type) & ts.ObjectFlags.Reference) add(checker.getTypeArguments(type as ts.TypeReference));
    const isAnonymous = objectFlags(type) & (ts.ObjectFlags.Anonymous | ts.ObjectFlags.Mapped);
    if (isAnonymous)
      add(checker.getPropertiesOfType(type).map((property) => checker.getTypeOfSymbol(property)));
  }
}

function isDeclaredAtTop(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return ts.isSourceFile(node.parent.parent.parent);
  // A file is the declaration of `import * as`.
  return !ts.isSourceFile(node) && ts.isSourceFile(node.parent);
}
