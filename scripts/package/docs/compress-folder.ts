import { glob, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/**
 * Replaces the text files of a folder by their gzip encodings, named `<name>.gz`: a quarter of the size on disk. `folder`: absolute path.
 */
export async function compressFolder(folder: string): Promise<void> {
  for await (const name of glob("**/*.{html,css,js,json,md,svg,yaml}", { cwd: folder })) {
    const file = path.join(folder, name);
    await writeFile(`${file}.gz`, await promisify(gzip)(await readFile(file), { level: 9 }));
    await rm(file);
  }
}
