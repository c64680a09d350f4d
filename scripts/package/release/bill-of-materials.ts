import { readFile } from "node:fs/promises";
import path from "node:path";
import { readLicensesText } from "../build/licenses.ts";
import type { Project } from "./project.ts";
import { read } from "./run.ts";

/** The part of a CycloneDX document that is read here. */
interface BillOfMaterials {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Component {
  readonly "bom-ref": string;
  readonly name: string;
  readonly properties: readonly { readonly name: string }[];
}

/**
 * The bill of materials of the package, by `npm sbom`: what is installed with it, and what it contains, which npm takes for development
 * dependencies.
 */
export async function readBillOfMaterials({ root, name }: Project, files: readonly string[]) {
  const sbom = ["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"];
  const all: BillOfMaterials = JSON.parse(await read(root, "npm", sbom));
  const texts = files.filter((file) => /(?:^|\/)licenses\.txt$/i.test(file));
  const contained = await Promise.all(
    texts.map(async (file) => readLicensesText(await readFile(path.join(root, file), "utf8"))),
  );
  const refs = new Set([
    all.metadata.component["bom-ref"],
    ...all.components.filter(isInstalled).map((component) => component["bom-ref"]),
    ...contained.flat().map((each) => `${each.name}@${each.version}`),
  ]);
  return {
    ...all,
    // npm takes the name of the folder.
    metadata: { ...all.metadata, component: { ...all.metadata.component, name } },
    components: all.components.filter((component) => refs.has(component["bom-ref"])),
    dependencies: all.dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) })),
  };
}

function isInstalled({ properties }: Component): boolean {
  return !properties.some(({ name }) => name === "cdx:npm:package:development");
}
