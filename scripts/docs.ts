/** `npm run docs`: writes the reference of every API to dist/docs/, as static pages without external resources. */
import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { stringifyYaml } from "@redocly/openapi-core";
import { type Fidelity, fidelity } from "../src/platform/apis/fidelity.ts";
import {
  indexPage,
  indexStyle,
  type ReferencePage,
  referencePage,
  referenceScript,
  referenceStyle,
} from "./docs/pages.ts";
import { type FidelitySection, platformPage } from "./docs/platform-page.ts";
import { readRegister } from "./lib/apis.ts";
import { bundleApi } from "./lib/bundle.ts";
import { listOperations } from "./lib/document.ts";
import { repositoryRoot } from "./lib/repository.ts";
import { runCommand } from "./lib/run-command.ts";

/** The renderer as one self-contained script. */
const renderer = path.join(repositoryRoot, "node_modules/@scalar/api-reference/dist/browser/standalone.js");

/**
 * Writes `index.html`, `platform.html`, and `<name>.html` with its script and document for each API.
 *
 * @param folder output folder, absolute path; emptied first
 * @returns the names of the files
 * @throws if a document cannot be bundled
 */
export async function writeDocs(folder: string): Promise<readonly string[]> {
  const { apis, config } = await readRegister();
  const pages = await Promise.all(
    apis.map(async (api) => ({ name: api.name, document: await bundleApi(api, config) })),
  );
  const files = new Map([
    ["index.html", indexPage(pages)],
    ["platform.html", platformPage(pages.flatMap(listFidelity))],
    ["index.css", indexStyle],
    ["reference.css", referenceStyle],
  ]);
  for (const page of pages) {
    files.set(`${page.name}.html`, referencePage(page));
    files.set(`${page.name}.js`, referenceScript(page));
    files.set(`${page.name}.openapi.json`, `${JSON.stringify(page.document, null, 2)}\n`);
    files.set(`${page.name}.openapi.yaml`, stringifyYaml(page.document, { noRefs: true, lineWidth: -1 }));
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await copyFile(renderer, path.join(folder, "reference.js"));
  await Promise.all([...files].map(([name, content]) => writeFile(path.join(folder, name), content)));
  return ["reference.js", ...files.keys()];
}

/** Lists the fidelity of an API and of its operations, in the order of the document. */
function listFidelity({ name, document }: ReferencePage): readonly FidelitySection[] {
  const sections = [
    { name, title: document.info?.title ?? name, operation: false },
    ...listOperations(document).map(({ operationId, object }) => ({
      name: operationId,
      title: object.summary ?? operationId,
      operation: true,
    })),
  ];
  return sections.map((section) => {
    const found = new Map<string, Fidelity>(Object.entries(fidelity)).get(section.name);
    if (!found) throw new Error(`src/platform/apis/fidelity.ts has no entry for ${section.name}.`);
    return { ...section, fidelity: found };
  });
}

const usage = `Writes the reference of every API to dist/docs/, as static pages without external resources.

Usage: npm run docs -- [--help]

  --help   print this text
`;

if (import.meta.main) {
  await runCommand({ name: "docs", usage }, async () => {
    const folder = path.join(repositoryRoot, "dist", "docs");
    await writeDocs(folder);
    console.log(`Open ${path.relative(process.cwd(), path.join(folder, "index.html"))} in a browser.`);
  });
}
