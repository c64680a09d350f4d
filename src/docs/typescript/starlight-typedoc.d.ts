import type { StarlightPlugin } from "@astrojs/starlight/types";
import type { TypeDocOptions } from "typedoc";
import type { PluginOptions } from "typedoc-plugin-markdown";

/** Options of starlight-typedoc that are used here. */
export interface StarlightTypeDocOptions {
  readonly entryPoints: string[];
  readonly tsconfig: string;
  readonly output: string;
  readonly typeDoc: Partial<Omit<TypeDocOptions, "entryPoints" | "tsconfig"> & PluginOptions>;
}

// biome-ignore lint/style/noDefaultExport: the package has one.
export default function starlightTypeDoc(options: StarlightTypeDocOptions): StarlightPlugin;
