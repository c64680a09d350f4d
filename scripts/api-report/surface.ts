/** What a user of an entry can see: its exports, and what their declarations refer to. */
import ts from "typescript";

/** A declared name, whether it is exported by the entry or only referred to. */
export interface SurfaceSymbol {
  readonly name: string;
  readonly symbol: ts.Symbol;
}

/** The surface of one entry, each part by name. */
export interface Surface {
  readonly exported: readonly SurfaceSymbol[];
  readonly referred: readonly SurfaceSymbol[];
}

/** Reads one program. */
export interface Reader {
  readonly checker: ts.TypeChecker;
  /** Whether a file belongs to the package, not to its dependencies or to the language. */
  readonly isOwn: (file: ts.SourceFile) => boolean;
}

/**
 * Reads the surface of an entry.
 *
 * @param reader the program and its package
 * @param entry the declarations of the entry
 * @throws when the entry is no module
 */
export function readSurface(reader: Reader, entry: ts.SourceFile): Surface {
  const { checker } = reader;
  const module = checker.getSymbolAtLocation(entry);
  if (!module) throw new Error(`${entry.fileName} is no module.`);
  const exported = checker.getExportsOfModule(module).map((symbol) => ({
    name: symbol.name,
    symbol: resolve(checker, symbol),
  }));
  const found = new Set(exported.map(({ symbol }) => symbol));
  // A set is walked in the order of insertion, so what is added on the way is visited too.
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
 * The properties of a type that is computed from others, such as a client: what is written in its declaration says little.
 *
 * @param reader the program and its package
 * @param symbol a declared type
 * @returns its properties in the order of their declaration; nothing when the declaration says it all
 */
export function computedProperties({ checker }: Reader, symbol: ts.Symbol): readonly ts.Symbol[] | undefined {
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
  // Only object types have the member, as their flag says.
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
    // Only references have arguments, as their flag says.
    if (objectFlags(type) & ts.ObjectFlags.Reference) add(checker.getTypeArguments(type as ts.TypeReference));
    const isAnonymous = objectFlags(type) & (ts.ObjectFlags.Anonymous | ts.ObjectFlags.Mapped);
    if (isAnonymous)
      add(checker.getPropertiesOfType(type).map((property) => checker.getTypeOfSymbol(property)));
  }
}

function isDeclaredAtTop(node: ts.Node): boolean {
  if (ts.isVariableDeclaration(node)) return ts.isSourceFile(node.parent.parent.parent);
  return ts.isSourceFile(node.parent);
}
