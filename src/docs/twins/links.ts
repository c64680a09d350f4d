/** Links of Markdown twins. */
import { posix } from "node:path";

interface LinkContext {
  /** Path of the site, with a slash at its end. */
  readonly base: string;
  /** Path of the page below the base. */
  readonly address: string;
  readonly addresses: readonly string[];
}

/** Name of the twin in the folder of its page. */
export const twinName = "index.md";

/** Creates a function that makes a link relative, to the twin of a page or a file of the site. Links elsewhere and in the page stay. */
export function createLinkRewriter({ base, address, addresses }: LinkContext): (href: string) => string {
  const known = new Set(addresses);
  const site = new URL(base, "https://site.invalid");
  const page = new URL(address, site);
  return (href) => {
    const target = new URL(href, page);
    if (target.origin !== site.origin || href.startsWith("#")) return href;
    const file = target.pathname.slice(base.length);
    const name = known.has(file) ? file + twinName : file;
    return posix.relative(address, name) + target.search + target.hash;
  };
}
