/** The sidebar: guides by hand, the reference from the documents. */
import type { StarlightUserConfig } from "@astrojs/starlight/types";
import { readDocuments } from "./reference/documents.ts";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;

/** Lists the groups and pages of the sidebar. */
export async function sidebar(): Promise<Sidebar> {
  const apis = await readDocuments();
  return [
    {
      label: "Use the APIs",
      items: ["guides/client", "guides/runtimes"],
    },
    {
      label: "Develop and test",
      items: ["guides/local-platform", { label: "Sandbox", link: "/sandbox/" }],
    },
    {
      label: "Reference",
      items: apis.map(({ name, document }) => ({
        label: document.info.title,
        collapsed: false,
        items: [{ label: "Overview", link: `/reference/${name}/` }],
      })),
    },
    {
      label: "Maintain",
      items: ["guides/decisions"],
    },
  ];
}
