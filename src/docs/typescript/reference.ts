/** The TypeScript reference: one page per entry of the package, written by starlight-typedoc. */
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { StarlightPlugin } from "@astrojs/starlight/types";
import starlightTypeDoc from "starlight-typedoc";
import {
  type Application,
  ArrayType,
  type Context,
  Converter,
  DeclarationReflection,
  IntrinsicType,
  LogLevel,
  PageEvent,
  ProjectReflection,
  Reflection,
  ReflectionKind,
  ReflectionType,
  RendererEvent,
  SignatureReflection,
  type SomeType,
  TypeOperatorType,
  UnknownType,
} from "typedoc";
import type { MarkdownPageEvent } from "typedoc-plugin-markdown";
import { readDocuments, repository } from "../reference/documents.ts";
import { isLarge } from "../reference/tags.ts";
import { readRepositoryFile } from "../repository.ts";
import { makeMethod } from "./function-members.ts";

/** The output of openapi-typescript: the reference of the APIs describes each of these types. */
const generatedTypes = /^generated\/[\w-]+\/types\.ts$/;

interface Entry {
  /** Import specifier, such as `dataplat/platform`. */
  readonly specifier: string;
  /** Its source file, absolute path. */
  readonly source: string;
}

const inRepository = (file: string): string => fileURLToPath(new URL(file, repository));

/** Creates the plugin of Starlight that writes the pages. It fails if TypeDoc reports a problem, such as an export without a doc comment. */
export async function typescriptReference(): Promise<StarlightPlugin> {
  const entries = await readEntries();
  const problems: string[] = [];
  const plugin = starlightTypeDoc({
    entryPoints: entries.map(({ source }) => source),
    tsconfig: inRepository("tsconfig.build.json"),
    output: "reference/typescript",
    typeDoc: {
      plugin: [(app: Application) => customize(app, entries, problems)],
      logLevel: "Warn",
      excludeExternals: true,
      skipErrorChecking: true,
      disableSources: true,
      // The reviewed record of what is exported is api-report/.
      validation: { notExported: false, invalidLink: true, notDocumented: true },
      // The names of many properties say all that there is to say.
      requiredToBeDocumented: ["Function", "Variable", "Interface", "TypeAlias", "Class", "Method"],
      groupOrder: [
        ...["Functions", "Variables", "Interfaces", "Type Aliases", "Classes", "Properties", "Methods", "*"],
      ],
      router: "module",
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
    },
  });
  return {
    name: "typescript-reference",
    hooks: {
      "config:setup": async (context) => {
        await plugin.hooks["config:setup"]?.(context);
        if (problems.length > 0)
          throw new Error(
            `TypeDoc found problems. Correct the doc comments in src/.\n${problems.join("\n")}`,
          );
      },
    },
  };
}

/** Reads the entries with types from `exports` of package.json. */
async function readEntries(): Promise<readonly Entry[]> {
  const { name, exports }: { name: string; exports: Record<string, string | { types?: string }> } =
    JSON.parse(await readRepositoryFile("package.json"));
  // The page of a client would be as long as the reference of its API, which has a sample of each operation.
  const large = (await readDocuments()).filter(isLarge).map((api) => `./${api.name}`);
  return Object.entries(exports).flatMap(([key, target]) => {
    if (typeof target === "string" || target.types === undefined || large.includes(key)) return [];
    const source = target.types.replace("./dist/", "").replace(/\.d\.ts$/, ".ts");
    return [{ specifier: posix.join(name, key), source: inRepository(source) }];
  });
}

/** TypeDoc's plugin: what the pages show, their front matter, and the problems that TypeDoc reports. */
function customize(app: Application, entries: readonly Entry[], problems: string[]): void {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }: Context) => simplify(project, entries));
  app.converter.on(Converter.EVENT_BEGIN, () => {
    app.logger.log = (message, level) => {
      if (level >= LogLevel.Warn) problems.push(message);
    };
  });
  app.renderer.on(RendererEvent.BEGIN, ({ project }) => app.validate(project));
  // Before starlight-typedoc, which adds front matter to pages that have none.
  app.renderer.on(PageEvent.END, (page) => addFrontMatter(page as MarkdownPageEvent, entries), 1);
}

/** The last part of the specifier, which names the page. */
function pageName({ specifier }: Entry): string {
  return posix.basename(specifier);
}

/** Adds front matter to the page of an entry. That of the project becomes the overview. */
function addFrontMatter(page: MarkdownPageEvent, entries: readonly Entry[]): void {
  const { model } = page;
  if (model instanceof ProjectReflection) {
    const items = entries.map((entry) => {
      const module = model.children?.find(({ name }) => name === pageName(entry));
      return `- [\`${entry.specifier}\`](${pageName(entry)}/): ${summaryOf(module)}`;
    });
    page.contents = `The entries of the package, with everything that they export. The types of requests and responses, such as \`Pipe\`, are
exported by the clients and described in the reference of each API.

${items.join("\n")}`;
    writeFrontMatter(page, {
      title: "TypeScript",
      description: "The entries of the package, with every function, type and error that they export.",
      slug: "reference/typescript",
      sidebar: { label: "TypeScript overview", order: 0 },
    });
    return;
  }
  const index = entries.findIndex((entry) => pageName(entry) === model.name);
  const { specifier = "" } = entries[index] ?? {};
  writeFrontMatter(page, {
    // The root entry has the name of the site.
    title: specifier.includes("/") ? specifier : `${specifier} (root entry)`,
    description: `Exports of ${specifier}. ${summaryOf(model).replaceAll("`", "")}`,
    sidebar: { order: index + 1 },
  });
}

function summaryOf(reflection: object | undefined): string {
  if (!(reflection instanceof Reflection)) return "";
  return reflection.comment?.summary.map(({ text }) => text).join("") ?? "";
}

function writeFrontMatter(page: MarkdownPageEvent, frontMatter: Readonly<Record<string, unknown>>): void {
  // starlight-typedoc adds none then.
  page.frontmatter = frontMatter;
  // JSON is YAML.
  page.contents = `---
${JSON.stringify(frontMatter)}
---

<div class="typescript-reference">

${page.contents}

</div>
`;
}

/** Names the pages, and removes what is of no use to readers. */
function simplify(project: ProjectReflection, entries: readonly Entry[]): void {
  for (const module of project.children ?? []) {
    // TypeDoc names a module by its source file.
    const files = [`${module.name}.ts`, `${module.name}/index.ts`].map((file) => inRepository(`src/${file}`));
    const entry = entries.find(({ source }) => files.includes(source));
    if (entry) module.name = pageName(entry);
    for (const exported of [...(module.children ?? [])]) {
      if (isGenerated(project, exported)) project.removeReflection(exported);
    }
  }
  for (const reflection of project.getReflectionsByKind(ReflectionKind.All)) {
    // The description says it, in the words of the vendor's documentation.
    reflection.comment?.removeModifier("@beta");
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
