/** Parts of the TypeScript reference: exports of an entry with a page of their own, since the page of the entry would be too long. */
import { DeclarationReflection, type ProjectReflection, ReflectionKind } from "typedoc";

/** A group of exports of one entry. */
export interface Part {
  /** Name of the entry's page. */
  readonly entry: string;
  /** Name of the part's page. */
  readonly page: string;
  /** Title of the page, after the specifier of the entry. */
  readonly title: string;
  /** Source files of the exports. */
  readonly files: RegExp;
  readonly summary: string;
}

export const parts: readonly Part[] = [
  {
    entry: "dataplat",
    page: "dataplat-errors",
    title: "errors",
    files: /^src\/client\/errors\//,
    summary: "The errors that clients throw.",
  },
  {
    entry: "dataplat",
    page: "dataplat-events",
    title: "events",
    files: /^src\/client\/events\.ts$/,
    summary: "What a client reports to `onEvent`.",
  },
  {
    entry: "platform",
    page: "platform-seeds",
    title: "seeds",
    files: /^src\/platform\/seed\//,
    summary: "Types of the data that a platform loads and exports. Its JSON Schema has the ranges of values.",
  },
  {
    entry: "platform",
    page: "platform-faults",
    title: "faults and journal",
    files: /^src\/platform\/(?:faults|journal)\//,
    summary: "Failures to inject into requests, and the record of all requests.",
  },
  {
    entry: "platform",
    page: "platform-stores",
    title: "stores",
    files: /^src\/platform\/store\//,
    summary: "The store interface: the platform's state, and the operations on it.",
  },
  {
    entry: "testing",
    page: "testing-tenants",
    title: "organizations and teams",
    files: /^src\/testing\/(?:organization|team|tenant|seed-defaults)\.ts$/,
    summary: "Organizations and teams of a test, with their own resources, faults and journal.",
  },
];

/**
 * Moves the exports of each part from the module of their entry to a module of their own, for which TypeDoc writes a page.
 *
 * @throws if a part has no exports
 */
export function separateParts(project: ProjectReflection): void {
  for (const { entry, page, files } of parts) {
    const from = project.children?.find(({ name }) => name === entry);
    const moved = (from?.children ?? []).filter((each) =>
      files.test(project.getSymbolIdFromReflection(each)?.packagePath ?? ""),
    );
    if (moved.length === 0)
      throw new Error(`${entry} exports nothing of ${files}. Correct or remove the part ${page}.`);
    const module = new DeclarationReflection(page, ReflectionKind.Module, project);
    project.registerReflection(module, undefined, undefined);
    project.addChild(module);
    for (const each of moved) {
      from?.removeChild(each);
      each.parent = module;
      module.addChild(each);
    }
  }
}
