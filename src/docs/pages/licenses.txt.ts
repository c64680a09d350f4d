/** `/licenses.txt`: licences of the packages whose code is part of the built site. */
import { readdir, readFile } from "node:fs/promises";
import { repository } from "../reference/documents.ts";

/** Packages whose code is part of the built site. */
export const packages = [
  ...["astro", "@astrojs/starlight", "minisearch"],
  ...["@noble/hashes", "idb-keyval"],
];

export async function GET(): Promise<Response> {
  const notices = await Promise.all(packages.map(readNotice));
  return new Response(`The site contains code of these packages.\n\n${notices.join("\n\n")}`);
}

/** Reads the name, the licence and, if the package has them, the texts of the licence. */
async function readNotice(name: string): Promise<string> {
  const folder = new URL(`node_modules/${name}/`, repository);
  const { version, license } = JSON.parse(await readFile(new URL("package.json", folder), "utf8"));
  const texts = await Promise.all((await findLicenses(folder)).map((file) => readFile(file, "utf8")));
  return `${[`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join("\n\n")}\n`;
}

/** Lists the licence files of a package, which may have a folder of them. */
async function findLicenses(folder: URL): Promise<readonly URL[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = entries.filter((entry) => /^licen[cs]e/i.test(entry.name));
  const lists = await Promise.all(
    found.map(async (entry) => {
      if (!entry.isDirectory()) return [new URL(entry.name, folder)];
      const subfolder = new URL(`${entry.name}/`, folder);
      return (await readdir(subfolder)).map((file) => new URL(file, subfolder));
    }),
  );
  return lists.flat();
}
