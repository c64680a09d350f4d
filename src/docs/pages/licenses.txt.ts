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
  const files = (await readdir(folder)).filter((file) => /^licen[cs]e/i.test(file));
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, folder), "utf8")));
  return `${[`${name} ${version} (${license})`, ...texts.map((text) => text.trim())].join("\n\n")}\n`;
}
