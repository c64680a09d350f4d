/** Pages of the TypeScript reference: one Markdown page per entry of the package and per part of an entry, by TypeDoc. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
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
import { parts, separateParts } from "./reference-parts.ts";
import { createReplacer, type Replacement } from "./replacements.ts";

/** An entry of the package. */
interface Entry {
  /** Import specifier, such as `dataplat/platform`. */
  readonly specifier: string;
  /** Its source file, absolute path. */
  readonly source: string;
  /** Name of its page. */
  readonly page: string;
}

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

/** Changes of TypeDoc's Markdown, in this order. */
const replacements: readonly Replacement[] = [
  [/\]\(([\w-]+)\.md(#[^)]*)?\)/g, "](../$1/$2)"],
  [/\n\*\*\*\n/g, ""],
  // The union above shows these types.
  [/(\n#+ Type Literal\n)\n```ts\n[^`]*```\n/g, "$1"],
  // The header of the table says so as well.
  [/\n#+ Properties\n/g, ""],
  [/\n#+ Returns\n\n`void`\n/g, ""],
  [/\n&hyphen;\n/g, ""],
  // Fragments that nothing shows or links to.
  [/<a id="[^"]*"><\/a> /g, ""],
  // Headings within a section that name no export: text, so that they are not results of the search.
  [
    /^#{4,6} (Example|Get Signature|Parameters|Returns|Throws|Type Declaration|Type Literal|Type Parameters|Union Members)$/gm,
    "**$1**",
  ],
  [/<table>/g, '<table class="members">'],
];

/**
 * Weight of the pages in the search. They repeat words of the guides, which explain more.
 * Their headings keep their weights, so that the name of an export finds it.
 */
const searchWeight = 0.2;

/** A page to finish. */
interface Page {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** Its link on the overview, before the summary. */
  readonly item: string;
}

/** Lists the pages of the entries, each followed by those of its parts. */
async function listPages(entries: readonly Entry[]): Promise<readonly Page[]> {
  const pages = entries.map(async ({ specifier, source, page }) => {
    // The root entry has the name of the site.
    const title = specifier.includes("/") ? specifier : `${specifier} (root entry)`;
    const own = parts.filter(({ entry }) => entry === page);
    const links = own.map((part) => `[${part.title}](../${part.page}/)`).join(", ");
    const summary = await readSummary(source);
    return [
      {
        name: page,
        title,
        summary: links ? `${summary}\n\nOn pages of their own: ${links}.` : summary,
        item: `- [\`${specifier}\`](${page}/): ${summary}`,
      },
      ...own.map((part) => ({
        name: part.page,
        title: `${specifier}: ${part.title}`,
        summary: part.summary,
        item: `  - [${part.title}](${part.page}/): ${part.summary}`,
      })),
    ];
  });
  return (await Promise.all(pages)).flat();
}

/** Adds front matter and an overview, and makes the links between pages those of the site. */
async function finishPages(folder: string, entries: readonly Entry[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const pages = await listPages(entries);
  const replacer = createReplacer(replacements);
  for (const [index, { name, title, summary }] of pages.entries()) {
    const file = path.join(folder, `${name}.md`);
    const text = replacer.apply(await readFile(file, "utf8"));
    const header = frontMatter({ title, order: index + 2 });
    await writeFile(file, `${header}\n${weighted(`${summary}\n\n${text}`)}`);
  }
  replacer.assertAllApplied();
  const overview = `The entries of the package, with everything that they export. The types of requests and responses, such as \`Pipe\`, are
exported by the clients and described in the reference of each API.

${pages.map(({ item }) => item).join("\n")}
`;
  await writeFile(
    path.join(folder, "index.md"),
    `${frontMatter({ title: "TypeScript", order: 1 })}\n${weighted(overview)}`,
  );
  await rm(path.join(folder, "README.md"), { force: true });
}

function weighted(text: string): string {
  return `<div data-pagefind-weight="${searchWeight}">\n\n${text.trim()}\n\n</div>\n`;
}

function frontMatter({ title, order }: { readonly title: string; readonly order: number }): string {
  const label = order === 1 ? `${title} overview` : title;
  return `---\ntitle: ${JSON.stringify(title)}\neditUrl: false\nsidebar:\n  label: ${JSON.stringify(label)}\n  order: ${order}\n---\n`;
}

/** The first sentence of the comment at the top of a source file. */
async function readSummary(source: string): Promise<string> {
  const [, comment = ""] = /\/\*\*([\s\S]*?)\*\//.exec(await readFile(source, "utf8")) ?? [];
  return comment
    .replaceAll(/^\s*\*/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
