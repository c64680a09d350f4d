/** `/licenses.txt`: licences of the packages whose code is part of the built site. */
import { readdir, readFile } from "node:fs/promises";
import { repository } from "../reference/documents.ts";

const packages = [
  "astro",
  "@astrojs/starlight",
  "astro-expressive-code",
  "pagefind",
  "@pagefind/default-ui",
  "@noble/hashes",
  "idb-keyval",
];

export async function GET(): Promise<Response> {
  const notices = await Promise.all(packages.map(readNotice));
  return new Response(`The site contains code of these packages.\n\n${notices.join("\n\n")}`);
}

/** Reads the name, the licence and, if the package has it, the text of the licence. */
async function readNotice(name: string): Promise<string> {
  const folder = new URL(`node_modules/${name}/`, repository);
  const { version, license } = JSON.parse(await readFile(new URL("package.json", folder), "utf8"));
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? "" : `\n\n${(await readFile(new URL(file, folder), "utf8")).trim()}`;
  return `${name} ${version}, ${license}${text}\n`;
}
