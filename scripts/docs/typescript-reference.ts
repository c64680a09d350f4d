/** Pages of the TypeScript reference: one Markdown page per entry of the package and per part of an entry, by TypeDoc. */
import { rm } from "node:fs/promises";
import path from "node:path";
import {
  Application,
  ArrayType,
  type Context,
  Converter,
  DeclarationReflection,
  IntrinsicType,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  ReflectionType,
  SignatureReflection,
  type SomeType,
  TypeOperatorType,
  UnknownType,
} from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";
import { readTypedEntries } from "../api-report/entries.ts";
import { repositoryRoot } from "../lib/repository.ts";
import { type Entry, finishPages } from "./finish-pages.ts";
import { makeMethod } from "./function-members.ts";
import { separateParts } from "./reference-parts.ts";

/** The output of openapi-typescript: the reference of the APIs has a page for each of these types. */
const generatedTypes = /^generated\/[\w-]+\/types\.ts$/;

/**
 * Writes the pages, which replace the content of a folder.
 *
 * @param folder folder of Starlight's content, absolute path
 * @throws if TypeDoc reports an error or a warning, such as a public member without a doc comment
 */
export async function writeTypescriptReference(folder: string): Promise<void> {
  const entries = await readEntries();
  const app = await Application.bootstrapWithPlugins({
    ...options,
    out: folder,
    entryPoints: entries.map(({ source }) => source),
  });
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => simplify(project, entries));
  const project = await app.convert();
  if (!project) throw new Error("TypeDoc could not read the sources.");
  app.validate(project);
  await rm(folder, { recursive: true, force: true });
  await app.generateOutputs(project);
  if (app.logger.hasErrors() || app.logger.hasWarnings()) {
    throw new Error("TypeDoc reported problems, see above. Correct the doc comments in src/.");
  }
  await finishPages(folder, entries);
}

const options: Partial<PluginOptions> & Readonly<Record<string, unknown>> = {
  plugin: ["typedoc-plugin-markdown"],
  tsconfig: path.join(repositoryRoot, "tsconfig.build.json"),
  excludeExternals: true,
  excludeInternal: true,
  excludePrivate: true,
  skipErrorChecking: true,
  disableSources: true,
  readme: "none",
  logLevel: "Warn",
  // The reviewed record of what is exported is api-report/.
  validation: { notExported: false, invalidLink: true, notDocumented: true },
  // The names of many properties say all that there is to say.
  requiredToBeDocumented: ["Function", "Variable", "Interface", "TypeAlias", "Class", "Method"],
  groupOrder: [
    "Functions",
    "Variables",
    "Interfaces",
    "Type Aliases",
    "Classes",
    "Properties",
    "Methods",
    "*",
  ],
  router: "module",
  hidePageHeader: true,
  hidePageTitle: true,
  hideBreadcrumbs: true,
  expandObjects: true,
  expandParameters: true,
  useCodeBlocks: true,
  parametersFormat: "htmlTable",
  interfacePropertiesFormat: "htmlTable",
  classPropertiesFormat: "htmlTable",
  typeAliasPropertiesFormat: "htmlTable",
  typeDeclarationFormat: "htmlTable",
  propertyMembersFormat: "htmlTable",
  tableColumnSettings: {
    hideDefaults: true,
    hideInherited: true,
    hideModifiers: true,
    hideOverrides: true,
    hideSources: true,
  },
};

async function readEntries(): Promise<readonly Entry[]> {
  return (await readTypedEntries(repositoryRoot)).map(({ specifier, types }) => {
    const source = path.relative(path.join(repositoryRoot, "dist"), types).replace(/\.d\.ts$/, ".ts");
    return { specifier, source: path.join(repositoryRoot, source), page: specifier.split("/").at(-1) ?? "" };
  });
}

/** Names the pages, and removes what is of no use to readers. */
function simplify(project: ProjectReflection, entries: readonly Entry[]): void {
  for (const module of project.children ?? []) {
    const entry = entries.find(({ source }) => moduleName(source) === module.name);
    if (entry) module.name = entry.page;
    for (const exported of [...(module.children ?? [])]) {
      if (isGenerated(project, exported)) project.removeReflection(exported);
    }
  }
  separateParts(project);
  for (const reflection of project.getReflectionsByKind(ReflectionKind.All)) {
    if (reflection instanceof DeclarationReflection) simplifyDeclaration(project, reflection);
    // Base classes are not exported.
    if (reflection instanceof SignatureReflection) delete reflection.inheritedFrom;
  }
}

function isGenerated(project: ProjectReflection, reflection: Reflection): boolean {
  return generatedTypes.test(project.getSymbolIdFromReflection(reflection)?.packagePath ?? "");
}

function simplifyDeclaration(project: ProjectReflection, reflection: DeclarationReflection): void {
  // Base classes and interfaces are not exported; what they declare is listed with each class and interface.
  delete reflection.extendedTypes;
  delete reflection.inheritedFrom;
  // That of a constant is its type.
  delete reflection.defaultValue;
  const { type } = reflection;
  const isOtherApis = type instanceof IntrinsicType && type.name === "undefined";
  // Only the package creates errors.
  if (isOtherApis || reflection.kindOf(ReflectionKind.Constructor)) project.removeReflection(reflection);
  // The operation table is data, and the reference of the API has its content.
  if (reflection.kindOf(ReflectionKind.Variable) && reflection.name === "operations") {
    reflection.type = new UnknownType("OperationTable");
  }
  if (reflection.kindOf(ReflectionKind.Property) && isGenerated(project, reflection)) {
    reflection.comment?.removeTags("@example");
    if (type) reflection.type = withoutMembers(type);
  }
  makeMethod(project, reflection);
}

/** Replaces object types by `object`: the reference of the API lists their members. */
function withoutMembers(type: SomeType): SomeType {
  if (type instanceof ReflectionType) return new IntrinsicType("object");
  if (type instanceof ArrayType) return new ArrayType(withoutMembers(type.elementType));
  if (type instanceof TypeOperatorType)
    return new TypeOperatorType(withoutMembers(type.target), type.operator);
  return type;
}

/** The name that TypeDoc gives the module of a source file. */
function moduleName(source: string): string {
  return path.relative(path.join(repositoryRoot, "src"), source).replace(/(?:\/index)?\.ts$/, "");
}
