/** The sidebar: guides by hand, the reference from the documents. */
import type { StarlightUserConfig } from "@astrojs/starlight/types";
import type { DocumentOperation } from "../contract/read-document.ts";
import { operationPath, overviewPath, schemasPath } from "./links.ts";
import { type ApiDocument, readDocuments } from "./reference/documents.ts";
import { summaryOf } from "./reference/nodes.ts";
import { schemaNames } from "./reference/pages.ts";
import { groupByTag, isLarge, type TagGroup } from "./reference/tags.ts";
import { hasPage } from "./repository.ts";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;

/** A page of the reference. */
interface CurrentPage {
  readonly api: string;
  /** Its operationId, if it is that of an operation. */
  readonly operation?: string;
}

/** Overview and operations of an API, and the page of its schemas. A large API has its tags, only on its own pages, and the operations of the current one. */
export function referenceGroup(api: ApiDocument, current: CurrentPage | undefined) {
  const { name, document, operations } = api;
  const operationLink = (operation: DocumentOperation) => ({
    label: summaryOf(operation),
    link: `/${operationPath(name, operation.entry.operationId)}`,
    badge: { text: operation.entry.method, class: `method ${operation.entry.method.toLowerCase()}` },
  });
  const tagItem = ({ name: label, operations: [first, ...others] }: TagGroup) => {
    const members = [first, ...others];
    return members.some(({ entry }) => entry.operationId === current?.operation)
      ? { label, items: members.map(operationLink) }
      : { label, link: operationLink(first).link };
  };
  const tags = name === current?.api ? groupByTag(api).map(tagItem) : [];
  return {
    label: document.info.title,
    collapsed: false,
    items: [
      { label: `${document.info.title} overview`, link: `/${overviewPath(name)}` },
      ...(isLarge(api) ? tags : operations.map(operationLink)),
      ...(schemaNames(document).length > 0 ? [{ label: "Schemas", link: `/${schemasPath(name)}` }] : []),
    ],
  };
}

const useGroup = {
  label: "Use the APIs",
  items: [
    ...["guides/quick-start", "guides/management-api", "guides/observability-api", "guides/command-line"],
    ...["guides/agents", "guides/errors", "guides/rotate-a-key", "guides/drift-and-events"],
    ...["guides/runtimes", "guides/other-languages"],
    { label: "What the APIs do not say", link: "/guides/not-documented/" },
    { label: "Changelog", link: "/changelog/" },
  ],
};

const developGroup = {
  label: "Develop and test",
  items: [
    ...["guides/testing", "guides/continuous-integration", "guides/local-platform", "guides/postgresql"],
    "guides/your-own-api",
    { label: "Where the local platform had to decide", link: "/guides/platform-choices/" },
    { label: "Sandbox", link: "/sandbox/" },
  ],
};

/** Groups of guides, of which an item is the name of a guide or has a label and a link. A guide goes with the API that it shows. */
export const guideGroups = [useGroup, developGroup].map(({ label, items }) => ({
  label,
  items: items.filter((item) => typeof item !== "string" || hasPage(item)),
}));

/** Label of the last group, which the pages of the reference show instead of the guides. */
export const referenceLabel = "Reference";

/** The sidebar of a page; of one that does not belong to an API if there is no `current`. */
export async function sidebar(current?: CurrentPage): Promise<Sidebar> {
  const apis = await readDocuments();
  const referenceItems = [
    ...apis.map((api) => referenceGroup(api, current)),
    {
      label: "TypeScript",
      collapsed: true,
      items: [{ autogenerate: { directory: "reference/typescript" } }],
    },
    {
      label: "Documents",
      items: [
        { label: "Provenance", link: "/reference/provenance/" },
        { label: "Downloads", link: "/reference/downloads/" },
      ],
    },
  ];
  return [...guideGroups, { label: referenceLabel, items: referenceItems }];
}
