/** `npm run docs`: builds the docs site to dist/docs/, as static files without external resources. */
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gzip as compress } from "node:zlib";
import { repositoryRoot } from "../lib/repository.ts";
import { runCommand } from "../lib/run-command.ts";
import { buildSandbox } from "./docs/sandbox.ts";

export interface DocsOptions {
  /** Output folder, absolute path; replaced when the site is complete. */
  readonly folder: string;
  /** Path below which the site will be served, such as `/` or `/dataplat/`. */
  readonly base: string;
  /** Address of the host, such as `https://docs.example.com`: pages then have canonical addresses, and the site a sitemap. */
  readonly site?: string | undefined;
  /** Leaves only the gzip encoding of compressible files, for the published package; false by default. */
  readonly gzip?: boolean;
}

const root = path.join(repositoryRoot, "src", "docs");

/** Builds the site. Throws if a page cannot be built. */
export async function buildDocs({ folder, base, site, gzip = false }: DocsOptions): Promise<void> {
  process.env["ASTRO_TELEMETRY_DISABLED"] = "1";
  // Loaded late: --help and a wrong argument do not need it.
  const { build } = await import("astro");
  // Built beside the old site, so that neither a running server nor an interrupted build shows a partial one.
  const next = `${folder}.new`;
  await build({
    root,
    outDir: next,
    base,
    ...(site !== undefined && { site }),
    logLevel: "error",
    // Rendered Markdown is cached regardless of the options that it was rendered with.
    force: true,
  });
  await buildSandbox(path.join(next, "sandbox"));
  if (gzip) await compressFolder(next);
  await rm(folder, { recursive: true, force: true });
  await rename(next, folder);
}

/**
 * Replaces the text files of a folder by their gzip encodings, named `<name>.gz`: a quarter of the size on disk. `folder`: absolute path.
 */
export async function compressFolder(folder: string): Promise<void> {
  for await (const name of glob("**/*.{html,css,js,json,md,svg,yaml}", { cwd: folder })) {
    const file = path.join(folder, name);
    await writeFile(`${file}.gz`, await promisify(compress)(await readFile(file), { level: 9 }));
    await rm(file);
  }
}

const usage = `Builds the docs site to dist/docs/, as static files that any web server can serve.

Usage: npm run docs -- [--base PATH] [--site URL] [--gzip] [--help]

  --base PATH   path below which the site will be served, such as /dataplat/; / by default
  --site URL    address of its host, such as https://docs.example.com: for canonical addresses, link previews and a sitemap;
                without it, no file has an absolute address
  --gzip        leave only compressed files, which dataplat serve can read: for the published package
  --help        print this text
`;

/** Checks the value of `--base`. */
function checkBase(base: string): string {
  if (/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(base)) return base;
  throw new Error(
    `--base ${base} is not valid. Pass a path that begins and ends with a slash, such as /dataplat/.`,
  );
}

/** Checks the value of `--site`. */
function checkSite(site: string | undefined): string | undefined {
  if (site === undefined || /^https?:\/\/[\w.-]+(?::\d+)?$/.test(site)) return site;
  throw new Error(
    `--site ${site} is not valid. Pass scheme and host, such as https://docs.example.com; --base has the path.`,
  );
}

function servingHint(base: string, gzip = false): string {
  if (gzip) return "Serve it with dataplat serve.";
  return base === "/"
    ? "Serve it with any web server, or run npm start."
    : `Serve it below ${base} with any web server.`;
}

if (import.meta.main) {
  await runCommand(
    {
      ...{ name: "docs", usage },
      options: { base: { type: "string" }, site: { type: "string" }, gzip: { type: "boolean" } },
    },
    async ({ values }) => {
      const folder = path.join(repositoryRoot, "dist", "docs");
      const base = checkBase(values.base ?? "/");
      const site = checkSite(values.site);
      await buildDocs({ folder, base, site, gzip: values.gzip ?? false });
      console.log(
        `The site is in ${path.relative(process.cwd(), folder)}/. ${servingHint(base, values.gzip)}`,
      );
    },
  );
}
